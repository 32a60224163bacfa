import { existsSync } from 'node:fs';
import type { FootnoteDefinition, Image, Link, Nodes, Paragraph, Root, Table, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from '../visit';
import type { VFile } from 'vfile';
import { isExternal } from '../../routes';
import { paragraph, plain } from '../nodes';
import { pointIn } from '../point';
import { braceReason, moduleReason } from '../syntax-mistakes';
import { isAdmonition } from './admonitions';

/**
 * Reports what Markdown and MDX silently accept: code in prose, malformed admonitions, footnotes and references without a
 * definition, and links and pictures without an address or text.
 */
export function prose() {
  return (tree: Root, file: VFile) => {
    const titled = new Set<string>();
    visit(tree, node => {
      const reason = reasonFor(node, file, titled);
      if (reason !== undefined) {
        file.message(reason, node.position?.start);
        withoutCode(node);
      }
      if (node.type === 'text') reportLeftovers(node, file);
      if (node.type === 'footnoteDefinition' && !isReferenced(node, tree))
        file.message(
          `No text has the footnote "[^${node.label}]". Write [^${node.label}] there, or remove it.`,
          node.position?.start,
        );
    });
  };
}

function reasonFor(node: Nodes, file: VFile, titled: Set<string>): string | undefined {
  switch (node.type) {
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return isComment(node.value) ? undefined : braceReason(`{${node.value.trim()}}`);
    case 'mdxjsEsm':
      return moduleReason(node.value.startsWith('export') ? 'export' : 'import');
    case 'paragraph':
      return admonitionReason(node, titled) ?? lineReason(node);
    case 'table':
      return tableMistake(node, file);
    case 'link':
      return linkReason(node, file);
    case 'image':
      return imageReason(node);
    default:
      return undefined;
  }
}

/** Turns code into text, so that `npm run dev` can still show the page. */
function withoutCode(node: Nodes): void {
  if (node.type === 'mdxTextExpression') Object.assign(node, plain(`{${node.value}}`));
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxjsEsm')
    Object.assign(node, paragraph([plain(node.value)]));
}

const isComment = (code: string) => /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/.test(code);

/** The error for a line that starts with ::: but isn't an admonition: its title has no brackets, or it has nothing to close. */
function admonitionReason(node: Paragraph, titled: Set<string>): string | undefined {
  const [first] = node.children;
  const line = first?.type === 'text' ? (first.value.split('\n')[0] ?? '') : '';
  const [, sign = '', name = '', title = ''] = /^(:{3,})\s*([\w-]*)(.*)$/.exec(line) ?? [];
  if (sign === '') return undefined;
  if (name !== '') {
    titled.add(sign);
    const type = isAdmonition(name) ? name : 'note';
    return `"${toString(node).split('\n')[0]}" isn't an admonition. Write ${sign}${type}${title.trim() === '' ? '' : `[${title.trim()}]`} on its own line.`;
  }
  // The end of an admonition that has already been reported.
  if (titled.delete(sign)) return undefined;
  return `"${sign}" has no admonition to close. Remove it, or write ${sign}note where the admonition starts.`;
}

/** The error for a line that its author meant as a heading or a row of a table. */
function lineReason({ children: [first] }: Paragraph): string | undefined {
  const text = first?.type === 'text' ? first.value : '';
  const [sign] = /^#{2,6}(?=[^\s#])/.exec(text) ?? [];
  if (sign !== undefined) return `A heading needs a space. Write ${sign} and a space before its words.`;
  return text.startsWith('|')
    ? "This row isn't part of a table. Below the headings, write a line with | --- | for each column, without empty lines."
    : undefined;
}

/** Reports rows of a table whose cells Markdown drops, and lines that became rows. */
function tableMistake({ align, children }: Table, file: VFile): undefined {
  const columns = align?.length ?? 0;
  for (const row of children) {
    const { start, end } = row.position ?? {};
    const cells = row.children.length;
    if (cells > columns)
      file.message(
        `The row has ${cells} cells, but the table has ${columns} columns. Remove a cell, or write \\| for a | in its text.`,
        start,
      );
    else if (columns > 1 && !String(file).slice(start?.offset, end?.offset).includes('|'))
      file.message('This line became a row of the table. Write an empty line before it.', start);
  }
}

function linkReason(node: Link, file: VFile): string | undefined {
  const { start, end } = node.position ?? {};
  const source = String(file).slice(start?.offset, end?.offset);
  if (node.url === '') return `The link "${source}" has no address. Write it in the parentheses: (/docs/…/).`;
  const hasText = toString(node).trim() !== '' || node.children.some(child => child.type !== 'text');
  return hasText ? undefined : `The link "${source}" has no text. Write it in the brackets.`;
}

const isReferenced = ({ identifier }: FootnoteDefinition, tree: Root) => {
  let found = false;
  visit(tree, 'footnoteReference', node => {
    found ||= node.identifier === identifier;
  });
  return found;
};

function imageReason({ url, alt }: Image): string | undefined {
  if (!alt?.trim()) return `The picture "${url}" has no alt text. Write what it shows: ![…](${url}).`;
  if (isExternal(url))
    return `The picture "${url}" is on another site, which could track readers. Add it to this repository, or link to it.`;
  if (!url.startsWith('/') || !existsSync(`public${url.replace(/[?#].*/, '')}`))
    return `There's no picture "${url}". Write its path in public, such as /icons/icon-192.png, or use <Screenshot name="…" alt="…" />.`;
  return undefined;
}

/** Signs that have an effect in Markdown only if they're complete. */
const LEFTOVERS: { pattern: RegExp; reason: (found: string) => string }[] = [
  {
    pattern: /\](?= ?\((?:\/|#|https?:))|(?<=\))\[(?=\/)/g,
    reason: () => "The link isn't complete. Write [text](address), without a space between them.",
  },
  {
    pattern: /(?<!\\)\*\*/g,
    reason: () => 'The ** has no partner. Write **bold**, without a space inside the signs.',
  },
];

/** Reports what Markdown leaves as plain text: incomplete links and bold text, and footnotes and references without a definition. */
function reportLeftovers(node: Text, file: VFile): void {
  const start = node.position?.start;
  if (start?.offset === undefined) return;
  const source = String(file).slice(start.offset, node.position?.end.offset);
  for (const { pattern, reason } of LEFTOVERS)
    for (const { index, 0: found } of source.matchAll(pattern))
      file.message(reason(found), pointIn(source, index, start));
  for (const match of source.matchAll(/(?<!\\)\[(?:\^([^\]\s]+)\]|[^[\]]+\]\[([^[\]]+)\])/g)) {
    const [found, footnote, reference] = match;
    file.message(
      footnote === undefined
        ? `The reference "${found}" has no definition. Write [${reference}]: /docs/…/ on its own line, or use [text](address).`
        : `The footnote "${found}" has no text. Write ${found}: and the text on its own line.`,
      pointIn(source, match.index, start),
    );
  }
}
