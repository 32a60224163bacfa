/** What a search hit matched (docs/requirement.md#content-and-data). */
export type HitType = 'title' | 'keywords' | 'heading' | 'content';

/** A part of a page in the index. The short keys are those of docs/requirement.md#content-and-data. */
export interface SectionRecord {
  /** The anchor with its `#`; '' for the part before the first heading. Left out: it's the usual one (engine/anchor.ts). */
  h?: string;
  /** The heading; '' for the part before the first one. */
  s: string;
  /** Questions people asked that it answers. They come with the text. Left out: none is known. */
  q?: readonly string[];
}

/** A page in the index. */
export interface PageRecord {
  /** The number of its first section. The others follow. */
  i: number;
  /** Title. */
  t: string;
  /** Path. */
  u: string;
  /** Its breadcrumb: the part of the site, then the categories of the sidebar. */
  b: string[];
  /** Other words that people use for its subject. */
  k: string[];
  /** Its description, which is shown if its title matches. */
  e: string;
  /** Its sections, in order. There is at least one. */
  d: SectionRecord[];
}

/** Part of a flexsearch index: each word with the numbers of its sections and, in the index of the text, of its questions. */
export type WordMap = [word: string, sections: number[]][];

/** The words of titles, keywords, trails, and headings. All except headings refer to the page's first section. */
export interface MetadataPart {
  title: WordMap;
  keywords: WordMap;
  /** Of the categories that a page is in. */
  trail: WordMap;
  heading: WordMap;
}

/** Complete pages: their records and each section's text. */
export interface TextPart {
  pages: (PageRecord & { x: string[] })[];
}

/** The audience or type of a page, which affects its ranking: first guides by audience, then pages that list or announce. */
export const GROUPS = ['budgeters', 'developers', 'contributors', 'list', 'post', 'release'] as const;
export type Group = (typeof GROUPS)[number];

/** The first file, which is enough to search titles, keywords, and headings, and describes the other files. */
export interface FirstFile {
  /** The number of the first page's first section. The pages follow each other. */
  first: number;
  /** The number of sections of each page. */
  sections: number[];
  /** The positions of the pages before which this context skips other contexts' sections, and how many it skips. */
  gaps: [page: number, sections: number][];
  /** The number of other pages that link to each page. */
  links: number[];
  /** The group of each page, as an index of GROUPS. */
  groups: number[];
  /** For each option in a reader's setup, the sections about it. A page about it has its first section there. */
  setups: [option: string, sections: number[]][];
  /** The questions people asked: the number of the first one, and the section that answers each. */
  questions: { first: number; sections: number[] };
  /** The first word of each part of the metadata. Empty if the pages are in this file. */
  metadata: string[];
  /** The first word of each part of the words. */
  words: string[];
  /** The first section of each part of the text. */
  texts: number[];
  /** The stems of readers' words, and the documentation's words for the same thing, separated by spaces. */
  synonyms: Synonym[];
  /** Stop words, and words that are optional. */
  stopWords: string[];
  weakWords: string[];
  /** Every page of a small site. Empty for a large one. */
  pages: PageRecord[];
}

/** Readers' words, and the documentation's word for the same thing. */
export type Synonym = [asked: string, term: string];

/** Part of a string, marked if it matched. */
export interface SnippetPart {
  text: string;
  /** Whether it matched literally or as a synonym. */
  mark?: 'word' | 'synonym';
}

/** A search hit to show: a page or one of its sections. */
export interface Hit {
  type: HitType;
  /** Path and anchor. */
  url: string;
  /** The page's title, or the section's heading. */
  text: SnippetPart[];
  /** The page's title, for hits within a page. */
  page?: SnippetPart[];
  /** An excerpt of the text. Left out while it's loading. */
  excerpt?: SnippetPart[];
  breadcrumb: string[];
  /** Whether it's one of several hits below its page's own hit, or the last of them. Left out: it isn't below another hit. */
  branch?: 'between' | 'last';
  /** The number of matching sections of the page that aren't shown, on the page's last hit. */
  more?: number;
}

/** The answer to a query. */
export interface Answer {
  query: string;
  hits: Hit[];
  /** The number of pages with hits. */
  pages: number;
  /** Whether parts of the index are still loading, so that a better answer follows. */
  partial: boolean;
  /** The query with its unknown word replaced by a similar one. */
  suggestion?: string;
  /** Pages for the suggestion. */
  near?: Hit[];
}
