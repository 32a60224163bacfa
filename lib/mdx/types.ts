import type { Counts } from '../english/readability';
import type { FieldName } from '../setup/choices';
import type { Contributor, Release, ReleaseSummary } from '../content/release';

/** A heading on a page, for the table of contents and anchors. */
export interface Heading {
  /** 2 to 6; the page title is the only level 1. */
  depth: number;
  /** The anchor, unique on the page. */
  id: string;
  text: string;
  /** The options in a reader's setup that the section is for, separated by spaces. Left out: it's for everyone. */
  setup?: string;
}

/** The address of a link or picture on a page, and its position for error messages. */
export interface Reference {
  href: string;
  /** Whether it's generated from data, which is checked at its source. Left out: it's written on the page. */
  generated?: true;
  line: number;
  column: number;
}

/** A screenshot on a page, and its position for error messages. */
export interface ScreenshotUse {
  name: string;
  /** Its alt text, its caption, and the figures in the page's example. */
  text: string;
  /** Its caption and the figures in the page's example. */
  declared: string;
  /** The amounts of money in its section's text, without their signs, such as 1,234.56. */
  nearby: string[];
  /** The scene that replaces it on phones. Left out: none. */
  phone?: { name: string; alt: string };
  /** The starts of the entries in its list, in order: each explains the mark with its number. */
  explained: string[];
  /** How many list items it's in. */
  depth: number;
  line: number;
  column: number;
}

/** A clip on a page, and its position for error messages. */
export interface ClipUse {
  name: string;
  alt: string;
  /** Its list's entries, in order: each explains one picture. */
  steps: { text: string; line: number; column: number }[];
  /** How many list items it's in. */
  depth: number;
  line: number;
  column: number;
}

/** A part of a page from one heading to the next, for search and text twins. */
export interface Section {
  /** The heading's anchor; '' for the part before the first heading. */
  id: string;
  heading: string;
  text: string;
  /** The options in a reader's setup that it's for, separated by spaces. Left out: it's for everyone. */
  setup?: string;
}

/** An error on a page: what was found, and what to write. */
export interface Mistake {
  line: number;
  column: number;
  reason: string;
}

/** What the plugins collect while they process a page's syntax tree. */
export interface PageFacts {
  headings: Heading[];
  /** Anchors other than those of headings: the rows of problem tables. */
  anchors: string[];
  references: Reference[];
  /** Errors in any order. Lines count from the start of the text that was parsed. */
  mistakes: Mistake[];
  screenshots: ScreenshotUse[];
  clips: ClipUse[];
  /** The choices of a reader's setup that the page has parts for, and the values in its commands. */
  setup: FieldName[];
  /** The counts that readability is computed from. */
  counts: Counts;
}

/** Empty facts, for the plugins to fill. */
export function noFacts(): PageFacts {
  const counts = { sentences: 0, words: 0, syllables: 0 };
  return {
    headings: [],
    anchors: [],
    references: [],
    screenshots: [],
    clips: [],
    mistakes: [],
    setup: [],
    counts,
  };
}

/** The data for lists of releases and contributors. */
export interface ReleaseLists {
  releases: () => ReleaseSummary[];
  contributors: () => Contributor[];
}

/** A page to render: its Markdown and where it came from. */
export interface MdxSource {
  /** The body, without front matter. */
  raw: string;
  /** Path from the project's root, for messages. */
  file: string;
  /** `#1234` means different things in docs and posts. */
  kind: 'doc' | 'post';
  /** Whether programs are beside their text (plugins/reference-rows.ts). Left out: they're below it. */
  reference?: boolean;
  /** The release of a release post. Its changes become part of the page. */
  release?: Release;
  /** The data for `<ReleaseList />` and `<ContributorList />`, only loaded for pages that use them. */
  lists?: ReleaseLists;
}
