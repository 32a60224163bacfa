import { weigh, type CommonWords, type QueryWord } from './query';
import { stem } from './stem';
import type { Synonyms } from './synonyms';
import type { Vocabulary } from './vocabulary';
import { REWRITE } from './weights';

/** The maximum number of ways to interpret a query. It limits the work for a keystroke. */
const MAX_REWRITES = 6;

/** A synonym with at least this many words is a sentence. */
const SENTENCE = 3;

/** The minimum length of each half of a compound word. */
const MIN_HALF = 3;

/** A way to interpret a query. */
export interface Rewrite {
  words: QueryWord[];
  /** The weight of this rewrite's matches, compared with the query's own words. */
  worth: number;
}

/**
 * The ways to interpret a query: as typed, with the documentation's words for readers' words, and with neighboring words joined
 * ("pika pods"). In each, words are required or optional.
 */
export function rewrites(
  query: readonly QueryWord[],
  vocabulary: Vocabulary,
  synonyms: Synonyms,
  common: CommonWords,
): Rewrite[] {
  const stems = ` ${query.map(({ text }) => stem(text)).join(' ')} `;
  const found: Rewrite[] = [
    { words: query.flatMap(word => takeApart(word, vocabulary, synonyms)), worth: 1 },
  ];
  for (const [asked, term] of synonyms.phrases) {
    const position = stems.indexOf(` ${asked} `);
    if (position < 0) continue;
    const start = stems.slice(0, position).split(' ').length - 1;
    const { length } = asked.split(' ');
    const whole = length >= SENTENCE ? REWRITE.sentence : REWRITE.whole;
    const worth = length === query.length ? whole : REWRITE.part;
    found.push({ words: replaced(query, start, length, term.split(' '), true), worth });
  }
  query.forEach((word, index) => {
    const joined = word.text + (query[index + 1]?.text ?? '');
    if (joined !== word.text && vocabulary.has(joined))
      found.push({ words: replaced(query, index, 2, [joined], false), worth: REWRITE.part });
  });
  return found.slice(0, MAX_REWRITES).map(({ words, worth }) => ({ words: weigh(words, common), worth }));
}

/** Replaces an unknown word with its parts: `docker_compose`, `dockerCompose`, `dockercompose`. */
function takeApart(word: QueryWord, vocabulary: Vocabulary, { words }: Synonyms): QueryWord[] {
  if (vocabulary.knows(word.text, word.isPrefix) || words.has(stem(word.text))) return [word];
  const halves = word.parts.length > 0 ? word.parts : halve(word.text, vocabulary);
  return halves.length > 0 ? spell(word, halves, false) : [word];
}

function halve(text: string, vocabulary: Vocabulary): string[] {
  for (let middle = text.length - MIN_HALF; middle >= MIN_HALF; middle -= 1) {
    const halves = [text.slice(0, middle), text.slice(middle)];
    if (halves.every(half => vocabulary.has(half))) return halves;
  }
  return [];
}

function replaced(
  query: readonly QueryWord[],
  start: number,
  length: number,
  by: readonly string[],
  synonym: boolean,
): QueryWord[] {
  const last = query[start + length - 1];
  return [
    ...query.slice(0, start),
    ...(last ? spell(last, by, synonym) : []),
    ...query.slice(start + length),
  ];
}

/** Replaces a word with other words. Only the last of them may be a prefix. */
function spell(word: QueryWord, by: readonly string[], synonym: boolean): QueryWord[] {
  return by.map((text, index) => ({
    ...word,
    text,
    parts: [],
    synonym,
    isPrefix: word.isPrefix && index === by.length - 1,
  }));
}
