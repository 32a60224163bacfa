/** Every weight of the ranking. They are tuned by the golden set, the real one and half of the threads (__tests__/search). */

/**
 * What a match in a field is worth: a title says what the page is about, a text may only mention it. A query of one or two
 * words names a subject, and a page is about it by its title; a longer one describes a case, which has its own heading.
 */
export const FIELD = { title: 10, keywords: 3.6, trail: 1.2, heading: 2.4, headingOfCase: 5, content: 0.6 };

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

/** What a word weighs, beside one that stands on a single page. */
export const WORD = {
  /** One on nearly every page. */
  common: 0.2,
  /** A word of questions ("show", "problem"), beside one that names a subject. */
  optional: 0.3,
  /** To which power rarity counts: below 1, a rare word of everyday English doesn't outweigh the subject. */
  rarity: 0.5,
  /** One in every title, beside one that names a single page. */
  inNames: 0.6,
};

/** What a page gains, for each word, when it has all words in one place; part of them gains the square of their share. */
export const TOGETHER = { section: 2, name: 3, title: 4, heading: 3 };

/** What a page gains as a whole. */
export const PAGE = {
  /** What the number of sections with a word is worth: a page that keeps coming back to it is about it. */
  spread: 0.3,
  /** How much of what the sections are worth is the best one's own; the rest may come from several. */
  oneSection: 0.3,
  /** What the page that most others link to gains: authors lead readers to the pages that explain. */
  mostLinked: 0.5,
};

/** Which section of a page answers: what its heading says counts for so much of what its text says. */
export const ANSWERING_HEADING = 2;

/** A page whose title, keywords or heading says just what the query says. */
export const SAME = { title: 40, keywords: 6, heading: 5 };

/** Keywords and headings of several words that agree are seldom a coincidence; a single word may name many pages. */
export const PHRASE = { one: { keywords: 1.5, heading: 1 }, several: { keywords: 5, heading: 3 } };

/** What a page gains when a text of it stands in the query. */
export const FIT = {
  /** A heading that stands in the query as a whole, for each weight of its words: a message pasted with more around it. */
  contained: 2,
  /** A title that says nothing else than words of the query. */
  title: 4,
};

/** What a page's group is worth where the words asked are not its own (prior.ts). */
export const GROUP = {
  budgeters: 1,
  developers: 0.5,
  contributors: 0.3,
  list: 0.5,
  post: 0.4,
  release: 0.05,
};

/** Whom a query comes from. */
export const AUDIENCE = {
  /** A post whose title has all that was asked tells of it, unless it is a release. */
  postByTitle: 0.7,
  /** What pages for others are worth where the query has a name from code. */
  notCode: 0.6,
  /** From this share of a word's pages on, the word is an audience's own. */
  ownWord: 0.5,
};

/**
 * The documentation's words for part of the query count a little less than its own, for all of it less still: pages name many by
 * themselves. A whole sentence that is a synonym is no coincidence.
 */
export const REWRITE = { part: 0.9, whole: 0.7, sentence: 1.6 };

/**
 * What a page keeps of its score for the share of the query that it has, to this power, by the number of words: the shorter
 * the query, the more each word of it matters.
 */
export const COVERAGE = { short: 2, four: 1.5, long: 1 };

/** A guide for each word that it lacks, beside one that has them all: where these are sure to be meant, it comes after all of them. */
export const ONE_MISSING = { unsure: 0.5, sure: 1e-3 };
