import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { repoDir } from '../src/paths.ts';

export const referenceDir = path.join(repoDir, 'content/reference');

/** Whether `npm run extract -- --check` is running, which compares instead of writing. */
export const checking = process.argv.includes('--check');

/**
 * Writes a file of content/reference, or compares it with --check.
 *
 * @returns whether the committed file has the same content
 */
export function commit(name: string, text: string): boolean {
  const file = path.join(referenceDir, name);
  const old = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const same = old === text;
  if (!checking && !same) {
    mkdirSync(referenceDir, { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`  ${same ? 'same' : checking ? 'DIFFERS' : 'written'}  content/reference/${name}`);
  if (checking && !same) console.error(difference(old ?? '', text));
  return same;
}

export const json = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

/** The lines that differ between two strings, up to 20 on each side. */
export function difference(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const gone = old.filter(line => !now.includes(line)).slice(0, 20);
  const added = now.filter(line => !old.includes(line)).slice(0, 20);
  return [...gone.map(line => `  - ${line}`), ...added.map(line => `  + ${line}`)].join('\n');
}
