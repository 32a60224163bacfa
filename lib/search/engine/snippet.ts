import type { SnippetPart } from '../types';
import { words, type Word } from './words';

/** Which words of a string match the query, and how they're marked. */
export interface Marker {
  /** The words in the index that match the query's words, and whether they are synonyms. */
  marks: ReadonlyMap<string, 'word' | 'synonym'>;
  /** The query's words as typed. If one is part of a word, only that part is marked. */
  typed: readonly string[];
}

/**
 * Shortens text around its first match and marks the matches. Words aren't cut: the snippet grows from the first match, one
 * word or gap at a time, left side first, and shows … where text is left out.
 *
 * @param most the maximum length, without the …; it's only exceeded by a longer first match
 */
export function snippet(text: string, most: number, marker: Marker): SnippetPart[] {
  const marks: ('word' | 'synonym' | undefined)[] = [];
  // The rest of a long text isn't needed.
  let last = Infinity;
  const all = words(text, word => {
    const mark = markOf(word, marker);
    marks.push(mark);
    if (mark === 'word') last = Math.min(last, word.end + most);
    return word.start > last;
  });
  const literal = marks.indexOf('word');
  const first = all[Math.max(0, literal < 0 ? marks.findIndex(mark => mark) : literal)];
  if (!first) return text === '' ? [] : [{ text: text.slice(0, most) }];
  const [start, end] = window(text, all, first, most);
  const found: SnippetPart[] = start > 0 ? [{ text: '…' }] : [];
  let position = start;
  for (const [index, word] of all.entries()) {
    const mark = marks[index];
    if (word.start < start || word.end > end || !mark) continue;
    const [from, to] = markedPart(text.slice(word.start, word.end), marker.typed);
    push(found, { text: text.slice(position, word.start + from) });
    push(found, { text: text.slice(word.start + from, word.start + to), mark });
    position = word.start + to;
  }
  push(found, { text: text.slice(position, end) });
  if (end < text.length) push(found, { text: '…' });
  return found;
}

function push(found: SnippetPart[], part: SnippetPart): void {
  if (part.text !== '') found.push(part);
}

function markOf(word: Word, { marks }: Marker): 'word' | 'synonym' | undefined {
  return marks.get(word.text) ?? marks.get(word.parts.find(part => marks.has(part)) ?? '');
}

/** The part of a matched word to mark: the longest typed word in it, or all of it. */
function markedPart(word: string, typed: readonly string[]): [number, number] {
  const lower = word.toLowerCase();
  const inside = typed.filter(part => lower.includes(part)).sort((a, b) => b.length - a.length)[0];
  if (inside === undefined) return [0, word.length];
  const from = lower.indexOf(inside);
  return [from, from + inside.length];
}
/** Grows on each side in turn, by whole words and gaps, as long as the result fits. */
function window(text: string, all: readonly Word[], first: Word, most: number): [number, number] {
  const edges = [0, ...all.flatMap(word => [word.start, word.end]), text.length];
  let left = edges.indexOf(first.start);
  let right = edges.lastIndexOf(first.end);
  let [growLeft, growRight] = [true, true];
  const length = (from: number, to: number) => (edges[to] ?? 0) - (edges[from] ?? 0);
  while (growLeft || growRight) {
    growLeft &&= left > 0 && length(left - 1, right) <= most;
    if (growLeft) left -= 1;
    growRight &&= right < edges.length - 1 && length(left, right + 1) <= most;
    if (growRight) right += 1;
  }
  // A gap next to a … is dropped. Words start at odd positions.
  if (left > 0 && left % 2 === 0) left += 1;
  if (right < edges.length - 1 && right % 2 === 1) right -= 1;
  return [edges[left] ?? 0, edges[right] ?? text.length];
}
