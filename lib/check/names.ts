import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fieldsOf } from '../content/fields';
import type { YamlSource } from '../content/files';
import { isGitHubName } from '../content/release';
import { SourceError } from '../content/source-error';
import { routes } from '../routes';

/** The folders whose files become pages or authors, and the file extensions allowed there. */
const FOLDERS = [
  { name: 'docs', ending: '.mdx', what: 'pages' },
  { name: 'blog', ending: '.mdx', what: 'posts' },
  { name: 'authors', ending: '.yml', what: 'authors' },
] as const;

/** The characters that a page's address may have, because addresses are written in links and typed by hand. */
const PAGE_NAME = /^[a-z\d][a-z\d._-]*$/;

/** Finds files that wouldn't become pages, and file names that make bad addresses. */
export async function nameMistakes(content = 'content'): Promise<SourceError[]> {
  const found = await Promise.all(
    FOLDERS.map(async ({ name, ending, what }) => {
      const entries = await readdir(join(content, name), { recursive: true, withFileTypes: true });
      return entries
        .filter(entry => !entry.name.startsWith('.'))
        .flatMap(entry => {
          const file = join(entry.parentPath, entry.name);
          const remedy = entry.isDirectory() ? folderMistake(file, name) : fileMistake(file, ending, what);
          return remedy === undefined ? [] : [new SourceError(file, { line: 1 }, remedy)];
        });
    }),
  );
  return [...found.flat(), ...(await strayMistakes(content))];
}

/** Finds pages outside of the folders for pages. Nothing reads them. */
async function strayMistakes(content: string): Promise<SourceError[]> {
  const entries = await readdir(content, { recursive: true, withFileTypes: true });
  return entries
    .filter(({ name }) => /^[^.].*\.(?:mdx?|markdown)$/i.test(name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !FOLDERS.some(({ name }) => !relative(join(content, name), file).startsWith('..')))
    .map(file => new SourceError(file, { line: 1 }, 'Nothing reads this file. Move it to docs or blog.'));
}

/**
 * Finds posts whose slug makes a bad address, or the address of one of the blog's lists.
 *
 * @param lists the paths of all pages that aren't built from a single file
 */
export function slugMistakes(posts: readonly YamlSource[], lists: readonly string[]): SourceError[] {
  return posts.flatMap(post => {
    const { slug } = fieldsOf(post.value);
    if (typeof slug !== 'string' || slug.trim() === '') return [];
    const address = routes.post(slug);
    const reason = !PAGE_NAME.test(slug)
      ? `"${slug}" makes a bad address. Write ${goodName(slug)}.`
      : lists.some(path => path.startsWith(address))
        ? `The blog has a list at "${address}". Write another slug.`
        : undefined;
    return reason === undefined ? [] : [new SourceError(post.file, post.placeOf(['slug']), reason)];
  });
}

function fileMistake(file: string, ending: string, what: string): string | undefined {
  const name = basename(file);
  if (/\.(?:md|markdown)$/i.test(name) && ending === '.mdx')
    return `Pages end in .mdx. Rename it to ${goodName(name.replace(/\.\w+$/, ''))}.mdx.`;
  if (!name.endsWith(ending))
    return `This folder is for ${what}, which end in ${ending}. Move the file or rename it.`;
  const stem = name.slice(0, -ending.length);
  // An author's key is a GitHub name, which may have capital letters.
  if (ending === '.yml' ? isGitHubName(stem) : PAGE_NAME.test(stem)) return undefined;
  return `"${name}" makes a bad address. Rename it to ${goodName(stem)}${ending}.`;
}

function folderMistake(file: string, kind: string): string | undefined {
  const name = basename(file);
  if (kind !== 'docs') return `This folder can't have subfolders. Move the files up one level.`;
  return PAGE_NAME.test(name)
    ? undefined
    : `"${name}" makes a bad address. Rename the folder to ${goodName(name)}.`;
}

const goodName = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d._-]+/g, '-')
    .replace(/^[^a-z\d]+|-+$/g, '') || 'page';
