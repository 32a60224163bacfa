import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cloneElement, createElement, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Mark } from '@/lib/strings/types';
import { pseudo } from '@/scripts/language/pseudo';
import { blogStrings } from '@/strings/blog';
import { contactStrings } from '@/strings/contact';
import { frameStrings } from '@/strings/frame';

/** The folder of the English strings, with one module for each part of the interface. */
const FOLDER = join(process.cwd(), 'lib/strings/en');

/** The argument for a number, a string, or a function that formats part of a sentence. */
const argument = Object.assign((text: string) => text, { toString: () => '2', startsWith: () => false });

/** A sentence with the argument as text in every place, because React can't render a function. */
function withText(node: unknown): ReactNode {
  if (node === argument) return String(argument);
  if (Array.isArray(node)) return node.map(withText);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node as ReactNode;
  const children = [node.props.children].flat();
  return cloneElement(node, {}, ...children.map(withText));
}

const rendered = (node: unknown) => renderToStaticMarkup(withText(node));

/** Marks the path of a string that a function returns together with others. Two cases can share one, such as a piece of advice. */
const FOR_A_CASE = '()';

/** Every string of a language with its path. Functions are called. */
function texts(value: unknown, path = ''): [path: string, text: string][] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const made: unknown = value(...Array<unknown>(value.length).fill(argument));
    if (made === undefined) return [];
    const isNode = Array.isArray(made) || isValidElement(made);
    if (typeof made === 'object' && made !== null && !isNode) return texts(made, path + FOR_A_CASE);
    return [[path, rendered(made)]];
  }
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

// React reports what it can't render, and leaves it out.
const reported = jest.spyOn(console, 'error');
beforeEach(() => reported.mockClear());
afterEach(() => expect(reported.mock.calls).toEqual([]));

it.each(readdirSync(FOLDER))('the strings of %s are unique and not empty', async file => {
  const all = texts(await import(join(FOLDER, file)));
  expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
  const own = all.filter(([path]) => !path.includes(FOR_A_CASE)).map(([, text]) => text);
  expect(own.filter((text, index) => own.indexOf(text) !== index)).toEqual([]);
});

it('a second language has the same keys, typed', () => {
  expect(pseudo(frameStrings).skipLink).toBe('Šķíp ţó máíñ çóñţéñţ·ẋẋẋ');
  expect(pseudo(blogStrings).readingTime(3)).toBe('3 míñ ŕéáđ·ẋẋẋ');
});

it('a sentence with a link is complete in a second language', () => {
  const link: Mark = text => createElement('a', { href: '/faq/' }, text);
  const sentence = pseudo(contactStrings).volunteersText(link);
  expect(rendered(sentence)).toMatch(/^Ñóbóđý .* <a href="\/faq\/">fŕéq[^<]*<\/a> fíŕšţ/);
});
