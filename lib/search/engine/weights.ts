/** Every weight of the ranking. They are tuned by the golden set and half of the real one (__tests__/search). */

/** What a match in a field is worth: a title says what the page is about, a text may only mention it. */
export const FIELD = { title: 10, keywords: 4.2, trail: 1.2, heading: 2.4, content: 0.6 };

/** How well a word of the index stands for the one that was typed: a literal match always before a synonym. */
export const MATCH = {
  /** Another form of the word, by how much of it the two share. */
  form: 0.5,
  shared: 0.45,
  synonym: 0.3,
  version: 0.95,
  /** A word still being typed may go on in many ways. */
  prefix: 0.55,
  /** What a prefix gains the less of the word is missing. */
  completeness: 0.35,
  abbreviation: 0.5,
  typo: 0.7,
  typos: 0.5,
};

/** A word on nearly every page still counts for this much of a rare one. */
export const COMMON_WORD = 0.2;

/** A word of questions ("show", "problem") counts for this much of one that names a subject. */
export const OPTIONAL_WORD = 0.3;

/** What a page gains, for each word, when it has all words in one place; part of them gains the square of their share. */
export const TOGETHER = { section: 3.2, name: 3, title: 4, heading: 3 };

/** What the number of sections with a word is worth: a page that keeps coming back to it is about it. */
export const SPREAD = 0.4;

/** How much of what the sections are worth is the best one's own; the rest may come from several. */
export const ONE_SECTION = 0.5;

/** A page whose title, keywords or heading says just what the query says. */
export const SAME = { title: 40, keywords: 6, heading: 5 };

/** Keywords and headings of several words that agree are seldom a coincidence. */
export const PHRASE = { keywords: 5, heading: 3 };

/** A heading that stands in the query as a whole, for each weight of its words: a message pasted with more around it. */
export const CONTAINED = 2;

/** A title that says nothing else than words of the query. */
export const TITLE_FIT = 4;

/** What the page that most others link to gains: authors lead readers to the pages that explain. */
export const MOST_LINKED = 0.25;

/** What a page's group is worth where the words asked are not its own (prior.ts). */
export const GROUP = {
  budgeters: 1,
  developers: 0.5,
  contributors: 0.3,
  list: 0.5,
  post: 0.4,
  release: 0.05,
};

/** A post whose title has all that was asked tells of it, unless it is a release. */
export const POST_BY_TITLE = 0.7;

/** What pages for others are worth where the query has a name from code. */
export const NOT_CODE = 0.6;

/** From this share of a word's pages on, the word is an audience's own. */
export const OWN_WORD = 0.5;

/**
 * The documentation's words for part of the query count a little less than its own, for all of it less still: pages name many by
 * themselves. A whole sentence that is a synonym is no coincidence.
 */
export const REWRITE = { part: 0.9, whole: 0.7, sentence: 1.6 };

/** A word in every title still says this much of one that names a single page. */
export const NAME_RARITY = 0.6;

/**
 * What a page keeps of its score for the share of the query that it has, to this power: the shorter the query, the more
 * each word of it matters.
 */
export function coveragePower(words: number): number {
  return words <= 3 ? 2 : words === 4 ? 1.5 : 1;
}
