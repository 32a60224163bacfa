import type { FileReport } from '@/lib/imports/messages';
import { resultStrings } from '@/strings/rehearsal';

/** A date format as the app's list shows it: YYYY MM DD. */
export const dateFormatLabel = (format: string) => format.toUpperCase();

/** A column as the app's lists show it: its name, or its number from 1 with an example. */
export function columnLabel(name: string | undefined, { settings, columns }: FileReport): string {
  if (name === undefined) return resultStrings.noColumn;
  if (settings.hasHeader) return name;
  const example = columns.find(column => column.name === name)?.example ?? '';
  return resultStrings.column(Number(name) + 1, example);
}
