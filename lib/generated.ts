import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompiledAnnouncement } from './content/announcement';
import type { PreparedContent } from './content/store';
import type { HeaderEntry } from './navigation/header-entries';
import type { YearOfPosts } from './navigation/recent-posts';
import type { PackedItem } from './navigation/pack-sidebar';
import type { SidebarItem } from './navigation/types';
import type { Redirect } from './redirects/read';
import type { Picture } from './screenshots/variants';
import type { PopularQuestion } from './search/popular';
import type { DocsData } from './versions/types';

/** Where the build writes the files that the site imports. Git ignores it. */
export const GENERATED_FOLDER = '.generated';

/**
 * Every generated file, by its name without the extension. The site imports them from `@/generated/<name>.json`, and
 * lib/generated-modules.d.ts gives those imports the same types.
 */
export interface Generated {
  /** Null if content/announcement.yml is empty. */
  announcement: CompiledAnnouncement | null;
  content: PreparedContent;
  /** The addresses of docs with `sidebar: false`. */
  'docs-outside': string[];
  header: HeaderEntry[];
  'header-versions': DocsData;
  /** The address of the worker that reads bank files, without the site's base path. */
  'import-reader': string;
  /** ISO date and time of each content file's last commit, by path. */
  'last-updated': Record<string, string>;
  /** The errors in each content file, which `npm run dev` shows on its page. Empty in a build. */
  mistakes: Record<string, string[]>;
  /** The questions that the search page shows before anything is typed. */
  popular: PopularQuestion[];
  'recent-posts': YearOfPosts[];
  redirects: Redirect[];
  /** Pictures of the app by scene. */
  screenshots: Record<string, Picture>;
  /** The folder of the search index for each docs version. */
  search: Record<string, string>;
  /** The address of the script that shows the reader's setup, without the site's base path. */
  'setup-script': string;
  /** The docs versions that can be searched: their `version` parameter in the address, and their names. */
  'search-versions': { key: string; label: string }[];
  /** The sidebar of each docs version, with the path prefix of its pages. */
  sidebars: { path: string; items: SidebarItem[] }[];
  /** The sidebars as browsers load them, with the docs' first script. */
  'sidebar-links': { path: string; items: PackedItem[] }[];
}

const fileOf = (name: keyof Generated) => join(GENERATED_FOLDER, `${name}.json`);

/**
 * Writes a generated file. Unchanged files aren't touched, so that `npm run dev` doesn't reload, and changed files are replaced
 * atomically.
 *
 * @returns whether the file changed
 */
export async function writeGenerated<Name extends keyof Generated>(
  name: Name,
  value: Generated[Name],
): Promise<boolean> {
  const file = fileOf(name);
  const text = JSON.stringify(value);
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return false;
  await mkdir(GENERATED_FOLDER, { recursive: true });
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
  return true;
}

/**
 * Reads a generated file in a script.
 *
 * @throws Error if the file is missing because no build has run yet
 */
export async function readGenerated<Name extends keyof Generated>(name: Name): Promise<Generated[Name]> {
  const text = await readFile(fileOf(name), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${fileOf(name)} is missing. Run npm run build.`);
  return JSON.parse(text) as Generated[Name];
}
