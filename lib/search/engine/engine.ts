import type { FirstFile, HeadPart, TextPart, WordMap } from '../types';
import { slipsAllowed } from './distance';
import { expand, type Expansion } from './expand';
import { keywordsOf } from './keywords';
import { likeness } from './likeness';
import { PageTable } from './page-table';
import { Parts } from './parts';
import { Postings } from './postings';
import { parseQuery, type QueryWord } from './query';
import { rankPages, type RankedPage } from './rank';
import { readings, type Reading } from './readings';
import { askedOf } from './saying';
import { lookUp, type Fields } from './score';
import { select, type Read } from './select';
import { Standing } from './standing';
import { stem } from './stem';
import { prepareSynonyms, type Synonyms } from './synonyms';
import { Vocabulary } from './vocabulary';

/** The pages for a query, best first. */
export interface Ranking {
  pages: RankedPage[];
  /** Every word that had to be found was found on one page. */
  complete: boolean;
  /** The index's words that were looked up. */
  terms: ReadonlySet<string>;
  /** The words that were looked for. */
  typed: readonly string[];
}

/** At most so many parts of the index for a word: a bound on what a keystroke fetches. */
const PARTS_PER_WORD = 3;

/** Comes after every word with the same beginning. */
const LAST = '\uffff';

/** A search index in memory: parts are added as they arrive, and queries are answered from what is there. */
export class Engine {
  readonly pages: PageTable;
  readonly heads: Parts<string>;
  readonly words: Parts<string>;
  readonly texts: Parts<number>;
  readonly #fields: Fields = {
    title: new Postings(),
    keywords: new Postings(),
    trail: new Postings(),
    heading: new Postings(),
    content: new Postings(),
  };
  readonly #vocabulary = new Vocabulary();
  readonly #synonyms: Synonyms;
  readonly #standing: Standing;

  constructor(file: FirstFile) {
    this.pages = new PageTable(file);
    this.heads = new Parts(file.heads);
    this.words = new Parts(file.words);
    this.texts = new Parts(file.texts);
    this.#synonyms = prepareSynonyms(file.synonyms);
    this.#standing = new Standing(file);
    if (file.head) this.addHead(0, { ...file.head, keywords: keywordsOf(file.pages) });
  }

  addHead(part: number, head: HeadPart): void {
    this.heads.loaded(part);
    for (const field of ['title', 'keywords', 'trail', 'heading'] as const)
      this.#addWords(field, head[field] ?? []);
  }

  addWords(part: number, map: WordMap): void {
    this.words.loaded(part);
    this.#addWords('content', map);
  }

  addTexts(part: number, { pages }: TextPart): void {
    this.texts.loaded(part);
    for (const page of pages) this.pages.add(page);
  }

  #addWords(field: keyof Fields, map: WordMap): void {
    this.#fields[field].add(map);
    this.#vocabulary.add(map.map(([word]) => word));
  }

  #readings(query: string): Reading[] {
    return readings(parseQuery(query), this.#vocabulary, this.#synonyms);
  }

  /** The parts that a query needs and that are not there: those with its words and, for an unknown word, with its first letter. */
  needs(query: string): { heads: number[]; words: number[] } {
    const heads = new Set<number>();
    const words = new Set<number>();
    const ask = (from: string) => {
      this.heads.missing(from, from + LAST, PARTS_PER_WORD).forEach(part => heads.add(part));
      this.words.missing(from, from + LAST, PARTS_PER_WORD).forEach(part => words.add(part));
    };
    const said = this.#readings(query).flatMap(reading => reading.words);
    for (const word of said) {
      for (const spelling of [word.text, ...word.parts, ...this.#synonymsOf(word)]) ask(stem(spelling));
    }
    if (heads.size + words.size === 0) {
      const unknown = said.filter(({ text, unfinished }) => !this.#vocabulary.knows(text, unfinished));
      for (const { text } of unknown) ask(text.charAt(0));
    }
    return { heads: [...heads], words: [...words] };
  }

  /**
   * Ranks the pages for a query.
   *
   * @param guess also try beginnings and slips for unknown words; only sensible when nothing the query needs is missing
   */
  rank(query: string, guess: boolean): Ranking {
    const terms = new Set<string>();
    const typed = new Set<string>();
    const read = this.#readings(query).map(reading => {
      const expanded = reading.words.map(word => ({
        word,
        expansions: expand(word, this.#vocabulary, this.#synonymsOf(word), guess),
      }));
      for (const { word, expansions } of expanded) {
        typed.add(word.text);
        expansions.forEach(({ term }) => terms.add(term));
      }
      return this.#read(expanded, reading.worth);
    });
    return { ...select(read), terms, typed: [...typed] };
  }

  #read(expanded: { word: QueryWord; expansions: Expansion[] }[], worth: number): Read {
    const slots = expanded.map(({ word, expansions }) => ({
      found: lookUp(expansions, this.#fields),
      terms: expansions.map(({ term }) => term),
      optional: word.optional,
    }));
    const said = expanded.map(({ word, expansions }) =>
      this.#vocabulary.knows(word.text, word.unfinished) ? word.text : (expansions[0]?.term ?? word.text),
    );
    const ranked = rankPages(slots, this.pages);
    const asked = askedOf(said, ranked.weights);
    const pages = ranked.pages.map(page => {
      const { score, exact } = likeness(page, asked, this.pages);
      const list = this.#standing.isList(page.page);
      return { ...page, exact, list, score: (page.score + score) * this.#standing.of(page, said) * worth };
    });
    return { pages, required: slots.filter(({ optional }) => !optional).length };
  }

  #synonymsOf({ text }: QueryWord): readonly string[] {
    return this.#synonyms.words.get(stem(text)) ?? [];
  }

  /** The query with a word of the index in place of its first unknown word; undefined when none is near. */
  suggest(query: string): string | undefined {
    const unknown = parseQuery(query).find(({ text }) => !this.#vocabulary.knows(text, false));
    if (!unknown) return undefined;
    const [near] = this.#vocabulary.near(unknown.text, slipsAllowed(unknown.text.length) + 1, false);
    return near && query.slice(0, unknown.start) + near.term + query.slice(unknown.end);
  }
}
