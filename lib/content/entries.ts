import { fieldsOf } from './fields';
import type { YamlSource } from './files';
import { SourceError, type Place } from './source-error';

/** What is wrong with an entry or one of its fields. */
export interface EntryMistake {
  field?: string;
  reason: string;
}

/**
 * Reads a YAML list whose entries all have the same fields.
 *
 * @param fields the fields an entry may have
 * @param read creates the entry, or returns what is wrong with it and what to write instead. It gets the entry's position, too.
 * @returns the valid entries, and one error with its location for each of the others
 */
export function readEntries<Entry extends object>(
  { file, value, placeOf, keyPlaceOf }: YamlSource,
  fields: readonly string[],
  read: (entry: Record<string, unknown>, index: number) => Entry | EntryMistake,
): { entries: Entry[]; mistakes: SourceError[] } {
  const entries: Entry[] = [];
  const mistakes: SourceError[] = [];
  const list: unknown[] = Array.isArray(value) ? value : [];
  const report = (place: Place, reason: string) => mistakes.push(new SourceError(file, place, reason));
  if (!Array.isArray(value)) report({ line: 1 }, `Write a list: each entry begins with "- ${fields[0]}:".`);
  list.forEach((each, index) => {
    const entry = fieldsOf(each);
    const unknown = Object.keys(entry).find(field => !fields.includes(field));
    if (unknown !== undefined) {
      report(
        keyPlaceOf([index, unknown]),
        `There's no field "${unknown}". The fields are: ${fields.join(', ')}.`,
      );
      return;
    }
    const found = read(entry, index);
    if ('reason' in found) report(placeOf([index, ...(found.field ? [found.field] : [])]), found.reason);
    else entries.push(found);
  });
  return { entries, mistakes };
}
