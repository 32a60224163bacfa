import { indexFiles, type IndexFiles } from '@/lib/search/build/index-files';
import { records } from '@/lib/search/build/records';
import type { SearchPage } from '@/lib/search/build/search-pages';
import { BOX_SHAPE } from '@/lib/search/constants';
import type { Shape } from '@/lib/search/engine/hits';
import type { RankedPage, RankedSection } from '@/lib/search/engine/page-score';
import type { Context } from '@/lib/search/files';
import { Searcher } from '@/lib/search/searcher';
import type { Answer } from '@/lib/search/types';

/** A page for a test: its name in the address, its title, and sections by heading. '' is the text before the first heading. */
export function searchPage(
  name: string,
  title: string,
  sections: Record<string, string>,
  rest: Partial<SearchPage> = {},
): SearchPage {
  return {
    kind: 'doc',
    url: `/${name}/`,
    title,
    description: '',
    keywords: [],
    breadcrumb: ['Docs'],
    group: rest.kind === 'post' ? 'post' : 'budgeters',
    links: 0,
    setup: [],
    sections: Object.entries(sections).map(([heading, text]) => ({
      id: heading.toLowerCase().replaceAll(' ', '-'),
      heading,
      text,
    })),
    ...rest,
  };
}

/** A ranked page for a test, without sections. */
export function rankedPage(page: number, rest: Partial<RankedPage> = {}): RankedPage {
  return {
    page,
    score: 1,
    factor: 1,
    list: false,
    words: 1,
    coverage: 1,
    sectionCoverage: 1,
    titleWords: 0,
    inTitle: false,
    inName: false,
    exact: false,
    title: 0,
    keywords: 0,
    sections: [],
    ...rest,
  };
}

/** A ranked section for a test. */
export function rankedSection(section: number, rest: Partial<RankedSection> = {}): RankedSection {
  return {
    section,
    score: 1,
    words: 1,
    coverage: 1,
    heading: false,
    headingCoverage: 0,
    fit: 1,
    relevance: 1,
    opening: false,
    ...rest,
  };
}

/** A searcher for pages. */
export async function openIndex(
  pages: readonly SearchPage[],
  synonyms: [said: string, term: string][] = [],
): Promise<Searcher> {
  return (await openFiles(indexFiles(records(pages), synonyms))).searcher;
}

/** A searcher for files of an index, and the names of the files that it has read. */
export async function openFiles(
  files: IndexFiles,
  context: Context = '',
): Promise<{ searcher: Searcher; read: string[] }> {
  const read: string[] = [];
  const searcher = await Searcher.open(context, async name => {
    read.push(name);
    // Parsed from JSON, like in the browser.
    return JSON.parse(JSON.stringify(files.get(name))) as unknown;
  });
  return { searcher, read };
}

/** The last answer to a query of a reader with a setup. */
export async function answer(
  searcher: Searcher,
  query: string,
  shape: Shape = BOX_SHAPE,
  setup: readonly string[] = [],
): Promise<Answer> {
  let last: Answer | undefined;
  for await (const each of searcher.answers(query, shape, setup)) last = each;
  if (!last) throw new Error(`"${query}" was not answered.`);
  return last;
}

/** The addresses of the hits of a query. */
export async function found(
  searcher: Searcher,
  query: string,
  setup: readonly string[] = [],
): Promise<string[]> {
  return (await answer(searcher, query, BOX_SHAPE, setup)).hits.map(({ url }) => url);
}
