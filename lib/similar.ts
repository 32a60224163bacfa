/** Names that could be meant by one that doesn't exist: up to three, the nearest first. */
export function similar(name: string, names: readonly string[]): string[] {
  return names
    .map(other => ({ other, likeness: likeness(name, other) }))
    .filter(({ likeness }) => likeness >= 0.5)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 3)
    .map(({ other }) => other);
}

/** How similar two words are, from 0 to 1: the share of the pairs of neighboring letters that both have (Dice). */
function likeness(one: string, other: string): number {
  const [ours, theirs] = [letterPairs(one), letterPairs(other)];
  return (2 * [...ours].filter(pair => theirs.has(pair)).length) / (ours.size + theirs.size || 1);
}

const letterPairs = (word: string) =>
  new Set(Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)));
