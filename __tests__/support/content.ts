import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './temporary-folder';

/** Writes files (path in the folder → text) to a temporary folder and returns its path. */
export async function contentFolder(files: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder('content');
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

/** A doc's text with valid front matter, except for the given lines. */
export function docText(lines: Record<string, string | undefined> = {}, body = 'Text.\n'): string {
  const frontMatter: Record<string, string | undefined> = {
    title: 'Transfers',
    description: 'Move money between accounts so that both sides stay linked and reports stay right.',
    ...lines,
  };
  const yaml = Object.entries(frontMatter).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${value}`],
  );
  return `---\n${yaml.join('\n')}\n---\n\n${body}`;
}
