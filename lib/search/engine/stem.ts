/** Endings of number and tense, tried in order: the first that fits is replaced. Each leaves at least three letters. */
const INFLECTIONS: readonly [RegExp, string][] = [
  [/(?<=^.{2,})ie[sd]$/, 'y'],
  [/(?<=^.+(?:ss|x|z|ch|sh))es$/, ''],
  [/(?<=^.{2,}[^sui])s$/, ''],
  [/(?<=^.{3,}at)(?:ing|ed)$/, 'e'],
  [/(?<=^.*[aeiouy].*([^aeiouls]))\1(?:ing|ed)$/, ''],
  [/(?<=^(?=.*[aeiouy]).{3,})ing$/, ''],
  [/(?<=^(?=.*[aeiouy]).{2,}[^e])ed$/, ''],
];

/** Endings that make one kind of word from another: categor-y, categor-ize; reconcil-e, reconcil-iation. */
const DERIVATIONS: readonly RegExp[] = [
  /(?<=^.{4,})i[sz](?:e|ation|er)?$/,
  /(?<=^.{4,})(?:iation|atically|atic|ically|ic|ly)$/,
  /(?<=^.{4,})(?:ation|ement|ate)$/,
  /(?<=^.{3,})(?:ment|ion|y|e)$/,
  /(?<=^.{5,})or$/,
];

/**
 * The part of a word that its forms share: `reconcil` for reconcile, reconciling and reconciliation. It is how the word
 * begins, but for a last letter, so that the forms of a word stand together in the alphabet.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^\p{L}+$/u.test(word)) return word;
  const [inflection, replacement] = INFLECTIONS.find(([ending]) => ending.test(word)) ?? [/$^/, ''];
  const base = word.replace(inflection, replacement);
  const derivation = DERIVATIONS.find(ending => ending.test(base));
  return derivation ? base.replace(derivation, '') : base;
}
