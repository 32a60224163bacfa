/**
 * The edit distance (Damerau-Levenshtein) between a query's word and a word in the index: letters added, left out, replaced, or
 * swapped with their neighbor.
 *
 * @param typed the query's word
 * @param word the word in the index
 * @param most stop counting here
 * @param isPrefix whether the query's word may be a prefix
 * @returns the distance, or Infinity if it's more than `most`
 */
export function editDistance(typed: string, word: string, most: number, isPrefix = false): number {
  if (typed.length - word.length > most || (!isPrefix && word.length - typed.length > most)) return Infinity;
  const end = isPrefix ? Math.min(word.length, typed.length + most) : word.length;
  let beforeLast: number[] = [];
  let last = Array.from({ length: end + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= end; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > most) return Infinity;
    [beforeLast, last] = [last, current];
  }
  const found = isPrefix ? Math.min(...last.slice(Math.max(0, typed.length - most))) : at(last, end);
  return found > most ? Infinity : found;
}

const at = (row: readonly number[], column: number) => row[column] ?? Infinity;

/** The number of typos allowed in a word of this length: none in short words, two in long ones. */
export function typosAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
