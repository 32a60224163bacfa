/** Up to three names that are similar to one that doesn't exist, most similar first. */
export function similar(name: string, names: readonly string[]): string[] {
  return names
    .map(other => ({ other, similarity: similarityOf(name, other) }))
    .filter(({ similarity }) => similarity >= 0.5)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, 3)
    .map(({ other }) => other);
}

/** The similarity of two words, from 0 to 1: the share of neighboring letter pairs that both have (Dice coefficient). */
function similarityOf(one: string, other: string): number {
  const [ours, theirs] = [letterPairs(one), letterPairs(other)];
  return (2 * [...ours].filter(pair => theirs.has(pair)).length) / (ours.size + theirs.size || 1);
}

const letterPairs = (word: string) =>
  new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)));
