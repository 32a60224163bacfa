import MiniSearch from 'minisearch';
import { gzipSync } from 'node:zlib';
import { BOX_SHAPE } from '@/lib/search/constants';
import { fileName } from '@/lib/search/files';
import { indexFiles } from '@/lib/search/build/index-files';
import { records } from '@/lib/search/build/records';
import { Searcher } from '@/lib/search/searcher';
import type { Answer } from '@/lib/search/types';
import type { Corpus } from './corpus';
import { PEER_FILE, PEER_OPTIONS } from './peer-options';

/** A built index, and how to query it. */
export interface Built {
  /** The time from the pages to the files, in ms. */
  buildMs: number;
  /** Every file by its name. */
  files: Map<string, string>;
  /** The files that a reader loads before the first result from titles. */
  first: string[];
  /** Opens the index as after loading the page. */
  open(): Promise<Opened>;
}

/** An index that can answer queries. */
export interface Opened {
  /** The pages found for a query, with the page of each hit in order. `onFirst` is called when something can be shown. */
  ask(query: string, onFirst?: () => void): Promise<string[]>;
  /** The files read so far. */
  read: string[];
}

/** The compressed size of files. */
export const gzipped = (texts: Iterable<string>) =>
  [...texts].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);

/** This site's index. */
export function buildOwn({ pages, synonyms }: Corpus): Built {
  const start = performance.now();
  const files = new Map(
    [...indexFiles(records(pages), synonyms)].map(([name, file]) => [name, JSON.stringify(file)]),
  );
  const buildMs = performance.now() - start;
  return { buildMs, files, first: [fileName('search-index')], open: () => openOwn(files) };
}

async function openOwn(files: Map<string, string>): Promise<Opened> {
  const read: string[] = [];
  const searcher = await Searcher.open('', async name => {
    read.push(name);
    return JSON.parse(files.get(name) ?? '') as unknown;
  });
  return {
    read,
    async ask(query, onFirst) {
      let last: Answer | undefined;
      for await (const answer of searcher.answers(query, BOX_SHAPE)) {
        if (!last && answer.hits.length > 0) onFirst?.();
        last = answer;
      }
      return (last?.hits ?? []).map(({ url }) => url.split('#')[0] ?? '');
    },
  };
}

/** The same pages in minisearch, indexed like in VitePress: a document for each section, and the whole index in one file. */
export function buildPeer({ pages }: Corpus): Built {
  const start = performance.now();
  const index = new MiniSearch(PEER_OPTIONS);
  const seen = new Set<string>();
  for (const { url, title, sections } of pages) {
    for (const { id, heading, text } of sections) {
      const address = id === '' ? url : `${url}#${id}`;
      if (seen.has(address)) continue;
      seen.add(address);
      index.add({ id: address, title: heading || title, titles: heading ? [title] : [], text });
    }
  }
  const files = new Map([[PEER_FILE, JSON.stringify(index)]]);
  const buildMs = performance.now() - start;
  return { buildMs, files, first: [PEER_FILE], open: () => openPeer(files) };
}

async function openPeer(files: Map<string, string>): Promise<Opened> {
  const index = MiniSearch.loadJSON(files.get(PEER_FILE) ?? '', PEER_OPTIONS);
  return {
    read: [PEER_FILE],
    ask(query, onFirst) {
      const hits = index.search(query).slice(0, BOX_SHAPE.limit);
      if (hits.length > 0) onFirst?.();
      return Promise.resolve(hits.map(({ id }) => String(id).split('#')[0] ?? ''));
    },
  };
}
