import type { FirstFile, Group, MetadataPart, TextPart, WordMap } from '../types';
import { typosAllowed } from './edit-distance';
import { expand, type Expansion } from './expand';
import { FieldIndex } from './field-index';
import { addMetadata, METADATA_FIELDS, metadataIndexes } from './metadata';
import { lookUp, moveQuestions, type Fields } from './matches';
import { PageTable } from './page-table';
import { Parts } from './parts';
import { phraseMatch } from './phrase-match';
import { Prior } from './prior';
import { parseQuery, type CommonWords, type QueryWord } from './query';
import type { RankedPage, RankedSection } from './page-score';
import { rankPages } from './rank';
import { rewrites, type Rewrite } from './rewrites';
import { select, type Candidates } from './select';
import type { Marker } from './snippet';
import { stem } from './stem';
import { prepareSynonyms, type Synonyms } from './synonyms';
import { textsWith, weightedTerms } from './term-set';
import { LAST, Vocabulary } from './vocabulary';
import { AUDIENCE, PAGE } from './weights';

/** The pages for a query, best first, and how to mark its words. */
export interface Ranking extends Marker {
  pages: RankedPage[];
  /** Whether one page has every required word. */
  complete: boolean;
}

/** The maximum number of index parts to load for a word. It limits what a keystroke fetches. */
const PARTS_PER_WORD = 3;

/** An identifier from code, such as `runWithBudget`, which only developers type. */
const IDENTIFIER = /\b[a-z]{2,}[A-Z][a-z]/;

/** A search index in memory. Parts are added as they're loaded, and queries are answered with what is there. */
export class Engine {
  readonly pages: PageTable;
  readonly metadata: Parts<string>;
  readonly words: Parts<string>;
  readonly texts: Parts<number>;
  readonly #fields: Fields = { ...metadataIndexes(), content: new FieldIndex() };
  readonly #vocabulary = new Vocabulary();
  readonly #questions: FirstFile['questions'];
  readonly #synonyms: Synonyms;
  readonly #prior: Prior;
  readonly #common: CommonWords;
  /** For each option in a reader's setup, the sections about it. */
  readonly #setups: ReadonlyMap<string, readonly number[]>;

  constructor(file: FirstFile) {
    this.pages = new PageTable(file);
    this.metadata = new Parts(file.metadata);
    this.words = new Parts(file.words);
    this.texts = new Parts(file.texts);
    this.#questions = file.questions;
    this.#synonyms = prepareSynonyms(file.synonyms);
    this.#prior = new Prior(file);
    this.#common = { stop: new Set(file.stopWords), weak: new Set(file.weakWords) };
    this.#setups = new Map(file.setups);
    addMetadata(this.#fields, file.pages);
    this.#vocabulary.add(METADATA_FIELDS.flatMap(field => [...this.#fields[field].words()]));
  }

  /** Adds a part of the titles, keywords, trails, and headings. */
  addMetadata(part: number, metadata: MetadataPart): void {
    this.metadata.loaded(part);
    for (const field of METADATA_FIELDS) this.#load(field, metadata[field]);
  }

  /** Adds a part of the words of the text. */
  addWords(part: number, map: WordMap): void {
    this.words.loaded(part);
    this.#load('content', map);
  }

  /** Adds a part of the text, with its pages. */
  addTexts(part: number, { pages }: TextPart): void {
    this.texts.loaded(part);
    for (const page of pages) this.pages.add(page);
  }

  #load(field: keyof Fields, map: WordMap): void {
    this.#fields[field].load(map);
    this.#vocabulary.add(map.map(([word]) => word));
  }

  #rewrites(query: string): Rewrite[] {
    return rewrites(parseQuery(query), this.#vocabulary, this.#synonyms, this.#common);
  }

  /** The parts that a query needs and that aren't loaded: those with its words and, for an unknown word, with its first letter. */
  needs(query: string): { metadata: number[]; words: number[] } {
    const metadata = new Set<number>();
    const words = new Set<number>();
    const ask = (from: string, alsoTexts = true) => {
      this.metadata.missing(from, from + LAST, PARTS_PER_WORD).forEach(part => metadata.add(part));
      if (alsoTexts) this.words.missing(from, from + LAST, PARTS_PER_WORD).forEach(part => words.add(part));
    };
    const asked = this.#rewrites(query).flatMap(rewrite => rewrite.words);
    for (const word of asked) {
      // The first letter of a word only finds titles, keywords, and headings.
      const alsoTexts = word.text.length > 1 || !word.isPrefix;
      for (const spelling of [word.text, ...word.parts, ...this.#synonymsOf(word)])
        ask(stem(spelling), alsoTexts);
    }
    if (metadata.size + words.size === 0) {
      const unknown = asked.filter(({ text, isPrefix }) => !this.#vocabulary.knows(text, isPrefix));
      for (const { text } of unknown) ask(text.charAt(0));
    }
    return { metadata: [...metadata], words: [...words] };
  }

  /**
   * Ranks the pages for a query.
   *
   * @param fuzzy whether to also try prefixes and typos for unknown words, which only makes sense if everything the query needs
   * is loaded
   * @param setup the options in the reader's setup. Pages and sections about them are preferred to equally good ones.
   * @param most the maximum number of pages to compare with the whole query
   */
  rank(query: string, fuzzy: boolean, setup: readonly string[] = [], most = Infinity): Ranking {
    const own = new Set(setup.flatMap(option => this.#setups.get(option) ?? []));
    const marks = new Map<string, 'word' | 'synonym'>();
    const typed = new Set<string>();
    const asked = { typed: parseQuery(query).length, code: IDENTIFIER.test(query) };
    const candidates = this.#rewrites(query).map(({ words, worth }) => {
      const expanded = words.map(word => ({
        word,
        expansions: expand(word, this.#vocabulary, this.#synonymsOf(word), fuzzy),
      }));
      for (const { word, expansions } of expanded) {
        if (!word.synonym) typed.add(word.text);
        for (const { term, synonym } of expansions)
          if (!synonym || !marks.has(term)) marks.set(term, synonym ? 'synonym' : 'word');
      }
      return this.#candidates(expanded, worth, asked, own);
    });
    return { ...select(candidates, most), marks, typed: [...typed] };
  }

  #candidates(
    expanded: { word: QueryWord; expansions: Expansion[] }[],
    worth: number,
    { typed, code }: { typed: number; code: boolean },
    ofSetup: ReadonlySet<number>,
  ): Candidates {
    const slots = expanded.map(({ word, expansions }) => ({
      matches: lookUp(expansions, this.#fields),
      terms: expansions.map(({ term }) => term),
      optional: word.optional,
      compound: word.parts.length > 1,
    }));
    moveQuestions(
      slots.map(({ matches }) => matches),
      this.#questions,
    );
    const asked = expanded.map(({ word, expansions }) =>
      this.#vocabulary.knows(word.text, word.isPrefix) ? word.text : (expansions[0]?.term ?? word.text),
    );
    const ranked = rankPages(slots, this.pages);
    const terms = weightedTerms(asked, ranked.weights);
    const likely = textsWith(terms);
    // A word can be specific to an audience in the text, or in titles and sidebar groups.
    const pagesByWord = slots.flatMap(({ optional, matches: { title, trail } }, slot) => {
      const named = [title, trail].flatMap(found => [...found.keys()]);
      return optional
        ? []
        : [[...(ranked.pagesByWord[slot] ?? [])], named.map(section => this.pages.pageOf(section) ?? -1)];
    });
    const own: Partial<Record<Group, number>> = {
      developers: code ? 1 : this.#prior.ownShare('developers', pagesByWord),
      contributors: this.#prior.ownShare('contributors', pagesByWord),
    };
    for (const page of ranked.pages) {
      const group = this.#prior.group(page.page);
      page.list = this.#prior.isList(page.page);
      page.factor *=
        worth *
        this.#prior.of(page, asked, own[group] ?? 0) *
        (code && group !== 'developers' ? AUDIENCE.notCode : 1) *
        (ofSetup.has(this.pages.firstSection(page.page)) ? PAGE.ownSetup : 1);
    }
    const finish = (page: RankedPage): RankedPage => {
      const { score, exact, section } = phraseMatch(page, terms, likely, this.pages);
      // A section for the reader's setup must match as many of the query's words as the best section.
      const lead = (found: RankedSection) =>
        found.section === section
          ? 2
          : Number(ofSetup.has(found.section) && page.sections.every(({ words }) => words <= found.words));
      const sections = [...page.sections].sort((a, b) => lead(b) - lead(a));
      return { ...page, sections, exact, score: (page.score + score) * page.factor };
    };
    return { pages: ranked.pages, required: ranked.required, typed, finish };
  }

  #synonymsOf({ text }: QueryWord): readonly string[] {
    return this.#synonyms.words.get(stem(text)) ?? [];
  }

  /** The query with its first unknown word replaced by a similar word in the index. Undefined if there is none. */
  suggest(query: string): string | undefined {
    const unknown = parseQuery(query).find(({ text }) => !this.#vocabulary.knows(text, false));
    if (!unknown) return undefined;
    const [near] = this.#vocabulary.near(unknown.text, typosAllowed(unknown.text.length) + 1, false);
    return near && query.slice(0, unknown.start) + near.term + query.slice(unknown.end);
  }
}
