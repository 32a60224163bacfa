import { isClear } from './clear';
import { bends, HEAD, labelAt, STUB, withPoints } from './shape';
import type { Edge, Obstacles } from './types';

/** Branches whose heights differ by this much are put at the same height, in the drawing's pixels. */
const SAME_ROW = 14;

/** Puts the branches of nodes that are beside each other at the same height. */
export function alignBranches(own: readonly Edge[], edges: readonly Edge[], obstacles: Obstacles): void {
  const branching = own.filter(({ points }) => points.length === 4);
  const heights = [...new Set(branching.flatMap(({ points }) => bends(points)))].sort((a, b) => b - a);
  for (const [index, height] of heights.entries())
    for (const higher of heights.slice(index + 1).filter(y => height - y <= SAME_ROW)) {
      const moving = branching.filter(({ points }) => points[1]?.y === higher);
      const others = edges.filter(edge => !moving.includes(edge));
      const moved = moving.map(edge =>
        withPoints(
          edge,
          edge.points.map(({ x, y }) => ({ x, y: y === higher ? height : y })),
        ),
      );
      const fits = moved.every(
        edge => edge && (edge.points.at(-1)?.y ?? 0) - height >= STUB - 1 && isClear(edge, others, obstacles),
      );
      if (fits) for (const [at, edge] of moving.entries()) Object.assign(edge, moved[at]);
    }
}

/** Puts the labels of a node's arrows at the same height, as high as each of them can be. */
export function alignLabels(own: readonly Edge[], edges: readonly Edge[], obstacles: Obstacles): void {
  const heights = own.flatMap(({ label }) => (label ? [(label.top + label.bottom) / 2] : []));
  for (const edge of own) {
    const { label } = edge;
    if (!label || own.length < 2) continue;
    const others = edges.filter(other => other !== edge);
    const x = (label.left + label.right) / 2;
    const moved = heights
      .filter(y => y < (label.top + label.bottom) / 2)
      .sort((a, b) => a - b)
      .map(y => ({ ...edge, label: labelAt(edge, { x, y }) }))
      .find(each => isOnLine(each) && isClear(each, others, obstacles));
    if (moved) Object.assign(edge, moved);
  }
}

/** Whether a label is on a vertical line of its arrow, with some of the line above and below it. */
function isOnLine({ label, points }: Edge): boolean {
  if (!label) return false;
  return points.slice(1).some(({ x, y }, index) => {
    const from = points[index];
    const isHere = from?.x === x && label.left < x && label.right > x;
    return isHere && from.y + 1 <= label.top && y - HEAD >= label.bottom;
  });
}
