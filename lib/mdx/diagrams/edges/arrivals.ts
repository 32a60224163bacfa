import { isClear } from './clear';
import { groupsOf } from './groups';
import { withPoints } from './shape';
import type { Edge, Obstacles } from './types';

/** The space between arrows that end at the same node, in the drawing's pixels. */
const APART = 28;

/** Arrows from different nodes that end at the same one end at the same distance from each other. */
export function spreadArrivals(own: readonly Edge[], edges: readonly Edge[], obstacles: Obstacles): void {
  for (const arriving of groupsOf(own, ({ to }) => to)) {
    const sorted = [...arriving].sort((a, b) => startOf(a) - startOf(b));
    const others = edges.filter(edge => !sorted.includes(edge));
    const moved = placesOf(sorted, obstacles).map((x, index) => endAt(sorted[index], x));
    if (moved.length > 0 && moved.every(edge => edge && isClear(edge, others, obstacles)))
      for (const [index, edge] of sorted.entries()) Object.assign(edge, moved[index]);
  }
}

const endOf = ({ points }: Edge): number => points.at(-1)?.x ?? 0;
const startOf = ({ points }: Edge): number => points[0]?.x ?? 0;
const isStraight = ({ points }: Edge): boolean => points.length === 2;

/** Where two or three arrows should end, from left to right. Empty if they should stay where they are. */
function placesOf(sorted: readonly Edge[], { nodes, tops }: Obstacles): number[] {
  const [left, second, third] = sorted;
  const node = nodes.get(left?.to ?? '');
  const top = tops.get(left?.to ?? '');
  if (!left || !second || !node || !top || sorted.length > 3 || shareBranch(sorted)) return [];
  const middle = (node.left + node.right) / 2;
  const apart = Math.min(APART, (node.right - node.left) / 3);
  if (third) {
    const center = isStraight(second) ? endOf(second) : middle;
    const each = Math.min(apart, center - top.left, top.right - center);
    return sorted.filter(isStraight).every(edge => edge === second)
      ? [center - each, center, center + each]
      : [];
  }
  const straight = sorted.find(isStraight);
  const by = straight ? Math.abs(endOf(straight) - middle) : apart / 2;
  const isEven = Math.abs(endOf(left) + endOf(second) - 2 * middle) < 2 && endOf(left) !== endOf(second);
  return isEven || by < apart / 4 ? [] : [middle - by, middle + by];
}

/** Whether arrows already meet above the node, and go on as one. */
function shareBranch(arriving: readonly Edge[]): boolean {
  const places = arriving.map(edge => `${endOf(edge)} ${edge.points.at(-2)?.y}`);
  return new Set(places).size === 1;
}

/** An arrow that ends further left or right. A straight one stays where it is. */
function endAt(edge: Edge | undefined, x: number): Edge | undefined {
  if (!edge || isStraight(edge)) return edge;
  const points = edge.points.map((point, index) =>
    index < edge.points.length - 2 ? point : { ...point, x },
  );
  const isOnLast = edge.label && edge.label.left < endOf(edge) && edge.label.right > endOf(edge);
  return isOnLast && points.length === 4 ? withPoints(edge, points) : { ...edge, points };
}
