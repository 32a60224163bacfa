import { cached, codeHash, hashOf, hashOfFiles } from '../cache';
import { DRAWINGS_FOLDER } from '../mdx/diagrams/drawings';
import type { MdxSource, PageFacts, Section } from '../mdx/types';
import { REFERENCE_FOLDER, SAMPLES_FOLDER } from '../reference/folders';
import { MANIFEST_FILE, readScenes, type Scenes } from '../screenshots/manifest';
import { GLOSSARY_FILE } from './glossary';
import { PAGE_CACHE } from './page-cache';
import { WORDS_FILE } from './words';

/** A page's title, description, and path. */
export interface PageHead {
  title: string;
  description: string;
  route: string;
}

/** A page that has been parsed and compiled once, for everything that needs it. */
export interface PageRecord extends PageFacts {
  sections: Section[];
  /** The page as plain Markdown. */
  twin: string;
  /** The code that renders the page (lib/mdx/run.ts). Left out if errors keep it from being compiled. */
  code?: string;
  /** What lists and feeds show of a post. */
  post?: PostParts;
}

/** The parts of a post outside its own page: its start, its feed entry, and its reading time. */
export interface PostParts {
  preview: {
    code: string;
    /** Whether the post continues after the preview. */
    hasMore: boolean;
  };
  /** The post as HTML for feed readers, with placeholders for its pictures' addresses (lib/feeds/pictures.ts). */
  feed: string;
  /** The reading time, as readers see it. */
  readingTime: string;
}

/** Everything that pages are compiled from besides their own text. */
export interface PageInputs {
  lists: NonNullable<MdxSource['lists']>;
  scenes: Scenes;
  /** A hash of the code and data that any page may use. */
  hash: string;
}

/** The elements that list every release or contributor. */
const LISTS = /<(?:ReleaseList|ContributorList)\b/;

/** The last result for each page, because `npm run dev` asks for every page again on each change. */
const remembered = new Map<string, { key: string; record: PageRecord }>();

/**
 * Reads what pages are compiled from besides their own text.
 *
 * @param lists the data for lists of releases and contributors
 */
export async function pageInputs(lists: PageInputs['lists']): Promise<PageInputs> {
  const data = await hashOfFiles([
    GLOSSARY_FILE,
    WORDS_FILE,
    REFERENCE_FOLDER,
    SAMPLES_FOLDER,
    DRAWINGS_FOLDER,
    MANIFEST_FILE,
  ]);
  return { lists, scenes: await readScenes(), hash: hashOf(await codeHash(), data) };
}

/**
 * Parses and compiles a page, or takes it from the cache if it was compiled before with the same code and data.
 *
 * @param source the page's text
 * @param text the whole file, which the line numbers in the result refer to
 * @returns the page, including its errors, and its key in the cache
 */
export async function pageRecord(
  source: Omit<MdxSource, 'lists'>,
  text: string,
  head: PageHead,
  { lists, scenes, hash }: PageInputs,
): Promise<{ record: PageRecord; key: string }> {
  const { file, kind, release } = source;
  const shown = LISTS.test(text) ? [lists.releases(), lists.contributors()] : [];
  const key = hashOf(hash, file, kind, text, { ...head }, release ?? null, shown);
  const known = remembered.get(file);
  if (known?.key === key) return known;
  const record = await cached(PAGE_CACHE, key, async () => {
    // The pipeline takes a second to load, and most builds need it for few pages or none.
    const { compilePage } = await import('./compile-page');
    return compilePage({ ...source, lists }, head, scenes);
  });
  remembered.set(file, { key, record });
  return { record, key };
}
