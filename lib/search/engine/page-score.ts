import { SECTION_FIELDS, type Evidence, type SectionMatch } from './evidence';
import { at, sum, type Values } from './values';
import { ANSWER, FIELD, PAGE, TOGETHER, WORD } from './weights';

/** A page that matches part of the query. */
export interface RankedPage {
  /** Its index in the list of pages. */
  page: number;
  score: number;
  /** What its score is multiplied by: here, for how well its best section answers a long query. */
  factor: number;
  /** Whether it lists or announces what others explain. */
  list: boolean;
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

/** A section that matches part of the query. */
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
  /** How well it answers, compared with other pages' sections. */
  relevance: number;
  /** Whether it's the part before the page's first heading. */
  opening: boolean;
}

/** The weights of the query's words in the text and in names, and which of the words a page needs. */
export interface QueryWeights {
  weights: Values;
  nameWeights: Values;
  required: readonly boolean[];
  /** The number of required words, and their weight. */
  needed: number;
  weight: number;
}

/** A query with at least this many subject words describes a specific case. */
const CASE = 3;

/** With more, pages can be told from each other by how much of the query one of their sections has. */
const SHORT = 4;

/** No match. */
const NONE: SectionMatch = { heading: [], content: [] };

/**
 * Scores a page.
 *
 * @param first the page's first section
 * @param isNamed whether the required words are together in its name
 */
export function scorePage(
  page: number,
  first: number,
  { title, keywords, trail, sections }: Evidence,
  query: QueryWeights,
  isNamed: () => boolean,
): RankedPage {
  const { weights, nameWeights, needed } = query;
  const named = weights.map((_, slot) => at(title, slot) + at(keywords, slot));
  const placed = named.map((match, slot) => match + at(trail, slot));
  const inName = tally(query, placed, NONE);
  const titleWords = tally(query, title, NONE).words;

  // The best match of each word in any section.
  const best: SectionMatch = { heading: [], content: [] };
  let sectionScore = 0;
  let sectionCoverage = inName.coverage;
  let headingCoverage = 0;
  let relevance = 0;
  const ranked = [...sections].map(([section, match]): RankedSection => {
    for (const field of SECTION_FIELDS)
      match[field].forEach((value, slot) => (best[field][slot] = Math.max(at(best[field], slot), value)));
    const found = tally(query, placed, match);
    found.section = section;
    found.opening = section === first;
    sectionScore = Math.max(sectionScore, found.score);
    sectionCoverage = Math.max(sectionCoverage, found.coverage);
    headingCoverage = Math.max(headingCoverage, found.headingCoverage);
    relevance = Math.max(relevance, found.relevance);
    return found;
  });
  const whole = tally(query, placed, best);

  const isTogether = inName.words === needed && isNamed();
  const bonus =
    TOGETHER.section * sectionCoverage ** 2 +
    (isTogether ? TOGETHER.name : 0) +
    (titleWords === needed ? TOGETHER.title : 0) +
    (needed > 1 ? TOGETHER.heading * headingCoverage ** 4 : 0) +
    PAGE.spread * Math.log(1 + ranked.length);
  const oneSection = needed < CASE ? PAGE.oneSection : PAGE.oneSectionOfCase;
  const nameScore = sum(
    weights.map((weight, slot) => {
      const match = Math.max(FIELD.title * at(title, slot), FIELD.keywords * at(keywords, slot));
      return weight * at(nameWeights, slot) * (match + FIELD.trail * at(trail, slot));
    }),
  );
  return {
    page,
    score: nameScore + (1 - oneSection) * whole.score + oneSection * sectionScore + bonus * sum(weights),
    factor: (ANSWER.none + relevance / query.weight) ** Math.min(ANSWER.power, Math.max(0, needed - SHORT)),
    list: false,
    words: whole.words,
    coverage: whole.coverage,
    sectionCoverage,
    titleWords,
    inTitle: titleWords === needed,
    inName: isTogether && tally(query, named, NONE).words === needed,
    exact: false,
    title: sum(title),
    keywords: sum(keywords),
    sections: ranked.sort((a, b) => b.fit - a.fit || b.score - a.score || a.section - b.section),
  };
}

/**
 * What a section has of a query. Headings count more in a query that describes a specific case. `fit` and
 * `relevance` leave out the page's name, because that is the same for all of its sections.
 *
 * @param placed how well each word matches the page's name
 */
function tally(
  { weights, required, needed, weight: all }: QueryWeights,
  placed: Values,
  { heading, content }: SectionMatch,
): RankedSection {
  const found = {
    section: -1,
    score: 0,
    words: 0,
    coverage: 0,
    heading: false,
    headingCoverage: 0,
    fit: 0,
    relevance: 0,
    opening: false,
  };
  const worth = needed < CASE ? FIELD.heading : FIELD.headingOfCase;
  weights.forEach((weight, slot) => {
    const [inHeading, inText] = [at(heading, slot), at(content, slot)];
    const match = worth * inHeading + FIELD.content * inText;
    const share = required[slot] ? weight / all : 0;
    found.score += weight * match;
    found.fit += weight * Math.max(ANSWER.headingInPage * inHeading, inText);
    // A weak word ("fail") says little about a page, but it tells sections from each other.
    found.relevance +=
      (required[slot] ? weight : weight / WORD.optional) * Math.max(ANSWER.heading * inHeading, inText);
    if (inHeading > 0) {
      found.heading = true;
      found.headingCoverage += share;
    }
    if (share > 0 && match + at(placed, slot) > 0) {
      found.words += 1;
      found.coverage += share;
    }
  });
  return found;
}
