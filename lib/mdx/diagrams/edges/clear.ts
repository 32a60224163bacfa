import type { Extent } from '../extent';
import type { Edge, Obstacles, Point } from './types';

/** The space that arrows leave beside nodes and beside other arrows, in the drawing's pixels. */
const SPACE = 6;

/** Whether an arrow doesn't touch other nodes, labels, or arrows, and doesn't enter a group from its side. */
export function isClear(edge: Edge, others: readonly Edge[], { nodes, groups }: Obstacles): boolean {
  const { label } = edge;
  const segments = segmentsOf(edge.points);
  const boxes = [...nodes].flatMap(([id, box]) => (id === edge.from || id === edge.to ? [] : [box]));
  const labels = others.flatMap(other => other.label ?? []);
  return (
    !segments.some(segment => boxes.some(box => overlap(segment, box, SPACE))) &&
    !segments.some(segment => labels.some(box => overlap(segment, box))) &&
    !segments.some(segment => groups.some(group => crossesSide(segment, group))) &&
    !(label && [...nodes.values(), ...labels].some(box => overlap(label, box))) &&
    !(label && others.some(({ points }) => segmentsOf(points).some(segment => overlap(segment, label)))) &&
    !others.some(
      other =>
        other.from !== edge.from && other.to !== edge.to && runBeside(segments, segmentsOf(other.points)),
    )
  );
}

/** The boxes of an arrow's lines, which have no width. */
function segmentsOf(points: readonly Point[]): Extent[] {
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    return {
      left: Math.min(from.x, to.x),
      top: Math.min(from.y, to.y),
      right: Math.max(from.x, to.x),
      bottom: Math.max(from.y, to.y),
    };
  });
}

const overlap = (a: Extent, b: Extent, space = 0): boolean =>
  a.left < b.right + space &&
  a.right > b.left - space &&
  a.top < b.bottom + space &&
  a.bottom > b.top - space;

const crossesSide = ({ left, right, top, bottom }: Extent, group: Extent): boolean =>
  top === bottom &&
  top > group.top &&
  top < group.bottom &&
  [group.left, group.right].some(side => left < side && right > side);

/** Whether two arrows have lines in the same direction, so close together that they look like one. */
const runBeside = (segments: readonly Extent[], others: readonly Extent[]): boolean =>
  segments.some(a =>
    others.some(
      b => (a.left === a.right) === (b.left === b.right) && overlap(a, b, SPACE - 1) && isLong(a, b),
    ),
  );

/** Whether they're beside each other for more than a corner. */
const isLong = (a: Extent, b: Extent): boolean =>
  Math.max(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ) > 2;
