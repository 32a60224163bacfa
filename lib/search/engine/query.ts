import { words, type Word } from './words';

/** A word of a query. */
export interface QueryWord extends Word {
  /** A page without it may still be the answer: a question's words, and the product's name. */
  optional: boolean;
  /** The reader may still be typing it. */
  unfinished: boolean;
}

/** More words than this say no more (BEHAVIOUR 1.8). */
const MAX_WORDS = 12;

/** Words that say nothing by themselves. They never empty a result. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about am an and another any are as at be been but by can cant could did do does doesnt doing dont for from had has have he her
   his how i if im in into is isnt it its ive just like long many may me might mine more much my no not of often on or other our same should so some
   such than that the their them then there these they this those to too us very was we were what whats when where which
   while who why will with wont would you your yours`.split(/\s+/),
);

/** Words of questions and requests: good to find, but a page without them may be the answer. */
const WEAK_WORDS = new Set(
  `actual app best between change different difference enter explain find get give go guide help keep know let made make
   mean means need new one out over please possible problem see set show something start still tell thing things together try two up use
   used using want way ways work working works`.split(/\s+/),
);

/** The words of a query, each once. */
export function parseQuery(query: string): QueryWord[] {
  const seen = new Set<string>();
  const found: QueryWord[] = [];
  for (const word of words(query)) {
    if (seen.has(word.text)) continue;
    seen.add(word.text);
    found.push({ ...word, optional: false, unfinished: word.end === query.length });
  }
  return found.slice(0, MAX_WORDS);
}

/**
 * Says which words a page must have. Stop words are left out and weak ones become optional, unless nothing else is left.
 */
export function weigh(query: readonly QueryWord[]): QueryWord[] {
  const spoken = query.filter(({ text }) => !STOP_WORDS.has(text));
  const strong = spoken.filter(({ text }) => !WEAK_WORDS.has(text));
  if (strong.length > 0) return spoken.map(word => ({ ...word, optional: !strong.includes(word) }));
  return spoken.length > 0 ? spoken : [...query];
}
