import { parseQuery } from './query';
import { stem } from './stem';

/** What readers say and the documentation's words for it, ready to look up. */
export interface Synonyms {
  /** Single words for a single word's stem. */
  words: ReadonlyMap<string, readonly string[]>;
  /** Anything longer: the stems of what is said, and the words for it. */
  phrases: readonly { said: string[]; term: string[] }[];
}

/** Prepares the synonyms that the index carries. */
export function prepareSynonyms(pairs: readonly [said: string, term: string][]): Synonyms {
  const single = new Map<string, string[]>();
  const phrases: { said: string[]; term: string[] }[] = [];
  for (const [saying, meaning] of pairs) {
    const said = parseQuery(saying).map(({ text }) => stem(text));
    const term = parseQuery(meaning).map(({ text }) => text);
    const [saidWord = '', ...saidRest] = said;
    const [termWord = '', ...termRest] = term;
    if (saidRest.length > 0 || termRest.length > 0) phrases.push({ said, term });
    else single.set(saidWord, [...(single.get(saidWord) ?? []), termWord]);
  }
  return { words: single, phrases };
}
