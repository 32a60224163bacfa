import type { Nodes, PhrasingContent, Root, Text } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { glossary, type GlossaryEntry } from '../../content/glossary';
import { docIdOfFile, routes } from '../../routes';
import type { MdxSource } from '../types';

/** What is walked for terms. Headings, links, code, tables, bold labels of the app and what is folded away are left alone. */
const WALKED = ['root', 'paragraph', 'list', 'listItem', 'blockquote'];
const WALKED_ELEMENTS = ['Admonition', 'Steps'];

/** Lists of everything, where a word is explained or stands in a line that is no sentence of ours. */
const LISTS: string[] = [routes.glossary, routes.releases];

/**
 * Wraps the first use of each word that the glossary explains in a `<Term>`, which shows the definition. The page that
 * explains a term needs no such help.
 */
export function terms({ file }: Pick<MdxSource, 'file'>) {
  return () => async (tree: Root) => {
    const page = routes.doc(docIdOfFile(file));
    if (LISTS.includes(page)) return;
    mark(tree, wordsOf((await glossary()).filter(entry => entry.page !== page)));
  };
}

/** The entry that each word stands for; words in small letters stand for any case. */
function wordsOf(entries: readonly GlossaryEntry[]): Map<string, GlossaryEntry> {
  return new Map(entries.flatMap(entry => entry.explain.map(word => [word, entry])));
}

/** Marks the terms below a node in reading order; each found term is removed from the words. */
function mark(node: Nodes, words: Map<string, GlossaryEntry>): void {
  if (!('children' in node) || !isWalked(node)) return;
  node.children = node.children.flatMap(child => {
    if (child.type === 'text' && node.type === 'paragraph') return split(child, words);
    mark(child, words);
    return [child];
  }) as never;
}

const isWalked = (node: Nodes) =>
  WALKED.includes(node.type) ||
  (node.type === 'mdxJsxFlowElement' && WALKED_ELEMENTS.includes(node.name ?? ''));

function split(node: Text, words: Map<string, GlossaryEntry>): PhrasingContent[] {
  const first = firstTerm(node.value, words);
  if (!first) return [node];
  const { index, word, entry } = first;
  for (const other of entry.explain) words.delete(other);
  const before = node.value.slice(0, index);
  const after: Text = { type: 'text', value: node.value.slice(index + word.length) };
  return [
    ...(before === '' ? [] : [{ type: 'text' as const, value: before }]),
    term(word, entry),
    ...(after.value === '' ? [] : split(after, words)),
  ];
}

/** The first word of a text that is explained; of two at the same place the longer one. */
function firstTerm(value: string, words: Map<string, GlossaryEntry>) {
  const spelled = [...words.keys()].sort((a, b) => b.length - a.length);
  if (spelled.length === 0) return undefined;
  const pattern = new RegExp(`(?<![\\w/.-])(?:${spelled.map(anyCase).join('|')})(?![\\w-])`, 'g');
  const match = pattern.exec(value);
  const entry = match && (words.get(match[0]) ?? words.get(match[0].toLowerCase()));
  return entry ? { index: match.index, word: match[0], entry } : undefined;
}

/** A word as a pattern: a capital first letter may stand for a small one. */
const anyCase = (word: string) => word.replace(/^[a-z]/, letter => `[${letter}${letter.toUpperCase()}]`);

const term = (word: string, { term: name, definition }: GlossaryEntry): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'Term',
  attributes: [
    { type: 'mdxJsxAttribute', name: 'name', value: name },
    { type: 'mdxJsxAttribute', name: 'definition', value: definition },
  ],
  children: [{ type: 'text', value: word }],
});
