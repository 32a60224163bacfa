/**
 * Every weight of the ranking. They are tuned with the golden set, the real set, and half of the threads (__tests__/search), and with
 * the questions in content/questions.yml, each of which is asked while it's missing from the index.
 */

/**
 * The weight of a match by field: a title says what the page is about, while its text may only mention it. A query of one or two
 * words is a subject, and the title tells if a page is about it. A longer query describes a case, which has its own heading.
 */
export const FIELD = { title: 10, keywords: 3.6, trail: 1.2, heading: 2.4, headingOfCase: 5, content: 0.9 };

/**
 * The weight of a word in a question that a section answers, compared with its heading: people's words are less exact. Of a section's
 * questions, the one that matches best counts more, because words from several of them may not have been asked together.
 */
export const ASKED = { best: 0.8, other: 0.1 };

/** How well a word in the index matches the query's word. A literal match always comes before a synonym. */
export const MATCH = {
  /** Another form of the word, by the share that both have in common. */
  form: 0.3,
  shared: 0.45,
  /** Its plural or singular, if that has another stem. */
  plural: 0.95,
  synonym: 0.3,
  version: 0.95,
  /** A word that is still being typed may continue in many ways. */
  prefix: 0.55,
  /** The bonus for a prefix, depending on how complete it is. */
  completeness: 0.35,
  abbreviation: 0.5,
  typo: 0.7,
  typos: 0.5,
};

/** The weight of a word, compared with one that's on a single page. */
export const WORD = {
  /** A word on nearly every page. */
  common: 0.2,
  /** A word of questions ("show", "problem"), compared with one that's a subject. */
  optional: 0.3,
  /** A name made of several words, such as a setting's, says exactly what the reader means. */
  compound: 2,
  /** The exponent of rarity. Below 1, a rare word of everyday English doesn't outweigh the subject. */
  rarity: 0.5,
  /** A word in every title, compared with one in a single title. */
  inNames: 0.5,
};

/** The bonus per word for a page with all words in one place. For only some of the words, it's the square of their share. */
export const TOGETHER = { section: 2, name: 3, title: 4, heading: 3 };

/** The bonuses for the whole page. */
export const PAGE = {
  /** The weight of the number of sections with a word: a page that mentions it often is about it. */
  spread: 0.3,
  /** The share of the best section in the score of all sections. The rest may come from several. */
  oneSection: 0.3,
  /** The same for a query that describes a case, because one section usually answers it. */
  oneSectionOfCase: 0.8,
  /** The bonus for the page with the most links from others, because authors link to the pages that explain. */
  mostLinked: 0.3,
  /** The factor for a page about the reader's setup: enough to win against an equally good page, and no more. */
  ownSetup: 1.9,
};

/**
 * The section that answers. A long query describes a case, and one section usually answers it. So, a page with such a section comes
 * before a long one that has the words in several places.
 */
export const ANSWER = {
  /** The weight of its heading, compared with its text, among the page's sections. */
  headingInPage: 2,
  /** The same among all pages' sections. Many pages mention the words, but few have a heading or a question with them. */
  heading: 3,
  /** The base of a page's factor for a long query, to which its best section's match is added, so that its name counts, too. */
  none: 0.9,
  /** The largest exponent of that factor. It grows with every word, because a section rarely has many words by chance. */
  power: 2,
};

/**
 * A page whose title, keyword, or heading is the query. Keywords and headings of several words rarely match by chance, while many
 * pages may have a single word.
 */
export const SAME = { title: 40, keywords: 9, heading: 5, several: 3.2 };

/** The bonus for a page if one of its names is in the query. */
export const FIT = {
  /** A whole heading in the query, per weight of its words: a message pasted with other text. */
  contained: 2,
  /** A title in which all words are in the query. */
  title: 4,
};

/** The factor for a page's group, if the query's words aren't specific to it (prior.ts). */
export const GROUP = {
  budgeters: 1,
  developers: 0.5,
  contributors: 0.3,
  list: 0.5,
  post: 0.4,
  release: 0.05,
};

/** The audience of a query. */
export const AUDIENCE = {
  /** A post with the whole query in its title is about it, unless it's a release. */
  postByTitle: 0.7,
  /** The factor for pages for other audiences, if the query has an identifier from code. */
  notCode: 0.6,
  /** A word is specific to an audience with at least this share of the guides that have it, or have it in their title or group. */
  ownWord: 0.4,
};

/**
 * The documentation's words for part of the query count a little less than the query's own words, and for all of it even less,
 * because many pages have them. A synonym of a whole sentence isn't a coincidence.
 */
export const REWRITE = { part: 0.9, whole: 0.7, sentence: 2.4 };

/**
 * The exponent for the share of the query that a page has, by the number of words: the shorter the query, the more each word
 * matters.
 */
export const COVERAGE = { short: 2, four: 1.2, long: 0.8 };

/** The factor for a guide with one of two words, if only lists have both. */
export const ONE_MISSING = 0.5;
