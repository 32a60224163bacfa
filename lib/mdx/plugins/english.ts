import type { Heading, List, Nodes, Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from '../visit';
import type { VFile } from 'vfile';
import { needlessCapitals } from '../../english/headings';
import { itemsWithComma, unevenItems } from '../../english/lists';
import { sentencesOf } from '../../english/sentences';
import { attribute } from '../jsx';
import { MASK } from '../syntax';
import type { PageFacts } from '../types';
import { isElement, type Element } from './containers';

/** The most words that a sentence may have (docs/style-guide.md recommends 25). */
const MAX_WORDS = 30;

/** Unnecessary in alt text, because every picture is one. */
const PICTURE_OF = /^(?:an?\s+)?(?:image|picture|screenshot|photo)\s+(?:of|showing)\b/i;

/**
 * Reports violations of docs/style-guide.md that can be detected reliably: long sentences, unnecessary capitals in headings,
 * lists whose items end differently, and badly formed captions and alt text. Counts what readability is computed from.
 */
export function english(facts: PageFacts) {
  return () => (tree: Root, file: VFile) => {
    const lowercase = lowercaseWords(tree);
    visit(tree, node => {
      reportIntroductions(node, file);
      if (node.type === 'paragraph') countSentences(node, file, facts);
      if (node.type === 'heading') reportCapitals(node, lowercase, file);
      if (node.type === 'list') reportEnds(node, file);
      if (isElement(node)) reportTexts(node, file);
    });
  };
}

function countSentences(node: Paragraph, file: VFile, facts: PageFacts): void {
  for (const { text, words, syllables, line, column } of sentencesOf(node, file)) {
    facts.counts.sentences += 1;
    facts.counts.words += words;
    facts.counts.syllables += syllables;
    if (words > MAX_WORDS)
      file.message(
        `The sentence "${text.split(/\s+/).slice(0, 4).join(' ')} …" has ${words} words. Split it: the limit is ${MAX_WORDS}, and 25 is better.`,
        { line, column },
      );
  }
}

/** The words that are always in lowercase in the page's text. Names are capitalized inside sentences, too. */
function lowercaseWords(tree: Root): Set<string> {
  const words = new Set<string>();
  const names = new Set<string>();
  visit(tree, 'paragraph', node => {
    const text = toString(node);
    for (const [word] of text.matchAll(/(?<![\w-])\p{Ll}[\p{Ll}’']+(?![\w-])/gu)) words.add(word);
    for (const [word] of text.matchAll(/(?<=[\p{L}\d,;] [“"(]?)\p{Lu}[\p{Ll}’']+/gu))
      names.add(word.toLowerCase());
  });
  return new Set([...words].filter(word => !names.has(word)));
}

function reportCapitals(node: Heading, lowercase: ReadonlySet<string>, file: VFile): void {
  // Labels of the app and code keep their capitals. The first word, and words after a colon or a period, start a sentence.
  const text = node.children.map(child => (child.type === 'text' ? child.value : 'x')).join('');
  const inside = text.replace(/(?<=^|[:.?!–—]\s+|["“(])\S+/g, '');
  const words = needlessCapitals(inside.match(/\p{L}[\p{L}’'-]*/gu) ?? [], lowercase);
  if (words.length > 0)
    file.message(
      `Headings are in sentence case. Write ${words.map(word => `"${word.toLowerCase()}"`).join(', ')}.`,
      node.position?.start,
    );
}

function reportEnds(node: List, file: VFile): void {
  const ends = node.children.map(({ children }) => {
    const last = children.at(-1);
    return last?.type === 'paragraph' ? endOf(last) : '';
  });
  const report = (index: number, reason: string) =>
    file.message(reason, node.children[index]?.position?.start);
  for (const index of itemsWithComma(ends))
    report(
      index,
      `The item ends with "${ends[index]?.at(-1)}". Remove it: list items end with a period or with no punctuation.`,
    );
  const { indexes, lackPeriod } = unevenItems(ends);
  const remedy = lackPeriod ? 'Write a period at the end of this one' : 'Remove the period after this one';
  for (const index of indexes)
    report(index, `The items in this list don't all end the same way. ${remedy}, or change the others.`);
}

/** Reports a paragraph before a list that doesn't end in punctuation. */
function reportIntroductions(node: Nodes, file: VFile): void {
  if (!('children' in node)) return;
  node.children.forEach((child, index) => {
    const before = node.children[index - 1];
    if (child.type !== 'list' || before?.type !== 'paragraph') return;
    const end = endOf(before);
    if (end !== '' && !/[.:?!…][”"’)]*$/.test(end))
      file.message("The text before the list doesn't end with a colon. Add one.", before.position?.end);
  });
}

/** A paragraph's text. '' if it ends with code or an element, or has a tag that the parser rejected. */
function endOf(node: Paragraph): string {
  const last: Nodes | undefined = node.children.at(-1);
  const text = toString(node).trim();
  return last?.type === 'inlineCode' || last?.type.startsWith('mdx') || text.includes(MASK) ? '' : text;
}

function reportTexts(node: Element, file: VFile): void {
  const [alt, caption] = [attribute(node, 'alt'), attribute(node, 'caption')];
  if (alt !== undefined && PICTURE_OF.test(alt))
    file.message(
      `The alt text begins with "${PICTURE_OF.exec(alt)?.[0]}". Start with what it shows.`,
      node.position,
    );
  if (caption && !/[.!?]$/.test(caption.trim()))
    file.message(`The caption "${caption}" has no period. Write it as a sentence.`, node.position);
}
