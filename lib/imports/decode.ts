import type { FileKind, Problem } from './types';

/** The largest file that is read, in bytes. A statement with 50,000 lines is about 5 MB. */
export const LARGEST_FILE = 64 * 1024 * 1024;

/** The longest line that is read, in characters: no bank writes a line of a million characters. */
export const LONGEST_LINE = 1_000_000;

/** How the app reads a file, judging by its name. */
export function kindOf(name: string): FileKind | undefined {
  const ending = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase();
  if (ending === 'csv' || ending === 'tsv') return 'csv';
  if (ending === 'ofx' || ending === 'qfx') return 'ofx';
  if (ending === 'qif') return 'qif';
  return ending === 'xml' ? 'camt' : undefined;
}

/** The first bytes of files that aren't text, and what they are. */
const SIGNATURES: readonly (readonly [string, string])[] = [
  ['%PDF', 'PDF'],
  ['PK\x03\x04', 'XLSX, ODS, ZIP'],
  ['\xD0\xCF\x11\xE0', 'XLS'],
  ['\x1F\x8B', 'GZIP'],
  ['\x89PNG', 'PNG'],
  ['\xFF\xD8\xFF', 'JPEG'],
];

/** The text of a file as the app reads it, or why it can't be read. */
export interface Decoded {
  text: string;
  problems: Problem[];
}

/**
 * Reads bytes as the app does: as UTF-8, whatever encoding the bank used.
 *
 * @param bytes the whole file
 */
export function decode(bytes: Uint8Array): Decoded {
  const stop = (kind: Problem['kind'], found?: string, line?: number): Decoded => ({
    text: '',
    problems: [{ kind, found, line, blocks: true }],
  });
  if (bytes.length === 0) return stop('empty');
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const signature = SIGNATURES.find(([beginning]) => start.startsWith(beginning));
  if (signature) return stop('binary', signature[1]);
  if (/^(?:\xFF\xFE|\xFE\xFF)/.test(start)) return stop('encoding', 'UTF-16', 1);
  if (bytes.subarray(0, 4096).includes(0)) return stop('binary');
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return stop('empty');
  const lines = linesWithBreaks(text);
  if (lines.endless !== undefined) return stop('endless-line', undefined, lines.endless);
  return { text, problems: lines.broken === undefined ? [] : [{ kind: 'encoding', ...lines.broken }] };
}

/** The first line that is too long, and the first line that isn't valid UTF-8. */
function linesWithBreaks(text: string): { endless?: number; broken?: { line: number; found: string } } {
  let line = 1;
  let broken: { line: number; found: string } | undefined;
  let bad = text.indexOf('\uFFFD');
  for (let at = 0; at <= text.length; line += 1) {
    const next = text.indexOf('\n', at);
    const end = next === -1 ? text.length : next;
    if (end - at > LONGEST_LINE) return { endless: line };
    if (bad !== -1 && bad >= at && bad <= end && !broken) {
      broken = { line, found: text.slice(Math.max(at, bad - 12), Math.min(end, bad + 12)).trim() };
      bad = -1;
    }
    at = end + 1;
  }
  return { broken };
}
