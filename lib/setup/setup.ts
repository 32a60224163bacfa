import { PATTERNS, type FieldName } from './choices';

/** What a reader has chosen: a value for each field, all of them valid. */
export type Setup = Partial<Record<FieldName, string>>;

const FIELDS = Object.keys(PATTERNS) as FieldName[];

/** Whether a string is valid for a field. */
export function isValid(field: FieldName, text: unknown): text is string {
  return typeof text === 'string' && new RegExp(`^(?:${PATTERNS[field]})$`).test(text);
}

/** Reads a stored setup. Whatever isn't valid, such as an option that no longer exists, is left out. */
export function parseSetup(stored: string | null): Setup {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    const entries = new Map(typeof found === 'object' && found !== null ? Object.entries(found) : []);
    return Object.fromEntries(
      FIELDS.flatMap(field => (isValid(field, entries.get(field)) ? [[field, entries.get(field)]] : [])),
    ) as Setup;
  } catch {
    return {};
  }
}

/** The text of a field as a reader typed it, in the form that's stored: `https://Budget.Example.org/` is `budget.example.org`. */
export function tidy(field: FieldName, typed: string): string {
  const text = typed.trim();
  if (field === 'domain')
    return text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/\/$/, '');
  if (field === 'folder') return text.replaceAll('\\', '/').replace(/(?<=.)\/$/, '');
  return text;
}
