import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rehearse, type Rehearsal } from '@/lib/imports/rehearse';
import type { Settings } from '@/lib/imports/types';

/** The made-up files of banks that the tests read. */
export const FOLDER = join(__dirname, 'files');

/** Rehearses the import of a file in FOLDER. */
export function readFile(name: string, chosen: Partial<Settings> = {}): Rehearsal {
  return rehearse(name, new Uint8Array(readFileSync(join(FOLDER, name))), chosen);
}

/** Rehearses the import of some text. */
export function readText(name: string, text: string, chosen: Partial<Settings> = {}): Rehearsal {
  return rehearse(name, new TextEncoder().encode(text), chosen);
}

/** Each problem as its kind and line: `date 4`. */
export const problemsOf = ({ problems }: Rehearsal) =>
  problems.map(({ kind, line }) => (line === undefined ? kind : `${kind} ${line}`));
