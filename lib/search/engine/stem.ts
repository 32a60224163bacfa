/** Endings of number and tense. The first one that matches is replaced. At least three letters must remain. */
const INFLECTIONS: readonly [RegExp, string][] = [
  [/(?<=^.{2,})ie[sd]$/, 'y'],
  [/(?<=^.+(?:ss|x|z|ch|sh))es$/, ''],
  [/(?<=^.{2,}[^sui])s$/, ''],
  [/(?<=^.{3,}at)(?:ing|ed)$/, 'e'],
  [/(?<=^.*[aeiouy].*([^aeiouls]))\1(?:ing|ed)$/, ''],
  [/(?<=^.{3,})ing$/, ''],
  [/(?<=^.{2,}[^e])ed$/, ''],
];

/** Endings that derive one kind of word from another: categor-y, categor-ize; reconcil-e, reconcil-iation. */
const DERIVATIONS: readonly RegExp[] = [
  /(?<=^.{4,})i[sz](?:e|ation|er)?$/,
  /(?<=^.{4,})(?:iation|atically|atic|ically|ic|ly)$/,
  /(?<=^.{4,})(?:ation|ement|ate)$/,
  /(?<=^.{3,})(?:ment|ion|y|e)$/,
  /(?<=^.{5,})or$/,
];

/**
 * The stem of a word: `reconcil` for reconcile, reconciling, and reconciliation. Except for its last letter, it's a prefix of the
 * word, so that the forms of a word are next to each other in the alphabet.
 */
export function stem(word: string): string {
  const found = known.get(word) ?? findStem(word);
  known.set(word, found);
  return found;
}

/** The stems that were found before, because the same words come again and again. */
const known = new Map<string, string>();

function findStem(word: string): string {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return word;
  const [inflection, replacement] = INFLECTIONS.find(([ending]) => ending.test(word)) ?? [/$^/, ''];
  const base = word.replace(inflection, replacement);
  const derivation = DERIVATIONS.find(ending => ending.test(base));
  return derivation ? base.replace(derivation, '') : base;
}
