import { parse } from '@/generated/template-parser.js';
import type { Template } from './types';

/** What a line must begin with to be read. The app is strict about capitals here. */
const PREFIXES = ['#template', '#goal'];

/** The percentages that the app allows in a schedule line: more than −100 and at most 1,000. */
const LEAST_ADJUSTMENT = -100;
const MOST_ADJUSTMENT = 1000;

/**
 * The templates of a note, as the app stores them before it applies them. Other lines are left out; a line that can't be read
 * is a template of the type `error`.
 */
export function readNote(note: string): Template[] {
  return note.split('\n').flatMap(line => readLine(line) ?? []);
}

/** The template of a line, or undefined for a line that the app skips. Text before the first `#` doesn't count. */
export function readLine(line: string): Template | undefined {
  const text = line.substring(line.indexOf('#')).trim();
  if (!PREFIXES.some(prefix => text.startsWith(prefix))) return undefined;
  const template = parsed(text, line);
  if (template.type !== 'schedule' || template.adjustment === undefined) return template;
  const { adjustment } = template;
  const allowed = adjustment > LEAST_ADJUSTMENT && adjustment <= MOST_ADJUSTMENT;
  return allowed ? template : { type: 'error', directive: 'error', line, adjustment };
}

function parsed(text: string, line: string): Template {
  try {
    // The app stores templates as JSON, so a number that is too large for JSON becomes null.
    return JSON.parse(JSON.stringify(parse(text))) as Template;
  } catch {
    return { type: 'error', directive: 'error', line };
  }
}
