import { COMPONENTS, HTML_ELEMENTS } from './index';

/** HTML elements without content. */
export const VOID_ELEMENTS: readonly string[] = ['br'];

/** Attributes that authors may write on HTML elements. There is no style or class, because the site controls how pages look. */
export const HTML_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  abbr: ['title'],
  details: ['open'],
};

/** What to write instead of HTML that has a Markdown syntax or a component. */
const INSTEAD: Readonly<Record<string, string>> = {
  a: '[text](address)',
  b: '**bold**',
  code: 'the code in backticks',
  del: '~~text~~',
  em: '*emphasis*',
  hr: '---',
  i: '*emphasis*',
  img: '<Screenshot name="…" alt="…" />',
  li: '- for each item',
  ol: '1. before each item',
  p: 'an empty line between paragraphs',
  pre: '``` around the code',
  s: '~~text~~',
  strong: '**bold**',
  table: 'a Markdown table',
  ul: '- before each item',
};

/** Whether authors may use an element. */
export function isKnownElement(name: string): boolean {
  return Object.hasOwn(COMPONENTS, name) || HTML_ELEMENTS.includes(name);
}

/** The error message for an element that doesn't exist. */
export function elementRemedy(name: string): string {
  const instead = INSTEAD[name];
  if (instead !== undefined) return `There's no <${name}>. Write ${instead}.`;
  return `There's no <${name}>. The components are: ${Object.keys(COMPONENTS).join(', ')}; HTML: ${HTML_ELEMENTS.join(', ')}. If it isn't meant to be a tag, put it in backticks.`;
}
