import { CONTEXTS, fileName, type Context } from '../files';
import { keywordsOf } from '../engine/keywords';
import type { FirstFile, HeadPart, PageRecord, TextPart, WordMap } from '../types';
import type { IndexedPage } from './records';
import { WordMapBuilder } from './word-map';

/**
 * How large the files may be, in characters; compressed they are a third of it. A word that is looked up costs one file of
 * words, a page that is shown one file of texts, however large the site is.
 */
export const FILE_SIZE = { head: 300_000, words: 16_000, texts: 16_000 };

/** Every file of the index by its name. */
export type IndexFiles = Map<string, FirstFile | HeadPart | WordMap | TextPart>;

/** What readers say, and the documentation's word for it. */
export type Synonyms = FirstFile['synonyms'];

/** Builds every file of the index. */
export function indexFiles(pages: readonly IndexedPage[], synonyms: Synonyms): IndexFiles {
  const files: IndexFiles = new Map();
  const texts = textParts(pages);
  const words = split(content(pages), FILE_SIZE.words);
  texts.forEach((part, number) => files.set(fileName('texts', number), part));
  words.forEach((part, number) => files.set(fileName('words', number), part));
  const shared = {
    words: words.map(firstWord),
    texts: texts.map(({ pages: [page] }) => page?.i ?? 0),
    synonyms,
  };
  for (const context of CONTEXTS) {
    const shown = pages.filter(page => context === '' || page.kind === (context === 'docs' ? 'doc' : 'post'));
    files.set(fileName('search-index', context), { ...shared, ...heads(shown, context, files) });
  }
  return files;
}

function heads(
  pages: readonly IndexedPage[],
  context: Context,
  files: IndexFiles,
): Omit<FirstFile, 'words' | 'texts' | 'synonyms'> {
  const title = new WordMapBuilder(false);
  const trail = new WordMapBuilder(false);
  const heading = new WordMapBuilder(false);
  for (const page of pages) {
    title.add(page.i, page.t);
    trail.add(page.i, page.b.join('\n'));
    page.d.forEach(({ s }, index) => heading.add(page.i + index, s));
  }
  const head: HeadPart = {
    title: title.export(),
    trail: trail.export(),
    heading: heading.export(),
  };
  const outline = {
    first: pages[0]?.i ?? 0,
    sections: pages.map(page => page.d.length),
    links: pages.map(({ links }) => links),
    lists: pages.filter(({ list }) => !list).length,
  };
  const shown = pages.map(toRecord);
  const whole = { ...outline, heads: [''], head, pages: shown };
  if (JSON.stringify(whole).length <= FILE_SIZE.head) return whole;
  const parts = splitHead({ ...head, keywords: keywordsOf(shown) });
  parts.forEach((part, number) => files.set(fileName('heads', context, number), part.head));
  return { ...outline, heads: parts.map(part => part.first), pages: [] };
}

function toRecord({ i, t, u, b, k, d }: IndexedPage): PageRecord {
  return { i, t, u, b, k, d };
}

function content(pages: readonly IndexedPage[]): WordMap {
  const builder = new WordMapBuilder(true);
  for (const page of pages) page.x.forEach((text, index) => builder.add(page.i + index, text));
  return builder.export();
}

/** Cuts a sorted map into parts of a size. */
function split(map: WordMap, size: number): WordMap[] {
  const parts: WordMap[] = [];
  let room = 0;
  for (const entry of map) {
    const length = JSON.stringify(entry).length;
    if (room < length || parts.length === 0) {
      parts.push([]);
      room = size;
    }
    parts.at(-1)?.push(entry);
    room -= length;
  }
  return parts;
}

const firstWord = (part: WordMap) => part[0]?.[0] ?? '';

/** Cuts titles, keywords and headings at the same words. */
function splitHead(head: Required<HeadPart>): { first: string; head: HeadPart }[] {
  const all = [...head.title, ...head.keywords, ...head.trail, ...head.heading].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const starts = split(all, FILE_SIZE.words).map(firstWord);
  const unique = [...new Set(starts)];
  return unique.map((first, index) => {
    const next = unique[index + 1];
    const cut = (map: WordMap) =>
      map.filter(([word]) => word >= first && (next === undefined || word < next));
    return {
      first,
      head: {
        title: cut(head.title),
        keywords: cut(head.keywords),
        trail: cut(head.trail),
        heading: cut(head.heading),
      },
    };
  });
}

function textParts(pages: readonly IndexedPage[]): TextPart[] {
  const parts: TextPart[] = [];
  let room = 0;
  for (const page of pages) {
    const entry = { ...toRecord(page), x: page.x };
    const length = JSON.stringify(entry).length;
    if (room < length || parts.length === 0) {
      parts.push({ pages: [] });
      room = FILE_SIZE.texts;
    }
    parts.at(-1)?.pages.push(entry);
    room -= length;
  }
  return parts;
}
