import { WEIGHTS, type Found } from './score';

/** A word of the query with everything that was found for it. */
export interface Slot {
  found: Found;
  /** The index's words it may stand for. */
  terms: readonly string[];
  optional: boolean;
}

/** A page that has something of the query. */
export interface RankedPage {
  /** Its position among the pages. */
  page: number;
  score: number;
  /** How many of the required words it has. */
  words: number;
  /** How many of the required words are in its title. */
  titleWords: number;
  /** Its title, or its title and keywords, have every required word. */
  inTitle: boolean;
  inName: boolean;
  /** One of its sections has, with its title and keywords, all that the page has. */
  together: boolean;
  /** Its title or a keyword says just what the query says. */
  exact: boolean;
  /** How well the title and the keywords match: 0 when they do not. */
  title: number;
  keywords: number;
  /** The sections with a match, best first. */
  sections: RankedSection[];
}

export interface RankedSection {
  section: number;
  score: number;
  /** How many of the required words it has, with the page's title and keywords. */
  words: number;
  /** Its heading has a word, and how many of the required ones. */
  heading: boolean;
  headingWords: number;
  /** It is the part before the page's first heading. */
  opening: boolean;
}

/** What the ranking asks about pages. */
export interface Pages {
  count: number;
  /** The position of the page a section belongs to; undefined for a section of another context. */
  pageOf(section: number): number | undefined;
  firstSection(page: number): number;
  /** The words of the title with those of each keyword; undefined until they are loaded. */
  names(page: number): readonly ReadonlySet<string>[] | undefined;
}

/** A word on nearly every page still counts for this much of a rare one. */
const COMMON_WORD = 0.2;

/** An optional word counts for this much of a required one. */
const OPTIONAL_WORD = 0.3;

/**
 * What a page gains, for each word, when it has all words in one section; in its title, keywords and trail; or in its title.
 */
const TOGETHER = 3.2;
const IN_NAME = 3;
const IN_TITLE = 4;

/** What a page gains, for each word, when one heading has all of several words. */
const IN_HEADING = 3;

/** What the number of sections with a word is worth. */
const SPREAD = 0.4;

/** How much of what the sections are worth is the best one's own; the rest may come from several. */
const ONE_SECTION = 0.5;

const NAME_FIELDS = ['title', 'keywords', 'trail'] as const;
const SECTION_FIELDS = ['heading', 'content'] as const;

type Name = Record<(typeof NAME_FIELDS)[number], number[]>;
type SectionMatch = Record<(typeof SECTION_FIELDS)[number], number[]>;

/** What was found on a page: for each field, how well each word of the query matches. */
interface Evidence {
  name: Name;
  sections: Map<number, SectionMatch>;
}

/** Scores every page on which a word of the query was found; also gives what each word is worth, the rarer the more. */
export function rankPages(
  slots: readonly Slot[],
  pages: Pages,
): { pages: RankedPage[]; weights: readonly number[] } {
  const evidence = new Map<number, Evidence>();
  const weights = slots.map((slot, index) => {
    const count = Math.max(1, collect(slot.found, index, slots.length, pages, evidence));
    const rarity = Math.log(1 + pages.count / count) / Math.log(1 + pages.count);
    return (COMMON_WORD + (1 - COMMON_WORD) * rarity) * (slot.optional ? OPTIONAL_WORD : 1);
  });
  const required = slots.map(({ optional }) => !optional);
  const ranked = [...evidence].map(([page, found]) => {
    const isNamed = () => namedTogether(slots, found.name, pages.names(page));
    return scorePage(page, pages.firstSection(page), found, weights, required, isNamed);
  });
  return { pages: ranked, weights };
}

/** Whether the required words are in the title and one keyword: words from several keywords may have nothing to do with each other. */
function namedTogether(
  slots: readonly Slot[],
  { trail }: Name,
  names: readonly ReadonlySet<string>[] | undefined,
): boolean {
  const spoken = slots.filter(({ optional }, slot) => !optional && at(trail, slot) === 0);
  if (!names || spoken.length < 2) return true;
  return names.some(name => spoken.every(({ terms }) => terms.some(term => name.has(term))));
}

/** Files a word's matches under their pages and says on how many pages it is. */
function collect(
  found: Found,
  slot: number,
  slots: number,
  pages: Pages,
  evidence: Map<number, Evidence>,
): number {
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
    for (const [section, value] of found[field]) {
      const values = evidenceOf(section)?.name[field];
      if (values) values[slot] = value;
    }
  }
  for (const field of SECTION_FIELDS) {
    for (const [section, value] of found[field]) {
      const sections = evidenceOf(section)?.sections;
      if (!sections) continue;
      const match = sections.get(section) ?? { heading: zeros(slots), content: zeros(slots) };
      match[field][slot] = value;
      sections.set(section, match);
    }
  }
  return touched.size;
}

function scorePage(
  page: number,
  first: number,
  { name, sections }: Evidence,
  weights: readonly number[],
  required: readonly boolean[],
  isNamed: () => boolean,
): RankedPage {
  const count = (has: (slot: number) => boolean) =>
    required.filter((needed, slot) => needed && has(slot)).length;
  const named = (slot: number) => at(name.title, slot) + at(name.keywords, slot) > 0;
  const placed = (slot: number) => named(slot) || at(name.trail, slot) > 0;
  const best: SectionMatch = { heading: zeros(weights.length), content: zeros(weights.length) };

  const ranked = [...sections].map(([section, match]): RankedSection => {
    for (const field of SECTION_FIELDS)
      match[field].forEach((value, slot) => (best[field][slot] = Math.max(at(best[field], slot), value)));
    return {
      section,
      score: total(weights, slot => inSection(match, slot)),
      words: count(slot => placed(slot) || inSection(match, slot) > 0),
      headingWords: count(slot => at(match.heading, slot) > 0),
      heading: match.heading.some(value => value > 0),
      opening: section === first,
    };
  });
  ranked.sort((a, b) => b.words - a.words || b.score - a.score || a.section - b.section);

  const words = count(slot => placed(slot) || inSection(best, slot) > 0);
  const needed = count(() => true);
  const together = (ranked[0]?.words ?? count(placed)) === words;
  const inPlace = count(placed) === needed && isNamed();
  const inName = inPlace && count(named) === needed;
  const titleWords = count(slot => at(name.title, slot) > 0);
  const inTitle = titleWords === needed;
  const inHeading = needed > 1 && ranked.some(({ headingWords }) => headingWords === needed);
  const bonus =
    (together ? TOGETHER : 0) +
    (inPlace ? IN_NAME : 0) +
    (inTitle ? IN_TITLE : 0) +
    (inHeading ? IN_HEADING : 0) +
    SPREAD * Math.log(1 + ranked.length);
  return {
    page,
    score:
      total(weights, slot => ofName(name, slot) + (1 - ONE_SECTION) * inSection(best, slot) + bonus) +
      ONE_SECTION * Math.max(0, ...ranked.map(({ score }) => score)),
    words,
    titleWords,
    inTitle,
    inName,
    together,
    exact: false,
    title: sum(name.title),
    keywords: sum(name.keywords),
    sections: ranked,
  };
}

function ofName({ title, keywords, trail }: Name, slot: number): number {
  return (
    Math.max(WEIGHTS.title * at(title, slot), WEIGHTS.keywords * at(keywords, slot)) +
    WEIGHTS.trail * at(trail, slot)
  );
}

function inSection({ heading, content }: SectionMatch, slot: number): number {
  return WEIGHTS.heading * at(heading, slot) + WEIGHTS.content * at(content, slot);
}

const at = (values: readonly number[], slot: number) => values[slot] ?? 0;
const zeros = (length: number) => new Array<number>(length).fill(0);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const total = (weights: readonly number[], value: (slot: number) => number) =>
  sum(weights.map((weight, slot) => weight * value(slot)));
