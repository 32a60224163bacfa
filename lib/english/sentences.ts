import type { Heading, Paragraph } from 'mdast';
import type { SentenceContent } from 'nlcst';
import { toNlcst } from 'mdast-util-to-nlcst';
import { toString } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import { syllable } from 'syllable';
import { visit } from '../mdx/visit';
import type { VFile } from 'vfile';
import type { Counts } from './readability';

/** Not prose: comments, expressions, and line breaks. */
const IGNORED = ['mdxTextExpression', 'mdxFlowExpression', 'html', 'break', 'image'];

const parser = new ParseEnglish();

/** A sentence of a page, with the counts that readability is computed from. */
export interface Sentence extends Omit<Counts, 'sentences'> {
  text: string;
  /** Where it starts. Both count from 1. */
  line: number;
  column: number;
}

/**
 * Splits a paragraph into its sentences.
 *
 * @param file the text that the paragraph was parsed from, which the positions in the result refer to
 */
export function sentencesOf(block: Paragraph | Heading, file: VFile): Sentence[] {
  const sentences: Sentence[] = [];
  visit(toNlcst(block, file, parser, { ignore: IGNORED }), 'SentenceNode', node => {
    for (const part of partsOf(node.children)) {
      const sentence = sentenceOf(part);
      if (sentence.words > 0) sentences.push(sentence);
    }
  });
  return sentences;
}

/**
 * Splits what the parser takes for one sentence. The parser attaches the period of "on September 1." to the 1, and doesn't start
 * a sentence with code.
 */
function partsOf(nodes: readonly SentenceContent[]): SentenceContent[][] {
  const parts: SentenceContent[][] = [[]];
  nodes.forEach((node, index) => {
    const before = toString([...nodes.slice(Math.max(0, index - 3), index)]);
    const afterNumber =
      node.type === 'WordNode' && /^\p{Lu}/u.test(toString(node)) && /\d\.[”"’)]*\s+$/.test(before);
    const code = node.type === 'SourceNode' && /[.!?][”"’)]*\s+$/.test(before);
    if (afterNumber || code) parts.push([]);
    parts.at(-1)?.push(node);
  });
  return parts;
}

function sentenceOf(nodes: readonly SentenceContent[]): Sentence {
  // Code counts as one word with one syllable.
  const words = nodes.flatMap(node =>
    node.type === 'WordNode' ? [toString(node)] : node.type === 'SourceNode' ? [''] : [],
  );
  const { line = 1, column = 1 } = nodes.find(({ type }) => type !== 'WhiteSpaceNode')?.position?.start ?? {};
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return { text: toString([...nodes]).trim(), words: words.length, syllables, line, column };
}

/** The syllables in each word that was counted, because pages have mostly the same words. */
const counted = new Map<string, number>();

function syllablesOf(word: string): number {
  const known = counted.get(word);
  if (known !== undefined) return known;
  const count = Math.max(1, syllable(word));
  counted.set(word, count);
  return count;
}
