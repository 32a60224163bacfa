import { weigh, type QueryWord } from './query';
import { stem } from './stem';
import type { Synonyms } from './synonyms';
import type { Vocabulary } from './vocabulary';

/** At most so many ways to read a query: a bound on the work of a keystroke. */
const MAX_READINGS = 6;

/** Each half of a word written together has at least this many letters. */
const MIN_HALF = 3;

/** A way to read a query. */
export interface Reading {
  words: QueryWord[];
  /** What a match in this reading is worth beside one in the query's own words. */
  worth: number;
}

/** Other words for part of the query count a little less than its own, and for all of it less still: pages name many by themselves. */
const WORTH = { part: 0.9, whole: 0.7 };

/**
 * The ways to read a query: as it stands, with the documentation's words for what readers say, and with neighbours written as
 * one word ("pika pods"). In each, words are required or optional.
 */
export function readings(query: readonly QueryWord[], vocabulary: Vocabulary, synonyms: Synonyms): Reading[] {
  const stems = query.map(({ text }) => stem(text));
  const found: Reading[] = [{ words: query.flatMap(word => takeApart(word, vocabulary)), worth: 1 }];
  for (const { said, term } of synonyms.phrases) {
    const start = stems.findIndex((_, index) => said.every((word, offset) => word === stems[index + offset]));
    const worth = said.length === query.length ? WORTH.whole : WORTH.part;
    if (start >= 0) found.push({ words: replaced(query, start, said.length, term), worth });
  }
  query.forEach((word, index) => {
    const joined = word.text + (query[index + 1]?.text ?? '');
    if (joined !== word.text && vocabulary.has(joined))
      found.push({ words: replaced(query, index, 2, [joined]), worth: WORTH.part });
  });
  return found.slice(0, MAX_READINGS).map(({ words, worth }) => ({ words: weigh(words), worth }));
}

/** An unknown word becomes the words it is made of: `docker_compose`, `dockerCompose`, `dockercompose`. */
function takeApart(word: QueryWord, vocabulary: Vocabulary): QueryWord[] {
  if (vocabulary.knows(word.text, word.unfinished)) return [word];
  const halves = word.parts.length > 0 ? word.parts : halve(word.text, vocabulary);
  return halves.length > 0 ? spell(word, halves) : [word];
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
): QueryWord[] {
  const last = query[start + length - 1];
  return [...query.slice(0, start), ...(last ? spell(last, by) : []), ...query.slice(start + length)];
}

/** Other words in the place of a word. Only the last of them may be unfinished. */
function spell(word: QueryWord, by: readonly string[]): QueryWord[] {
  return by.map((text, index) => ({
    ...word,
    text,
    parts: [],
    unfinished: word.unfinished && index === by.length - 1,
  }));
}
