import type { Translation } from '@/lib/strings/types';

const ACCENTS: Record<string, string> = {
  ...{
    a: 'á',
    c: 'ç',
    d: 'đ',
    e: 'é',
    i: 'í',
    k: 'ķ',
    n: 'ñ',
    o: 'ó',
    r: 'ŕ',
    s: 'š',
    t: 'ţ',
    u: 'ú',
    y: 'ý',
  },
  ...{ A: 'Á', C: 'Ç', D: 'Đ', E: 'É', I: 'Í', N: 'Ñ', O: 'Ó', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Ú', Y: 'Ý' },
};

const accented = (text: string) => text.replace(/[a-z]/gi, letter => ACCENTS[letter] ?? letter);

/** A language for tests: the texts of a part of the interface with accents, so that a text outside the catalogue stands out. */
export function pseudo<English extends object>(english: English): Translation<English> {
  const convert = (value: unknown): unknown => {
    if (typeof value === 'string') return accented(value);
    if (typeof value === 'function') return (...args: unknown[]) => accented(String(value(...args)));
    return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, convert(inner)]));
  };
  return convert(english) as Translation<English>;
}
