import type { Edge, Point } from './types';

/** The shortest line between a node and a corner, and the one that an arrowhead needs, in the drawing's pixels. */
export const STUB = 8;
export const HEAD = 10;

/** Whether an arrow starts at the lower side of its node, and ends at the upper side of the other. */
export function isDownward({ points }: Edge): boolean {
  const [first, second] = points;
  const [beforeLast, last] = points.slice(-2);
  return isLineDown(first, second) && isLineDown(beforeLast, last);
}

const isLineDown = (from?: Point, to?: Point): boolean =>
  Boolean(from && to && Math.abs(from.x - to.x) < 0.5 && from.y < to.y);

/** The heights of an arrow's horizontal lines. */
export const bends = (points: readonly Point[]): number[] =>
  points
    .slice(1)
    .flatMap((point, index) => (Math.abs(point.y - (points[index]?.y ?? 0)) < 0.5 ? [point.y] : []));

/**
 * An arrow on another route, with its label on its last line, or on the line that it was on. Undefined if this line is too short for
 * the label.
 *
 * @param nudge how far the label's middle is from the line
 */
export function withPoints(edge: Edge, points: Point[], nudge = 0): Edge | undefined {
  const { label } = edge;
  if (!label) return { ...edge, points };
  const half = (label.bottom - label.top) / 2;
  const y = label.top + half;
  const index = points.length === 6 ? 3 : points.length - 1;
  const [from, to] = [points[index - 1], points[index]];
  if (!from || !to) return undefined;
  const [highest, lowest] = [from.y + half + 1, to.y - HEAD - half];
  if (lowest < highest) return undefined;
  return {
    ...edge,
    points,
    label: labelAt(edge, { x: to.x + nudge, y: Math.min(Math.max(y, highest), lowest) }),
  };
}

/** The box of an arrow's label around a point. */
export function labelAt({ label }: Edge, { x, y }: Point): Edge['label'] {
  if (!label) return undefined;
  const [width, height] = [label.right - label.left, label.bottom - label.top];
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}
