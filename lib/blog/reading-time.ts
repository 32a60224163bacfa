import type { Release } from '../content/release';
import { SITE, WORDS_PER_MINUTE } from '../site';
import { blogStrings } from '@/strings/blog';

const segmenter = new Intl.Segmenter(SITE.locale, { granularity: 'word' });

/** How many words a text has, as Unicode cuts it. */
export function wordCount(text: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1;
  return count;
}

/** Minutes that a number of words takes: rounded to two decimals and then up, as docs/requirement.md#blog says; never less than one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(Number((words / WORDS_PER_MINUTE).toFixed(2))));
}

/** A reading time as readers see it: "One min read", "2 min read". */
export function readingTimeText(minutes: number): string {
  return blogStrings.readingTime(minutes);
}

/**
 * A post's reading time as readers see it. The lines of its release are part of the page, so they count.
 *
 * @param post its text without front matter, and its release
 */
export function readingTime({ raw, release }: { raw: string; release?: Release }): string {
  const changes = (release?.changes ?? []).flatMap(({ items }) =>
    items.map(({ text, thanks }) => [text, ...thanks]),
  );
  return readingTimeText(readingMinutes(wordCount([raw, ...changes.flat()].join('\n'))));
}
