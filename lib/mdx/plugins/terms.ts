import type { Nodes, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { glossary, type GlossaryEntry } from '../../content/glossary';
import { docIdOfFile, routes } from '../../routes';
import { replaceChildren } from '../jsx';
import { inEveryVersion } from '../../versions/paths';
import type { MdxSource } from '../types';

/** Where terms are looked for. Headings, links, code, tables, bold labels of the app, and collapsed content are left alone. */
const WALKED = ['root', 'paragraph', 'list', 'listItem', 'blockquote'];
const WALKED_ELEMENTS = ['Admonition', 'Steps'];

/** Pages that list everything, where terms aren't marked. */
const LISTS = ['glossary', 'releases'].flatMap(inEveryVersion);

/**
 * Wraps the first use of each glossary term in a `<Term>`, which shows the definition. Pages don't explain the terms that they
 * define themselves.
 */
export function terms({ file }: Pick<MdxSource, 'file'>) {
  return () => async (tree: Root) => {
    const page = routes.doc(docIdOfFile(file));
    if (LISTS.includes(page)) return;
    mark(tree, new Finder((await glossary()).filter(entry => entry.page !== page)));
  };
}

/** Finds glossary terms, each entry once. */
class Finder {
  /** The entry for each word. Lowercase words match any capitalization. */
  readonly #words: Map<string, GlossaryEntry>;
  #pattern: RegExp | undefined;

  constructor(entries: readonly GlossaryEntry[]) {
    this.#words = new Map(entries.flatMap(entry => entry.explain.map(word => [word, entry])));
    this.#pattern = patternOf([...this.#words.keys()]);
  }

  /** The first term in a string. If two start at the same position, the longer one. */
  find(text: string): { index: number; word: string; entry: GlossaryEntry } | undefined {
    const match = this.#pattern?.exec(text);
    const entry = match && (this.#words.get(match[0]) ?? this.#words.get(match[0].toLowerCase()));
    if (!entry) return undefined;
    for (const word of entry.explain) this.#words.delete(word);
    this.#pattern = patternOf([...this.#words.keys()]);
    return { index: match.index, word: match[0], entry };
  }
}

function patternOf(words: readonly string[]): RegExp | undefined {
  if (words.length === 0) return undefined;
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\w/.-])(?:${longestFirst.map(anyCase).join('|')})(?![\\w-])`);
}

/** Marks the terms in a node in reading order. */
function mark(node: Nodes, finder: Finder): void {
  if (!('children' in node) || !isWalked(node)) return;
  const marked = node.children.flatMap((child): RootContent[] => {
    if (child.type === 'text' && node.type === 'paragraph') return split(child, finder);
    mark(child, finder);
    return [child];
  });
  replaceChildren(node, 0, node.children.length, marked);
}

const isWalked = (node: Nodes) =>
  WALKED.includes(node.type) ||
  (node.type === 'mdxJsxFlowElement' && WALKED_ELEMENTS.includes(node.name ?? ''));

function split(node: Text, finder: Finder): PhrasingContent[] {
  const found = finder.find(node.value);
  if (!found) return [node];
  const { index, word, entry } = found;
  const before = node.value.slice(0, index);
  const after: Text = { type: 'text', value: node.value.slice(index + word.length) };
  return [
    ...(before === '' ? [] : [{ type: 'text' as const, value: before }]),
    term(word, entry),
    ...(after.value === '' ? [] : split(after, finder)),
  ];
}

/** A regular expression for a word. A capitalized first letter also matches. */
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
