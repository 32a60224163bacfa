import { SECTION_FIELDS, type Evidence, type NameMatch, type SectionMatch } from './evidence';
import { at, sum, total, zeros, type Values } from './values';
import { ANSWERING_HEADING, FIELD, PAGE, TOGETHER } from './weights';

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
  /** Whether its heading has a word in the query, and its share of the required ones. */
  heading: boolean;
  headingCoverage: number;
  /** How well it answers, compared with the page's other sections. */
  fit: number;
  /** Whether it's the part before the page's first heading. */
  opening: boolean;
}

/** The weights of the query's words in the text and in names, and which of the words a page needs. */
export interface QueryWeights {
  weights: Values;
  nameWeights: Values;
  required: readonly boolean[];
}

/** Whether a page or section has a word in the query. */
type Has = (slot: number) => boolean;

/** A query with at least this many subject words describes a specific case. */
const CASE = 3;

/**
 * Scores a page.
 *
 * @param first the page's first section
 * @param isNamed whether the required words are together in its name
 */
export function scorePage(
  page: number,
  first: number,
  { name, sections }: Evidence,
  query: QueryWeights,
  isNamed: () => boolean,
): RankedPage {
  const { weights, nameWeights } = query;
  const needed = countOf(query, () => true);
  const titled: Has = slot => at(name.title, slot) > 0;
  const named: Has = slot => titled(slot) || at(name.keywords, slot) > 0;
  const placed: Has = slot => named(slot) || at(name.trail, slot) > 0;
  const ranked = rankSections(sections, first, query, placed);
  const best = bestMatch(sections.values(), weights.length);
  const has: Has = slot => placed(slot) || inSection(best, slot, needed) > 0;
  const titleWords = countOf(query, titled);
  const sectionCoverage = most(ranked, ({ coverage }) => coverage, shareOf(query, placed));
  const inPlace = countOf(query, placed) === needed && isNamed();
  const bonus = placeBonus(ranked, sectionCoverage, needed, titleWords === needed, inPlace);
  const oneSection = needed < CASE ? PAGE.oneSection : PAGE.oneSectionOfCase;
  const score = total(
    weights,
    slot =>
      at(nameWeights, slot) * inName(name, slot) + (1 - oneSection) * inSection(best, slot, needed) + bonus,
  );
  return {
    page,
    score: score + oneSection * most(ranked, section => section.score, 0),
    words: countOf(query, has),
    coverage: shareOf(query, has),
    sectionCoverage,
    titleWords,
    inTitle: titleWords === needed || shareOf(query, titled) === 1,
    inName: inPlace && countOf(query, named) === needed,
    exact: false,
    title: sum(name.title),
    keywords: sum(name.keywords),
    sections: ranked,
  };
}

/** Scores a page's sections, and sorts them by how well they answer. */
function rankSections(
  sections: Evidence['sections'],
  first: number,
  query: QueryWeights,
  placed: Has,
): RankedSection[] {
  const needed = countOf(query, () => true);
  const ranked = [...sections].map(([section, match]): RankedSection => {
    const has: Has = slot => placed(slot) || inSection(match, slot, needed) > 0;
    return {
      section,
      score: total(query.weights, slot => inSection(match, slot, needed)),
      words: countOf(query, has),
      coverage: shareOf(query, has),
      headingCoverage: shareOf(query, slot => at(match.heading, slot) > 0),
      fit: total(query.weights, slot => fitOf(match, slot)),
      heading: match.heading.some(value => value > 0),
      opening: section === first,
    };
  });
  return ranked.sort((a, b) => b.fit - a.fit || b.score - a.score || a.section - b.section);
}

/** The bonus per word for a page that has the words in one place, and for one that mentions them often. */
function placeBonus(
  ranked: readonly RankedSection[],
  sectionCoverage: number,
  needed: number,
  inTitle: boolean,
  inPlace: boolean,
): number {
  const headingCoverage = needed > 1 ? most(ranked, section => section.headingCoverage, 0) : 0;
  return (
    TOGETHER.section * sectionCoverage ** 2 +
    (inPlace ? TOGETHER.name : 0) +
    (inTitle ? TOGETHER.title : 0) +
    TOGETHER.heading * headingCoverage ** 4 +
    PAGE.spread * Math.log(1 + ranked.length)
  );
}

/** The number of required words that something has. */
function countOf({ required }: QueryWeights, has: Has): number {
  return required.filter((needed, slot) => needed && has(slot)).length;
}

/** The share of the weight of all required words that something has. */
function shareOf({ weights, required }: QueryWeights, has: Has): number {
  const weightOf = (counts: Has) => total(weights, slot => (required[slot] && counts(slot) ? 1 : 0));
  const all = weightOf(() => true);
  return all === 0 ? 0 : weightOf(has) / all;
}

/** The best match of each word in any of some sections. */
function bestMatch(sections: Iterable<SectionMatch>, length: number): SectionMatch {
  const best: SectionMatch = { heading: zeros(length), content: zeros(length) };
  for (const match of sections)
    for (const field of SECTION_FIELDS)
      match[field].forEach((value, slot) => (best[field][slot] = Math.max(at(best[field], slot), value)));
  return best;
}

/** The largest value that any section has, or `without` for a page without a matching section. */
function most(
  ranked: readonly RankedSection[],
  value: (section: RankedSection) => number,
  without: number,
): number {
  return ranked.length > 0 ? Math.max(...ranked.map(value)) : without;
}

/**
 * How well a section itself matches a word. Matches in the page's name are left out, because they're the same for all of its
 * sections.
 */
function fitOf({ heading, content }: SectionMatch, slot: number): number {
  return Math.max(ANSWERING_HEADING * at(heading, slot), at(content, slot));
}

/** How well a page's name matches a word. */
function inName({ title, keywords, trail }: NameMatch, slot: number): number {
  return (
    Math.max(FIELD.title * at(title, slot), FIELD.keywords * at(keywords, slot)) +
    FIELD.trail * at(trail, slot)
  );
}

/** How well a section matches a word. Headings count more in a query that describes a specific case. */
function inSection({ heading, content }: SectionMatch, slot: number, words: number): number {
  const worth = words < CASE ? FIELD.heading : FIELD.headingOfCase;
  return worth * at(heading, slot) + FIELD.content * at(content, slot);
}
