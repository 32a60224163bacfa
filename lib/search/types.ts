/** What a search hit was found by (docs/requirement.md#content-and-data). */
export type HitType = 'title' | 'keywords' | 'heading' | 'content';

/** A part of a page as the index keeps it: the short keys are those of docs/requirement.md#content-and-data. */
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
  /** Its description, which a hit by its title shows. */
  e: string;
  /** Its sections, in order; at least one. */
  d: SectionRecord[];
}

/** Part of a flexsearch index: each word with the numbers of the sections that have it. */
export type WordMap = [word: string, sections: number[]][];

/** The words of titles, keywords, trails and headings. All but headings name the page's first section. */
export interface HeadPart {
  title: WordMap;
  keywords: WordMap;
  /** Of the categories a page stands in. */
  trail: WordMap;
  heading: WordMap;
}

/** Whole pages: their records and the text of each section. */
export interface TextPart {
  pages: (PageRecord & { x: string[] })[];
}

/** Who or what a page is for: the prior of the ranking depends on it. */
export const GROUPS = ['budgeters', 'developers', 'contributors', 'list', 'post', 'release'] as const;
export type Group = (typeof GROUPS)[number];

/** The file that is fetched first: it answers from titles, keywords and headings, and says where the rest is. */
export interface FirstFile {
  /** The number of the first page's first section; the pages follow each other. */
  first: number;
  /** How many sections each page has. */
  sections: number[];
  /** Before which pages there are sections of pages that this context leaves out, and how many. */
  gaps: [page: number, sections: number][];
  /** How many other pages link to each page. */
  links: number[];
  /** The group of each page, by its position in GROUPS. */
  groups: number[];
  /** The first word of each part of the heads; empty when the pages are in this file. */
  heads: string[];
  /** The first word of each part of the words. */
  words: string[];
  /** The first section of each part of the texts. */
  texts: number[];
  /** What people say, and the words the documentation has for it. */
  synonyms: Synonym[];
  /** Words of queries that say nothing by themselves, and words without which a page may still be the answer. */
  stopWords: string[];
  weakWords: string[];
  /** Every page of a small site; none of a large one. */
  pages: PageRecord[];
}

/** What people say, and the word the documentation has for it. */
export type Synonym = [asked: string, term: string];

/** Part of a text, marked where it matched. */
export interface SnippetPart {
  text: string;
  /** A word that was asked, or one that the documentation has for it. */
  mark?: 'word' | 'synonym';
}

/** A search hit, ready to show: a page, or a section of one. */
export interface Hit {
  type: HitType;
  /** Path and anchor. */
  url: string;
  /** The page's title, or the section's heading. */
  text: SnippetPart[];
  /** The page's title, for hits inside a page. */
  page?: SnippetPart[];
  /** One line of the text below it; left out while it is on its way. */
  excerpt?: SnippetPart[];
  breadcrumb: string[];
  /** Where it hangs below its page's own hit: between others or as the last. Left out: it stands alone. */
  branch?: 'between' | 'last';
  /** How many further sections of the page have matches that are not shown; on the last hit of the page. */
  more?: number;
}

/** The answer to a query. */
export interface Answer {
  query: string;
  hits: Hit[];
  /** How many pages the hits are on. */
  pages: number;
  /** Parts of the index are still on their way: a better answer follows. */
  partial: boolean;
  /** The query with a word near the one that was not found. */
  suggestion?: string;
  /** Pages for the suggestion. */
  near?: Hit[];
}
