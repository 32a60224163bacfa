import type { Matches } from './matches';
import { ANSWERING_HEADING, FIELD, PAGE, TOGETHER, WORD } from './weights';

/** A word of the query with all its matches. */
export interface Slot {
  matches: Matches;
  /** The words of the index that match it. */
  terms: readonly string[];
  optional: boolean;
}

/** A page that matches part of the query. */
export interface RankedPage {
  /** Its index in the list of pages. */
  page: number;
  score: number;
  /** The number of required words that it has, and their share of the weight of all required words. */
  words: number;
  coverage: number;
  /** The largest share that one of its sections has, including its title and keywords. */
  sectionCoverage: number;
  /** The number of required words in its title. */
  titleWords: number;
  /** Whether its title, or its title and keywords, have every required word. */
  inTitle: boolean;
  inName: boolean;
  /** Whether one of its sections, including its title and keywords, has all required words that the page has. */
  together: boolean;
  /** Whether its title or a keyword is the query. */
  exact: boolean;
  /** How well the title and the keywords match. 0 if they don't. */
  title: number;
  keywords: number;
  /** The matching sections, best first. */
  sections: RankedSection[];
}

export interface RankedSection {
  section: number;
  score: number;
  /** The number of required words that it has, including the page's title and keywords. */
  words: number;
  coverage: number;
  /** Whether its heading has a word of the query, and its share of the required ones. */
  heading: boolean;
  headingCoverage: number;
  /** How well it answers, compared with the page's other sections. */
  fit: number;
  /** Whether it's the part before the page's first heading. */
  opening: boolean;
}

/** What the ranking needs to know about pages. */
export interface Pages {
  count: number;
  pageOf(section: number): number | undefined;
  firstSection(page: number): number;
  names(page: number): readonly ReadonlySet<string>[] | undefined;
}

/** A query with at least this many subject words describes a specific case. */
const CASE = 3;

const NAME_FIELDS = ['title', 'keywords', 'trail'] as const;
const SECTION_FIELDS = ['heading', 'content'] as const;

type Name = Record<(typeof NAME_FIELDS)[number], number[]>;
type SectionMatch = Record<(typeof SECTION_FIELDS)[number], number[]>;

/** The matches on a page: for each field, how well each word of the query matches. */
interface Evidence {
  name: Name;
  sections: Map<number, SectionMatch>;
}

/** The ranked pages, unsorted, with the weight of each word and the pages that have it. */
export interface Ranked {
  pages: RankedPage[];
  weights: readonly number[];
  pagesByWord: readonly ReadonlySet<number>[];
}

/** Scores every page on which a word of the query was found. */
export function rankPages(slots: readonly Slot[], pages: Pages): Ranked {
  const evidence = new Map<number, Evidence>();
  const pagesByWord = slots.map(({ matches }, slot) => collect(matches, slot, slots.length, pages, evidence));
  const weights = slots.map(({ optional }, slot) => {
    const count = Math.max(1, pagesByWord[slot]?.size ?? 0);
    const rarity = Math.log(1 + pages.count / count) / Math.log(1 + pages.count);
    return (WORD.common + (1 - WORD.common) * rarity ** WORD.rarity) * (optional ? WORD.optional : 1);
  });
  // A word that's on no page can't be required.
  const required = slots.map(({ optional }, slot) => !optional && (pagesByWord[slot]?.size ?? 0) > 0);
  const nameWeights = slots.map(({ matches }) => {
    const count = Math.max(1, matches.title.size + matches.keywords.size);
    return (
      WORD.inNames + ((1 - WORD.inNames) * Math.log(1 + pages.count / count)) / Math.log(1 + pages.count)
    );
  });
  const ranked = likely(evidence, required, pagesByWord).map(([page, found]) => {
    const isNamed = () => namedTogether(slots, found.name, pages.names(page));
    return scorePage(page, pages.firstSection(page), found, weights, nameWeights, required, isNamed);
  });
  return { pages: ranked, weights, pagesByWord };
}

/** Removes the many pages that have less than half of the words of the best one, because they aren't answers. */
function likely(
  evidence: ReadonlyMap<number, Evidence>,
  required: readonly boolean[],
  pagesByWord: readonly ReadonlySet<number>[],
): [number, Evidence][] {
  const needed = pagesByWord.filter((_, slot) => required[slot]);
  const counted = [...evidence].map(([page, found]) => ({
    page,
    found,
    words: needed.filter(pages => pages.has(page)).length,
  }));
  const most = Math.max(0, ...counted.map(({ words }) => words));
  return counted.filter(({ words }) => words * 2 >= most).map(({ page, found }) => [page, found]);
}

/** Whether the required words are in the title and one keyword. Words from several keywords may be unrelated. */
function namedTogether(
  slots: readonly Slot[],
  { trail }: Name,
  names: readonly ReadonlySet<string>[] | undefined,
): boolean {
  const required = slots.filter(({ optional }, slot) => !optional && at(trail, slot) === 0);
  if (!names || required.length < 2) return true;
  return names.some(name => required.every(({ terms }) => terms.some(term => name.has(term))));
}

/** Groups a word's matches by page. */
function collect(
  matches: Matches,
  slot: number,
  slots: number,
  pages: Pages,
  evidence: Map<number, Evidence>,
): ReadonlySet<number> {
  const touched = new Set<number>();
  const evidenceOf = (section: number) => {
    const page = pages.pageOf(section);
    if (page === undefined) return undefined;
    touched.add(page);
    let known = evidence.get(page);
    if (!known) {
      known = {
        name: { title: zeros(slots), keywords: zeros(slots), trail: zeros(slots) },
        sections: new Map(),
      };
      evidence.set(page, known);
    }
    return known;
  };
  for (const field of NAME_FIELDS) {
    for (const [section, value] of matches[field]) {
      const values = evidenceOf(section)?.name[field];
      if (values) values[slot] = value;
    }
  }
  for (const field of SECTION_FIELDS) {
    for (const [section, value] of matches[field]) {
      const sections = evidenceOf(section)?.sections;
      if (!sections) continue;
      const match = sections.get(section) ?? { heading: zeros(slots), content: zeros(slots) };
      match[field][slot] = value;
      sections.set(section, match);
    }
  }
  return touched;
}

function scorePage(
  page: number,
  first: number,
  { name, sections }: Evidence,
  weights: readonly number[],
  nameWeights: readonly number[],
  required: readonly boolean[],
  isNamed: () => boolean,
): RankedPage {
  const count = (has: (slot: number) => boolean) =>
    required.filter((needed, slot) => needed && has(slot)).length;
  const all = total(weights, slot => (required[slot] ? 1 : 0));
  const share = (has: (slot: number) => boolean) =>
    all === 0 ? 0 : total(weights, slot => (required[slot] && has(slot) ? 1 : 0)) / all;
  const needed = count(() => true);
  const named = (slot: number) => at(name.title, slot) + at(name.keywords, slot) > 0;
  const placed = (slot: number) => named(slot) || at(name.trail, slot) > 0;
  const best: SectionMatch = { heading: zeros(weights.length), content: zeros(weights.length) };

  const ranked = [...sections].map(([section, match]): RankedSection => {
    for (const field of SECTION_FIELDS)
      match[field].forEach((value, slot) => (best[field][slot] = Math.max(at(best[field], slot), value)));
    const has = (slot: number) => placed(slot) || inSection(match, slot, needed) > 0;
    return {
      section,
      score: total(weights, slot => inSection(match, slot, needed)),
      words: count(has),
      coverage: share(has),
      headingCoverage: share(slot => at(match.heading, slot) > 0),
      fit: total(weights, slot => fitOf(match, slot)),
      heading: match.heading.some(value => value > 0),
      opening: section === first,
    };
  });
  ranked.sort((a, b) => b.fit - a.fit || b.score - a.score || a.section - b.section);

  const has = (slot: number) => placed(slot) || inSection(best, slot, needed) > 0;
  const words = count(has);
  const most = (value: (section: RankedSection) => number, without: number) =>
    ranked.length > 0 ? Math.max(...ranked.map(value)) : without;
  const inPlace = count(placed) === needed && isNamed();
  const titleWords = count(slot => at(name.title, slot) > 0);
  const titleCoverage = share(slot => at(name.title, slot) > 0);
  const sectionCoverage = most(({ coverage }) => coverage, share(placed));
  const headingCoverage = needed > 1 ? most(section => section.headingCoverage, 0) : 0;
  const bonus =
    TOGETHER.section * sectionCoverage ** 2 +
    (inPlace ? TOGETHER.name : 0) +
    (titleWords === needed ? TOGETHER.title : 0) +
    TOGETHER.heading * headingCoverage ** 4 +
    PAGE.spread * Math.log(1 + ranked.length);
  return {
    page,
    score:
      total(
        weights,
        slot =>
          at(nameWeights, slot) * ofName(name, slot) +
          (1 - PAGE.oneSection) * inSection(best, slot, needed) +
          bonus,
      ) +
      PAGE.oneSection * most(({ score }) => score, 0),
    words,
    coverage: share(has),
    sectionCoverage,
    titleWords,
    inTitle: titleWords === needed || titleCoverage === 1,
    inName: inPlace && count(named) === needed,
    together: most(section => section.words, count(placed)) === words,
    exact: false,
    title: sum(name.title),
    keywords: sum(name.keywords),
    sections: ranked,
  };
}

/** What a section itself has of a word. Matches in the page's name count equally for all of its sections. */
function fitOf({ heading, content }: SectionMatch, slot: number): number {
  return Math.max(ANSWERING_HEADING * at(heading, slot), at(content, slot));
}

function ofName({ title, keywords, trail }: Name, slot: number): number {
  return (
    Math.max(FIELD.title * at(title, slot), FIELD.keywords * at(keywords, slot)) +
    FIELD.trail * at(trail, slot)
  );
}

/** What a section has of a word, for a query that describes a specific case. */
function inSection({ heading, content }: SectionMatch, slot: number, words: number): number {
  const worth = words < CASE ? FIELD.heading : FIELD.headingOfCase;
  return worth * at(heading, slot) + FIELD.content * at(content, slot);
}

const at = (values: readonly number[], slot: number) => values[slot] ?? 0;
const zeros = (length: number) => new Array<number>(length).fill(0);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const total = (weights: readonly number[], value: (slot: number) => number) =>
  sum(weights.map((weight, slot) => weight * value(slot)));
