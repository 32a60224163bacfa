/** A message that can be found. */
export interface Candidate {
  id: string;
  /** Its text, with VALUE_SIGN where the app fills in a value. */
  text: string;
}

/** A message that was found. */
export interface Match {
  id: string;
  /** How well it fits, from 0 to 1. */
  score: number;
}

/** Marks a value in a candidate's text: a character that nobody types. */
export const VALUE_SIGN = '\uFFFC';

/** Characters read at each end of pasted text. In a long log, the message is near the start or the end. */
const READ_LENGTH = 12_000;

/** A string with a lower score only shares some words with a message. Tuned with cut messages and stack traces (match.test.ts). */
const MIN_SCORE = 0.55;

/** Messages that score less than this share of the best one aren't shown. */
const NEAR_BEST = 0.85;

/** The maximum number of messages to show. */
const MAX_MATCHES = 5;

/** A place in a program: `at send (main.js:1:2)` or `main.js:12:34`. The lengths are bounded, so that no text takes quadratic time. */
const STACK_LINE = /^[^\S\n]{0,20}at .*$|[^\s:]{1,200}\.[cm]?[jt]sx?:\d+(?::\d+)?\)?/gm;

/** UUIDs, other long strings of letters and digits, and numbers: they differ for each reader. */
const IDS = /\b[\da-f]{8}-[\da-f]{4}-[\da-f-]{17,22}\b|\b(?=\w*\d)(?=\w*[a-z])\w{16,}\b|\b\d[\d.,:/]*\b/gi;

/** A word that's in no message weighs as much as one that's in this many: enough to count, too little to hide a message. */
const UNKNOWN_COUNT = 8;

const WORD = /[\p{L}\d$#@_]+(?:[-'.][\p{L}\d_]+)*/gu;

/** The words of a string in lower case, without ids, numbers, and places in programs. */
export function wordsOf(text: string): string[] {
  const read =
    text.length <= 2 * READ_LENGTH ? text : `${text.slice(0, READ_LENGTH)}\n${text.slice(-READ_LENGTH)}`;
  return (
    read
      .normalize('NFKC')
      .replace(/[‘’`´]/g, "'")
      .replace(STACK_LINE, ' ')
      .replace(IDS, ' ')
      .toLowerCase()
      .match(WORD) ?? []
  );
}

/**
 * Makes a function that finds the messages in pasted text: the text may be a whole message, part of one, or a log that contains
 * one. Pairs of neighboring words count too, so a long string that only happens to have a message's words doesn't match.
 *
 * @param candidates all messages
 * @returns the function; it returns at most five messages, the best first
 */
export function messageFinder(candidates: readonly Candidate[]): (pasted: string) => Match[] {
  const messages = candidates.map(({ id, text }) => ({ id, parts: text.split(VALUE_SIGN).map(wordsOf) }));
  const vocabulary = new Set(messages.flatMap(({ parts }) => parts.flat()));
  const counts = countsOf(messages.map(({ parts }) => gramsOf(parts)));
  const weigh = (grams: Iterable<string>) =>
    new Map(
      Array.from(grams, gram => [gram, Math.log(1 + messages.length / (counts.get(gram) ?? UNKNOWN_COUNT))]),
    );
  const weighed = messages.map(({ id, parts }) => ({ id, text: withTotal(weigh(gramsOf(parts))) }));
  return pasted => {
    const queries = completed(wordsOf(pasted), vocabulary, counts).map(words =>
      withTotal(weigh(gramsOf([words]))),
    );
    const found = weighed
      .map(({ id, text }) => ({ id, score: Math.max(0, ...queries.map(query => scoreOf(query, text))) }))
      .filter(({ score }) => score >= MIN_SCORE)
      .sort((one, other) => other.score - one.score);
    const best = found[0]?.score ?? 0;
    return found.filter(({ score }) => score >= best * NEAR_BEST).slice(0, MAX_MATCHES);
  };
}

/** The words and pairs of neighbors. A value separates two parts, so no pair spans it. */
function gramsOf(parts: readonly string[][]): Set<string> {
  return new Set(
    parts.flatMap(words => [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)]),
  );
}

/** How many messages have each word or pair. */
function countsOf(messages: readonly Set<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const grams of messages) for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return counts;
}

/** The words of pasted text with each way to complete the last one, which may be cut off: `Invalid passw`. */
function completed(
  words: string[],
  vocabulary: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
): string[][] {
  const [before, last] = [words.at(-2), words.at(-1)];
  if (last === undefined) return [];
  if (vocabulary.has(last)) return [words];
  const endings = [...vocabulary].filter(
    word => word.startsWith(last) && (before === undefined || counts.has(`${before} ${word}`)),
  );
  return [words, ...endings.map(ending => [...words.slice(0, -1), ending])];
}

/** The words and pairs of a string with their weights: the fewer messages have one, the more it says. */
interface Weighed {
  weights: ReadonlyMap<string, number>;
  total: number;
}

const withTotal = (weights: ReadonlyMap<string, number>): Weighed => ({
  weights,
  total: [...weights.values()].reduce((total, weight) => total + weight, 0) || 1,
});

/** The share of the message that's in the text, or of the text that's in the message, whichever is higher. */
function scoreOf(query: Weighed, message: Weighed): number {
  let shared = 0;
  for (const [gram, weight] of message.weights) if (query.weights.has(gram)) shared += weight;
  const ofMessage = shared / message.total;
  const ofQuery = shared / query.total;
  // A single word matches only if it's most of the message.
  const higher = Math.max(ofMessage, query.weights.size > 1 ? ofQuery : ofQuery * ofMessage);
  // If the text contains several whole messages, the longest one comes first.
  return higher * 0.9 + Math.min(ofMessage, ofQuery) * 0.1;
}
