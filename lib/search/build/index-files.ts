import { addMetadata, METADATA_FIELDS, metadataIndexes } from '../engine/metadata';
import { CONTEXTS, fileName, type Context } from '../files';
import {
  GROUPS,
  type FirstFile,
  type MetadataPart,
  type PageRecord,
  type TextPart,
  type WordMap,
} from '../types';
import { entries, IndexBuilder } from './index-builder';
import { STOP_WORDS, WEAK_WORDS } from './query-words';
import type { IndexedPage } from './records';
import { stemmed } from './synonyms';

/**
 * The size of the files, in characters. Compressed, they're a third of that size. Looking up a word costs one file of words,
 * and showing a page costs one file of text, however large the site is.
 */
export const FILE_SIZE = { first: 400_000, words: 16_000, texts: 16_000 };

/** Every file of the index by its name. */
export type IndexFiles = Map<string, FirstFile | MetadataPart | WordMap | TextPart>;

/** The pages in a context. */
const IN_CONTEXT: Record<Context, (page: IndexedPage) => boolean> = {
  '': () => true,
  docs: ({ kind }) => kind === 'doc',
  api: ({ group }) => group === 'developers',
  blog: ({ kind }) => kind === 'post',
};

/** Readers' words, and the documentation's words for the same thing. */
export type Synonyms = FirstFile['synonyms'];

/** Builds all files of the index. */
export function indexFiles(pages: readonly IndexedPage[], synonyms: Synonyms): IndexFiles {
  const files: IndexFiles = new Map();
  const texts = textParts(pages);
  const words = split(contentOf(pages), FILE_SIZE.words);
  texts.forEach((part, number) => files.set(fileName('texts', number), part));
  words.forEach((part, number) => files.set(fileName('words', number), part));
  const shared = {
    questions: questionsOf(pages),
    words: words.map(firstWord),
    texts: texts.map(({ pages: [page] }) => page?.i ?? 0),
    synonyms: synonyms.map(stemmed),
    stopWords: STOP_WORDS,
    weakWords: WEAK_WORDS,
  };
  for (const context of CONTEXTS) {
    const shown = pages.filter(page => IN_CONTEXT[context](page));
    files.set(fileName('search-index', context), { ...shared, ...outline(shown, context, files) });
  }
  return files;
}

/** The number of the first question, and the section that answers each. */
function questionsOf(pages: readonly IndexedPage[]): FirstFile['questions'] {
  return {
    first: countSections(pages),
    sections: pages.flatMap(({ i, d }) => d.flatMap(({ q = [] }, offset) => q.map(() => i + offset))),
  };
}

const countSections = (pages: readonly IndexedPage[]) => pages.reduce((count, { d }) => count + d.length, 0);

/** The pages in the first file: all of a small site, or none of a large one. */
function outline(
  pages: readonly IndexedPage[],
  context: Context,
  files: IndexFiles,
): Omit<FirstFile, 'questions' | 'words' | 'texts' | 'synonyms' | 'stopWords' | 'weakWords'> {
  const shape = {
    first: pages[0]?.i ?? 0,
    sections: pages.map(page => page.d.length),
    gaps: pages.flatMap(({ i }, page): [number, number][] => {
      const before = pages[page - 1];
      const gap = before ? i - before.i - before.d.length : 0;
      return gap > 0 ? [[page, gap]] : [];
    }),
    links: pages.map(({ links }) => links),
    groups: pages.map(({ group }) => GROUPS.indexOf(group)),
    setups: sectionsOfSetups(pages),
  };
  const whole = { ...shape, metadata: [], pages: pages.map(withoutQuestions) };
  if (JSON.stringify(whole).length <= FILE_SIZE.first) return whole;
  const parts = splitMetadata(pages);
  parts.forEach((part, number) => files.set(fileName('metadata', context, number), part.metadata));
  return { ...shape, metadata: parts.map(part => part.first), pages: [] };
}

/** For each option of a reader's setup, the sections about it. */
function sectionsOfSetups(pages: readonly IndexedPage[]): FirstFile['setups'] {
  const sections = new Map<string, number[]>();
  for (const { i, setups } of pages)
    setups.forEach((options, at) =>
      options.forEach(option => sections.set(option, [...(sections.get(option) ?? []), i + at])),
    );
  return [...sections];
}

/** A page's record in the first file. The questions are only needed with the text. */
function withoutQuestions(page: IndexedPage): PageRecord {
  return { ...toRecord(page), d: page.d.map(({ h, s }) => ({ ...(h !== undefined && { h }), s })) };
}

function toRecord({ i, t, u, b, k, e, d }: IndexedPage): PageRecord {
  return { i, t, u, b, k, e, d };
}

function contentOf(pages: readonly IndexedPage[]): WordMap {
  const index = new IndexBuilder();
  for (const page of pages)
    page.x.forEach((text, offset) =>
      index.add(page.i + offset, offset === 0 ? `${page.e} ${text}`.trim() : text),
    );
  // In the same order as questionsOf().
  const questions = pages.flatMap(({ d }) => d.flatMap(({ q = [] }) => q));
  const first = countSections(pages);
  questions.forEach((question, number) => index.add(first + number, question));
  return entries(index);
}

/** Splits a sorted map into parts of a given size. */
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

/** Splits titles, keywords, trails, and headings at the same words. */
function splitMetadata(pages: readonly IndexedPage[]): { first: string; metadata: MetadataPart }[] {
  const indexes = metadataIndexes();
  addMetadata(indexes, pages);
  const maps: MetadataPart = {
    title: entries(indexes.title),
    keywords: entries(indexes.keywords),
    trail: entries(indexes.trail),
    heading: entries(indexes.heading),
  };
  const all = METADATA_FIELDS.flatMap(field => maps[field]).sort(([a], [b]) => (a < b ? -1 : 1));
  const starts = [...new Set(split(all, FILE_SIZE.words).map(firstWord))];
  return starts.map((first, number) => {
    const next = starts[number + 1];
    const cut = (field: keyof MetadataPart) =>
      maps[field].filter(([word]) => word >= first && (next === undefined || word < next));
    return {
      first,
      metadata: {
        title: cut('title'),
        keywords: cut('keywords'),
        trail: cut('trail'),
        heading: cut('heading'),
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
