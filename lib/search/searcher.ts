import { Engine, type Ranking } from './engine/engine';
import { hits, places, type Shape } from './engine/hits';
import { fileName, type Context } from './files';
import type { Answer, FirstFile, MetadataPart, TextPart, WordMap } from './types';

/** Reads an index file by its name. */
export type ReadFile = (name: string) => Promise<unknown>;

/** For a suggestion, only the first few pages. */
const NEAR_SHAPE: Shape = {
  limitOf: 'pages',
  limit: 3,
  length: 100,
  sections: { exact: 0, first: 0, other: 0 },
};

/** For each hit or page that may be shown, this many pages are compared with the whole query, because that takes long. */
const LIKELY = 5;

/** Hits whose excerpts arrive this soon are only shown with them, so that they aren't drawn twice. */
const SOON_MS = 20;

/** Answers queries, and reads the index files that they need. It runs in the worker and in Node. */
export class Searcher {
  readonly #engine: Engine;
  readonly #context: Context;
  readonly #read: ReadFile;
  readonly #reading = new Map<string, Promise<void>>();

  private constructor(engine: Engine, context: Context, read: ReadFile) {
    this.#engine = engine;
    this.#context = context;
    this.#read = read;
  }

  /** Opens the index of a context. */
  static async open(context: Context, read: ReadFile): Promise<Searcher> {
    const file = (await read(fileName('search-index', context))) as FirstFile;
    return new Searcher(new Engine(file), context, read);
  }

  /**
   * Returns hits for a query in steps: first from titles, keywords, and headings, if they have every word; then from all of the
   * text; and finally with excerpts. The last answer is complete.
   *
   * @param setup the options in the reader's setup
   * @throws the error from reading a file; a new query reads it again
   */
  async *answers(query: string, shape: Shape, setup: readonly string[] = []): AsyncGenerator<Answer> {
    const most = LIKELY * shape.limit;
    // Files arrive while the first answer is on its way.
    for (let files = this.#unread(query); files.length > 0; files = this.#unread(query)) {
      const loading = this.#load(files);
      const early = this.#engine.rank(query, false, setup, most);
      if (early.complete) yield this.#answer(query, early, shape, true);
      await loading;
    }

    let ranking = this.#engine.rank(query, true, setup, most);
    const files = this.#unreadTexts(query, ranking, shape);
    if (files.length > 0) {
      const loading = this.#load(files);
      const unknown = ranking.pages.some(({ page }) => !this.#engine.pages.record(page));
      const isLate = new Promise<boolean>(resolve => setTimeout(resolve, SOON_MS, true));
      if ((await Promise.race([loading, isLate])) === true) yield this.#answer(query, ranking, shape, true);
      await loading;
      // In a large index, pages are loaded with their text, so their titles are only known now.
      if (unknown) ranking = this.#engine.rank(query, true, setup, most);
    }
    yield this.#answer(query, ranking, shape, false);
    // The next letter of a word needs these.
    void this.#load(this.#unread(`${query} `));
  }

  #answer(query: string, ranking: Ranking, shape: Shape, partial: boolean): Answer {
    const found = hits(
      places(ranking.pages, shape, query.length < 2),
      ranking,
      this.#engine.pages,
      shape.length,
    );
    const pages = new Set(found.map(({ url }) => url.split('#')[0])).size;
    const suggestion = found.length === 0 && !partial ? this.#engine.suggest(query) : undefined;
    if (suggestion === undefined) return { query, hits: found, pages, partial };
    const meant = this.#engine.rank(suggestion, false);
    const near = hits(places(meant.pages, NEAR_SHAPE), meant, this.#engine.pages, shape.length);
    return { query, hits: found, pages, partial, suggestion, near };
  }

  #unread(query: string): IndexFile[] {
    const { metadata, words } = this.#engine.needs(query);
    return [
      ...metadata.map(part => ({
        name: fileName('metadata', this.#context, part),
        add: (file: unknown) => this.#engine.addMetadata(part, file as MetadataPart),
      })),
      ...words.map(part => ({
        name: fileName('words', part),
        add: (file: unknown) => this.#engine.addWords(part, file as WordMap),
      })),
    ];
  }

  #unreadTexts(query: string, { pages }: Ranking, shape: Shape): IndexFile[] {
    const { texts, pages: table } = this.#engine;
    const sections = places(pages, shape, query.length < 2)
      .filter(({ ranked, section }) => section || !table.record(ranked.page))
      .map(({ ranked }) => table.firstSection(ranked.page));
    const parts = new Set(sections.flatMap(section => texts.missing(section, section, 1)));
    return [...parts].map(part => ({
      name: fileName('texts', part),
      add: (file: unknown) => this.#engine.addTexts(part, file as TextPart),
    }));
  }

  /** Reads files. Without a handler, a failure isn't an error of the page, because the next answer may be wanted instead. */
  #load(files: readonly IndexFile[]): Promise<unknown> {
    const loading = Promise.all(files.map(file => this.#loadOne(file)));
    loading.catch(() => undefined);
    return loading;
  }

  /** Reads a file once. If that fails, it's read again when it's needed again. */
  #loadOne({ name, add }: IndexFile): Promise<void> {
    let reading = this.#reading.get(name);
    if (!reading) {
      reading = this.#read(name).then(add);
      reading.catch(() => this.#reading.delete(name));
      this.#reading.set(name, reading);
    }
    return reading;
  }
}

interface IndexFile {
  name: string;
  add(file: unknown): void;
}
