import type { Setup } from './setup';
import type { ValueName } from './choices';

/**
 * The values in code that are the reader's own. A port in a container, such as `actual_server:5006` or the second number of
 * `5006:5006`, isn't.
 */
const PLACEHOLDERS: Record<ValueName, RegExp> = {
  port: /(?<=(?:localhost|127\.0\.0\.1|192\.168\.1\.20):)5006\b|\b5006(?=:5006\b)/g,
  folder: /\/path\/to\/actual-data\b|(?<![\w.])\.\/actual-data\b(?!-)/g,
  domain: /\bbudget\.example\.org\b/g,
};

/** A value in a string that a reader replaces with their own. */
export interface Placeholder {
  name: ValueName;
  start: number;
  end: number;
}

/** The placeholders of a string, in order. */
export function placeholders(text: string): Placeholder[] {
  const names = Object.keys(PLACEHOLDERS) as ValueName[];
  return names
    .flatMap(name =>
      [...text.matchAll(PLACEHOLDERS[name])].map(({ index, 0: { length } }) => ({
        name,
        start: index,
        end: index + length,
      })),
    )
    .sort((a, b) => a.start - b.start);
}

/** A string with the reader's values. */
export function fillIn(text: string, setup: Setup): string {
  return placeholders(text).reduceRight(
    (filled, { name, start, end }) =>
      filled.slice(0, start) + (setup[name] ?? filled.slice(start, end)) + filled.slice(end),
    text,
  );
}
