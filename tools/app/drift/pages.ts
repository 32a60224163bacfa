/**
 * The labels and messages of the app that the pages quote, by line. It uses the site's packages, so run `npm ci` in the site's
 * folder first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import GithubSlugger from 'github-slugger';
import type { Node, Parent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

import { repoDir } from '../src/paths.ts';
import { keyOf } from './texts.ts';

/** A string of the app as a page quotes it. `key` is used for comparisons. */
export type Quote = { text: string; key: string; line: number };
export type Page = { file: string; lines: string[]; quotes: Quote[]; scenes: { name: string; line: number }[]; anchors: Set<string> };
/** A line of a file in the repository, counted from 1. */
export type Place = { file: string; line: number; text: string };

const DOCS = 'content/docs';

/** The pages of the documented release. Frozen versions of the docs are ignored. */
export function readPages(root = repoDir): Page[] {
  const { versions } = JSON.parse(readFileSync(path.join(root, 'content/versions.json'), 'utf8')) as { versions: { folder: string }[] };
  const frozen = versions.filter(({ folder }) => folder !== '').map(({ folder }) => `${folder}${path.sep}`);
  return readdirSync(path.join(root, DOCS), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.mdx') && !frozen.some(folder => name.startsWith(folder)))
    .sort()
    .map(name => readPage(`${DOCS}/${name.split(path.sep).join('/')}`, readFileSync(path.join(root, DOCS, name), 'utf8')));
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/** A page from its text. */
export function readPage(file: string, text: string): Page {
  // Lines of the front matter are replaced by empty ones, so that positions count from the start of the file.
  const body = text.replace(/^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/, block => block.replace(/[^\n]/g, ''));
  const page: Page = { file, lines: text.split('\n'), quotes: [], scenes: [], anchors: new Set() };
  const slugger = new GithubSlugger();
  const walk = (node: Node): void => {
    const line = node.position?.start.line ?? 1;
    for (const quoted of quotedIn(node)) page.quotes.push({ text: quoted, key: keyOf(quoted), line });
    if (node.type === 'heading') page.anchors.add(explicitId(node) ?? slugger.slug(headingText(node)));
    for (const [name, value] of attributesOf(node)) {
      if (name === 'id') page.anchors.add(value);
      if (name === 'name' && ['Screenshot', 'Clip'].includes((node as { name?: string }).name ?? '')) page.scenes.push({ name: value, line });
    }
    if ('children' in node) (node as Parent).children.forEach(walk);
  };
  walk(parser.parse(body));
  return page;
}

/** The quotes in a node: bold labels, code with a space in it, words in quotation marks, and whole headings. */
function quotedIn(node: Node): string[] {
  if (node.type === 'strong') return labels(toString(node));
  if (node.type === 'inlineCode') return toString(node).trim().includes(' ') ? [toString(node)] : [];
  if (node.type === 'heading') return [headingText(node)];
  if (node.type === 'text') return [...toString(node).matchAll(/[“"]([^”"]{2,})[”"]/g)].map(([, quoted = '']) => quoted);
  return [];
}

/** `Settings → Show advanced settings` has two labels, but the arrow may also be part of one. */
const labels = (text: string): string[] => {
  const parts = text.split(/\s*[→›>]\s*/).filter(part => part !== '');
  return parts.length > 1 ? [text, ...parts] : parts;
};

/** Without the comment at the end. */
const headingText = (node: Node): string => toString((node as Parent).children.filter(({ type }) => type !== 'mdxTextExpression')).trim();

/** The id in a comment at the end of a heading: `{/* #id *​/}`. */
function explicitId(node: Node): string | undefined {
  const last = (node as Parent).children.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? (last as { value?: string }).value : undefined;
  return /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(comment ?? '')?.[1];
}

function attributesOf(node: Node): [string, string][] {
  const attributes = (node as { attributes?: unknown }).attributes;
  if (!Array.isArray(attributes)) return [];
  return (attributes as { name?: unknown; value?: unknown }[]).flatMap(({ name, value }): [string, string][] =>
    typeof name === 'string' && typeof value === 'string' ? [[name, value]] : [],
  );
}

/** The lines of the pages that quote a string. */
export const placesOf = (pages: Page[], text: string): Place[] =>
  pages.flatMap(page => unique(page.quotes.filter(({ key }) => key === keyOf(text)).map(({ line }) => line)).map(line => placeAt(page, line)));

/** The lines of the pages with a whole word, such as a name of the API or an environment variable. */
export function placesNaming(pages: Page[], word: string): Place[] {
  const pattern = new RegExp(`(?<![\\w$.-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-]|\\.\\w)`);
  return pages.flatMap(page => page.lines.flatMap((line, index) => (pattern.test(line) ? [placeAt(page, index + 1)] : [])));
}

export const placeAt = (page: Page, line: number): Place => ({ file: page.file, line, text: (page.lines[line - 1] ?? '').trim() });

export const unique = <Value>(values: Value[]): Value[] => [...new Set(values)];

/** The most lines that a list of labels takes on a page: a table, or the steps of one section. */
const LIST_LINES = 20;

/**
 * The places where pages describe a list of labels: the line of the first one, where most of them are close together.
 *
 * @param least how many of them are required
 */
export function listsOf(pages: Page[], labels: string[], least: number): (Place & { found: number })[] {
  const keys = new Set(labels.map(keyOf));
  const lists = pages.flatMap(page => {
    const quotes = page.quotes.filter(({ key }) => keys.has(key)).sort((a, b) => a.line - b.line);
    const windows = quotes.map(first => {
      const within = quotes.filter(({ line }) => line >= first.line && line < first.line + LIST_LINES);
      return { ...placeAt(page, first.line), found: new Set(within.map(({ key }) => key)).size };
    });
    return windows.sort((a, b) => b.found - a.found || a.line - b.line).slice(0, 1);
  });
  const most = Math.max(0, ...lists.map(({ found }) => found));
  return lists.filter(({ found }) => found >= least && found * 2 > most).sort((a, b) => b.found - a.found);
}
