import type { Counts } from '../english/readability';
import type { Contributor, Release, ReleaseSummary } from '../content/release';

/** A heading of a page, as the table of contents and the anchors use it. */
export interface Heading {
  /** 2 to 6; the page title is the only level 1. */
  depth: number;
  /** The anchor, unique in the page. */
  id: string;
  text: string;
}

/** A link or picture address in a page, with the place to report it by. */
export interface Reference {
  href: string;
  /** It isn't written in the page but made from data, which is checked where it's written. Left out: it's written here. */
  generated?: true;
  line: number;
  column: number;
}

/** A picture that a page shows, with the place to report it by. */
export interface ScreenshotUse {
  name: string;
  line: number;
  column: number;
}

/** A part of a page from one heading to the next, as search and text twins use it. */
export interface Section {
  /** The heading's anchor; '' for the part before the first heading. */
  id: string;
  heading: string;
  text: string;
}

/** Something wrong in a page: what was found, and what to write. */
export interface Mistake {
  line: number;
  column: number;
  reason: string;
}

/** What the plugins gather while they walk a page's syntax tree. */
export interface PageFacts {
  headings: Heading[];
  /** Anchors beside those of the headings: the rows of problem tables. */
  anchors: string[];
  references: Reference[];
  /** What is wrong, in no particular order. Lines count from the text that was parsed. */
  mistakes: Mistake[];
  screenshots: ScreenshotUse[];
  /** What its readability is computed from. */
  counts: Counts;
}

/** Facts before the walk. */
export function noFacts(): PageFacts {
  const counts = { sentences: 0, words: 0, syllables: 0 };
  return { headings: [], anchors: [], references: [], screenshots: [], mistakes: [], counts };
}

/** What the lists of releases and contributors are made from. */
export interface ReleaseLists {
  releases: () => ReleaseSummary[];
  contributors: () => Contributor[];
}

/** What should be rendered: a page's Markdown and where it came from. */
export interface MdxSource {
  /** The body, without front matter. */
  raw: string;
  /** Path from the project's root, for messages. */
  file: string;
  /** Docs and posts differ in what `#1234` means. */
  kind: 'doc' | 'post';
  /** The release of a release post; its changes become part of the page. */
  release?: Release;
  /** What `<ReleaseList />` and `<ContributorList />` show, asked for on pages that hold them. */
  lists?: ReleaseLists;
}
