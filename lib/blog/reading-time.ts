import type { Release } from '../content/release';
import { SITE, WORDS_PER_MINUTE } from '../site';
import { blogStrings } from '@/strings/blog';

const segmenter = new Intl.Segmenter(SITE.locale, { granularity: 'word' });

/** A word of plain letters, with punctuation around it. Unicode counts it as one word. */
const PLAIN_WORD = /^[("'*[]*[A-Za-z]+[)"'*\].,;:!?]*$/;

/** The number of words in a string, as Unicode splits it. The segmenter is slow, so it only splits what isn't plainly one word. */
export function wordCount(text: string): number {
  let count = 0;
  for (const token of text.split(/\s+/)) {
    if (PLAIN_WORD.test(token)) count += 1;
    else for (const { isWordLike } of segmenter.segment(token)) if (isWordLike) count += 1;
  }
  return count;
}

/**
 * The minutes it takes to read a number of words: rounded to two decimals and then up (docs/requirement.md#blog), and at least
 * one.
 */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(Number((words / WORDS_PER_MINUTE).toFixed(2))));
}

/** A reading time as readers see it: "One min read", "2 min read". */
export function readingTimeText(minutes: number): string {
  return blogStrings.readingTime(minutes);
}

/**
 * A post's reading time as readers see it. The changes of its release are part of the page, so they count.
 *
 * @param post its text without front matter, and its release
 */
export function readingTime({ raw, release }: { raw: string; release?: Release }): string {
  const changes = (release?.changes ?? []).flatMap(({ items }) =>
    items.map(({ text, thanks }) => [text, ...thanks]),
  );
  return readingTimeText(readingMinutes(wordCount([raw, ...changes.flat()].join('\n'))));
}
