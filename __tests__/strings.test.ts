import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { blogStrings } from '@/strings/blog';
import { frameStrings } from '@/strings/frame';
import { pseudo } from './support/pseudo-language';

/** Where the English texts are, one module for each part of the interface. */
const FOLDER = join(process.cwd(), 'lib/strings/en');

/** Every text of a language with its path, functions called with numbers. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(...Array(value.length).fill(2)))]];
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

it.each(readdirSync(FOLDER))('the texts of %s are not empty, and each is there once', async file => {
  const all = texts(await import(join(FOLDER, file))).map(([, text]) => text);
  expect(all.filter(text => text.trim() === '')).toEqual([]);
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});

it('a second language has the same keys, typed', () => {
  expect(pseudo(frameStrings).skipLink).toBe('Šķíp ţó máíñ çóñţéñţ');
  expect(pseudo(blogStrings).readingTime(3)).toBe('3 míñ ŕéáđ');
});
