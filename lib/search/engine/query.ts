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

// cspell:ignore arent couldnt didnt hasnt havent shouldnt wasnt wouldnt
/** Words that say nothing by themselves. They never empty a result. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about again already also although always am an and another any anybody anyone anything are arent as at be because been
  being both but by can cannot cant could couldnt did didnt do does doesnt doing dont each either else ever every everyone
  everything for from had has hasnt have havent he her hers him himself his how however i if im in into is isnt it its itself
  ive just like long lot many may me might mine more much must my myself neither never no none not nothing now of often on
  once only or other others our rather really same she should shouldnt since so some someone something sometimes still such
  than that the their them then there these they this those though through to too until upon us very via was wasnt we were
  what whats when where whether which while who whom whose why will with wont would wouldnt yet you your yours yourself`.split(
    /\s+/,
  ),
);

/** Words of questions and requests: good to find, but a page without them may be the answer. */
const WEAK_WORDS = new Set(
  `able actual actually after app appear appears become before best between bring change come comes coming correctly currently
  difference different down during enable enter etc explain find get gets getting give gives go goes going gone got guide
  happen happened happening happens help instead keep know let look looking looks made make making mean means need needed
  needs new one out over please possible problem properly put say says see seeing set show showing shown shows start support supported supports take
  taken takes taking tell tells thing things together tried try trying turn turned turning turns two up use used using want
  wanted wants way ways work working works`.split(/\s+/),
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
