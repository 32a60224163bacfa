import { readLine } from './read';

/** Why a line can't be read or is skipped, if that's known. `rest` is what to remove, and `line` is what to write instead. */
export type Diagnosis =
  | {
      code:
        | 'capitals'
        | 'thousands'
        | 'comma'
        | 'decimals'
        | 'month'
        | 'day'
        | 'starting'
        | 'amount'
        | 'negative'
        | 'percent'
        | 'unknown';
    }
  | { code: 'goal-currency' | 'every-month'; line: string }
  | { code: 'text-after'; rest: string };

const DATE_WORDS = /\b(?:by|from)\s+(?!\d{4}-\d{2}\b)(?!\d+ months)\S/i;

/** Common mistakes, each with a pattern that detects it. The first one that matches counts. */
const MISTAKES: readonly [Diagnosis['code'], RegExp][] = [
  ['thousands', /\d,\d{3}(?!\d)/],
  ['comma', /\d,\d/],
  ['negative', /\b(?:every|average|copy\s+from)\s*-\d/i],
  ['decimals', /\.\d{3,}/],
  ['starting', /repeat\s+every\s+(?:(?:day|week)|\d+\s+(?:days|weeks))(?!.*starting)/i],
  ['day', /starting(?!\s*\d{4}-\d{2}-\d{2}\b)/i],
  ['percent', /\d\s*%(?!\s*of\s*\S)/i],
  ['month', DATE_WORDS],
  ['amount', /^#(?:template(?:-\d+)?|goal)$/],
];

/** Why the app doesn't read a line that looks like a template; undefined if it reads the line, or if the line isn't a template. */
export function diagnose(line: string): Diagnosis | undefined {
  const read = readLine(line);
  const text = line.substring(line.indexOf('#')).trim();
  if (!read) return /^#\s*(?:template|goal)\b/i.test(text) ? { code: 'capitals' } : undefined;
  if (read.type !== 'error' || read.adjustment !== undefined) return undefined;
  return (
    fixable(text) ??
    ({ code: MISTAKES.find(([, pattern]) => pattern.test(text))?.[0] ?? 'unknown' } as Diagnosis)
  );
}

/** Finds mistakes that can be fixed by writing a different line or by removing a part. */
function fixable(text: string): Diagnosis | undefined {
  const plainGoal = text.replace(/^(#goal\s+)\p{Sc}\s*/u, '$1');
  if (plainGoal !== text && isReadable(plainGoal)) return { code: 'goal-currency', line: plainGoal };
  const months = text.replace(/(every\s+)months?(?=\s+starting)/i, '$11 months');
  if (months !== text && isReadable(months)) return { code: 'every-month', line: months };
  const words = text.split(/(?=\s)/);
  for (let count = words.length - 1; count > 1; count--) {
    const start = words.slice(0, count).join('');
    const rest = words.slice(count).join('').trim();
    // If the rest starts with a word of the templates, it isn't extra text: it belongs to the template, but has a mistake in it.
    if (isReadable(start))
      return /^(?:by|repeat|up|spend|starting|%|,)/i.test(rest) ? undefined : { code: 'text-after', rest };
  }
  return undefined;
}

function isReadable(line: string): boolean {
  const read = readLine(line);
  return read !== undefined && read.type !== 'error';
}
