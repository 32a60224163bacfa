import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fieldsOf } from '../content/fields';
import { filesBelow, readFrontMatter, readYaml, type YamlSource } from '../content/files';
import type { VersionsFile } from '../versions/cut';
import { versionMismatches } from './version-mismatches';
import { readJson } from './json-source';
import { presentMentions, type Mention } from './mentions';
import { pinMistakes, type Published } from './pins';
import type { Task } from './task';
import { isVersion, newestBefore } from './version';

/** Folders and files with text about what the documented release does. */
const READ_BY_PEOPLE = [
  { folder: 'content/docs', ending: '.mdx' },
  { folder: 'content/reference', ending: '.yml' },
  { folder: 'docs', ending: '.md' },
];
const FILES_READ_BY_PEOPLE = [
  'content/announcement.yml',
  'content/glossary.yml',
  'CONTRIBUTING.md',
  'README.md',
  'tools/app/README.md',
];

const VERSIONS_FILE = 'content/versions.json';

/**
 * Lists what to do before the site documents a release: its post, the release numbers to update, the pinned packages of
 * tools/app, the default version of the docs, and the lines that describe the previous release as the current one.
 *
 * @param root the project's folder
 * @param version the release
 * @param published the versions of each package on npm; left out: pinned packages aren't checked
 * @throws Error if `version` isn't a release number
 */
export async function releaseTasks(root: string, version: string, published?: Published): Promise<Task[]> {
  if (!isVersion(version))
    throw new Error(`"${version}" isn't a release number. Write year.month.patch, such as 25.12.0.`);
  const posts = await releasePosts(root);
  const documented = (await readJson(root, 'package.json'))?.textAt(['version']);
  const known = [...posts.keys(), ...(documented ? [documented] : [])];
  const old = newestBefore(version, known);
  return [
    ...(posts.has(version) ? [] : [missingPost(version, old, posts)]),
    ...(await versionMismatches(root, version)),
    ...(published ? await pinMistakes(root, version, published) : []),
    ...(await defaultVersionTasks(root, version)),
    ...(old === undefined ? [] : await outdatedLines(root, old, version)),
  ];
}

/** The release posts by the version they announce. */
async function releasePosts(root: string): Promise<Map<string, string>> {
  const posts = new Map<string, string>();
  for (const file of await filesBelow(join(root, 'content/blog'), '.mdx')) {
    const version = versionOfPost(await readFrontMatter(file));
    if (version !== undefined) posts.set(version, relative(root, file));
  }
  return posts;
}

function versionOfPost({ value }: YamlSource): string | undefined {
  const { version } = fieldsOf(fieldsOf(value).release);
  return typeof version === 'string' && isVersion(version) ? version : undefined;
}

function missingPost(version: string, old: string | undefined, posts: ReadonlyMap<string, string>): Task {
  const pattern = old === undefined ? undefined : posts.get(old);
  const like = pattern ? ` Write it like ${basename(pattern)}.` : '';
  return {
    file: `content/blog/<date>-release-${version}.mdx`,
    line: 1,
    text: `There's no post about ${version}.${like}`,
  };
}

/** Lines that describe `old` as the current release. Folders of frozen docs versions are left out. */
async function outdatedLines(root: string, old: string, version: string): Promise<Task[]> {
  const files: string[] = FILES_READ_BY_PEOPLE.filter(file => existsSync(join(root, file)));
  for (const { folder, ending } of READ_BY_PEOPLE) {
    if (!existsSync(join(root, folder))) continue;
    files.push(...(await filesBelow(join(root, folder), ending)).map(file => relative(root, file)));
  }
  const frozen = await frozenFolders(root);
  const tasks: Task[] = [];
  for (const file of files.filter(name => !frozen.some(folder => name.startsWith(folder)))) {
    const text = await readFile(join(root, file), 'utf8');
    for (const mention of presentMentions(text, old, version))
      tasks.push({ file, line: mention.line, text: remedyFor(mention, old, version) });
  }
  return tasks.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** The pages in content/docs describe the release, so with several versions of the docs, they're the default one, with its number. */
async function defaultVersionTasks(root: string, version: string): Promise<Task[]> {
  const { value, placeOf } = await readYaml(join(root, VERSIONS_FILE));
  const { last, versions } = value as VersionsFile;
  const index = versions.findIndex(({ folder }) => folder === '');
  const own = versions[index];
  if (!own || versions.length === 1) return [];
  const task = (path: (string | number)[], text: string): Task => ({
    file: VERSIONS_FILE,
    line: placeOf(path).line,
    text,
  });
  return [
    ...(last === own.name
      ? []
      : [task(['last'], `Readers get the docs of ${last} by default. Write ${own.name}.`)]),
    ...(version.startsWith(own.label)
      ? []
      : [task(['versions', index, 'label'], `The label is "${own.label}". Write ${version}.`)]),
  ];
}

async function frozenFolders(root: string): Promise<string[]> {
  const { versions } = (await readYaml(join(root, VERSIONS_FILE))).value as VersionsFile;
  return versions.filter(({ folder }) => folder !== '').map(({ folder }) => `content/docs/${folder}/`);
}

function remedyFor({ excerpt, isHeading }: Mention, old: string, version: string): string {
  const anchor = isHeading && !excerpt.includes('{/*') ? ' Keep the anchor with {/* #old-id */}.' : '';
  return `“${excerpt}” Check it. Write ${version}, or add since, before, or until to ${old}.${anchor}`;
}
