import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SourceError } from '../content/source-error';

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
  return found.flat();
}

function fileMistake(file: string, ending: string, what: string): string | undefined {
  const name = basename(file);
  if (/\.(?:md|markdown)$/i.test(name) && ending === '.mdx')
    return `Pages end in .mdx. Rename it to ${goodName(name.replace(/\.\w+$/, ''))}.mdx.`;
  if (!name.endsWith(ending))
    return `This folder is for ${what}, which end in ${ending}. Move the file or rename it.`;
  const stem = name.slice(0, -ending.length);
  // An author's key is a GitHub name, which may have capital letters.
  if (ending === '.yml' || PAGE_NAME.test(stem)) return undefined;
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
    .replace(/[^a-z\d._-]+/g, '-')
    .replace(/^[^a-z\d]+|-+$/g, '') || 'page';
