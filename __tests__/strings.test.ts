import * as en from '@/lib/strings/en';
import type { Strings } from '@/lib/strings/types';
import { pseudo } from './support/pseudo-language';

/** Every text of a language with its path, functions called with numbers. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(...Array(value.length).fill(2)))]];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

it('has no empty text', () => {
  expect(texts(en).filter(([, text]) => text.trim() === '')).toEqual([]);
});

it('a second language is a catalogue with the same keys', () => {
  const second: Strings = pseudo(en);
  expect(second.frame.skipLink).toBe('Šķíp ţó máíñ çóñţéñţ');
  expect(second.blog.readingTime(3)).toBe('3 míñ ŕéáđ');
});

it('repeats no text within a part of the interface', () => {
  for (const [name, part] of Object.entries(en)) {
    const all = texts(part).map(([, text]) => text);
    expect([name, all.filter((text, index) => all.indexOf(text) !== index)]).toEqual([name, []]);
  }
});
