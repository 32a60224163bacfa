import type { Hit } from '../types';

/**
 * The index of the option to highlight when an answer arrives. The hit that the reader chose in the hits shown before may be in
 * another place, so the highlight follows it.
 *
 * @param index the option that is highlighted in the hits shown before, or -1 for none
 */
export function highlightIn(hits: readonly Hit[], shown: readonly Hit[], index: number): number {
  const chosen = index > 0 ? hits.findIndex(({ url }) => url === shown[index]?.url) : -1;
  return chosen >= 0 ? chosen : Math.min(index, hits.length - 1);
}
