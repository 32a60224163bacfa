import type { Image, Link, Nodes, Paragraph, Root, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from '../visit';
import type { VFile } from 'vfile';
import { isExternal } from '../../routes';
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
      if (reason !== undefined) file.message(reason, node.position?.start);
      if (node.type === 'text') reportReferences(node, file);
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
      return admonitionReason(node, titled);
    case 'link':
      return linkReason(node, file);
    case 'image':
      return imageReason(node);
    default:
      return undefined;
  }
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

function linkReason(node: Link, file: VFile): string | undefined {
  const { start, end } = node.position ?? {};
  const source = String(file).slice(start?.offset, end?.offset);
  if (node.url === '') return `The link "${source}" has no address. Write it in the parentheses: (/docs/…/).`;
  const hasText = toString(node).trim() !== '' || node.children.some(child => child.type !== 'text');
  return hasText ? undefined : `The link "${source}" has no text. Write it in the brackets.`;
}

function imageReason({ url, alt }: Image): string | undefined {
  if (!alt?.trim()) return `The picture "${url}" has no alt text. Write what it shows: ![…](${url}).`;
  if (isExternal(url))
    return `The picture "${url}" is on another site, which could track readers. Add it to this repository, or link to it.`;
  return undefined;
}

/** Footnotes and references without a definition are still plain text. */
function reportReferences(node: Text, file: VFile): void {
  const start = node.position?.start;
  if (start?.offset === undefined) return;
  const source = String(file).slice(start.offset, node.position?.end.offset);
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
