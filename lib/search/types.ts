/** What a search hit was found by (SPEC 3). */
export type HitType = 'title' | 'keywords' | 'heading' | 'content';

/** A part of a page as the index keeps it: the short keys are those of the search document in SPEC 3. */
export interface SectionRecord {
  /** The anchor with its `#`; '' for the part before the first heading. */
  h: string;
  /** The heading; '' for the part before the first one. */
  s: string;
}

/** A page as the index keeps it. */
export interface PageRecord {
  /** The number of its first section; the others follow. */
  i: number;
  /** Title. */
  t: string;
  /** Path. */
  u: string;
  /** The way to it: the part of the site, then the categories of the sidebar. */
  b: string[];
  /** What people call its subject. */
  k: string[];
  /** Its sections, in order; at least one. */
  d: SectionRecord[];
}

/** A flexsearch index as it is exported: each word with the numbers of the sections that have it, by slot. */
export type WordMap = [word: string, slots: (number[] | null)[]][];

/** The words of titles, keywords, trails and headings. All but headings name the page's first section. */
export interface HeadPart {
  title: WordMap;
  /** Left out beside the pages' records, which have the keywords themselves: twice would be a quarter of the file. */
  keywords?: WordMap;
  /** Of the categories a page stands in. */
  trail: WordMap;
  heading: WordMap;
}

/** Whole pages: their records and the text of each section. */
export interface TextPart {
  pages: (PageRecord & { x: string[] })[];
}

/** The file that is fetched first: it answers from titles, keywords and headings, and says where the rest is. */
export interface FirstFile {
  /** The number of the first section in this context. */
  first: number;
  /** How many sections each page has, in order. */
  sections: number[];
  /** How many other pages link to each page. */
  links: number[];
  /** Pages from this position on are lists and posts: guides come before them. */
  lists: number;
  /** The first word of each part of titles, keywords and headings; a single part is in `head`. */
  heads: string[];
  /** The first word of each part of the text's words. */
  words: string[];
  /** The first section of each part of the texts. */
  texts: number[];
  /** What people say, and the word the documentation has for it. */
  synonyms: [said: string, term: string][];
  head?: HeadPart;
  /** Every page, when `head` is here. */
  pages: PageRecord[];
}

/** A piece of text, marked where it matched. */
export interface Piece {
  text: string;
  mark?: boolean;
}

/** A search hit, ready to show. */
export interface Hit {
  type: HitType;
  /** Path and anchor. */
  url: string;
  /** The title, heading or piece of text that matched. */
  text: Piece[];
  /** The page's title, for hits inside a page. */
  page?: Piece[];
  /** The heading the text stands under; left out for hits by title, keywords and heading. */
  section?: Piece[];
  breadcrumb: string[];
  /** Where it hangs below its page's own hit: between others or as the last. Left out: it stands alone. */
  branch?: 'between' | 'last';
}

/** The answer to a query. */
export interface Answer {
  query: string;
  hits: Hit[];
  /** Parts of the index are still on their way: a better answer follows. */
  partial: boolean;
  /** A word near the one that was not found. */
  suggestion?: string;
}
