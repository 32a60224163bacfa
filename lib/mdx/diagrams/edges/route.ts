import { spreadArrivals } from './arrivals';
import { isClear } from './clear';
import { groupsOf } from './groups';
import { alignBranches, alignLabels } from './align';
import { bends, HEAD, isDownward, STUB, withPoints } from './shape';
import type { Edge, Obstacles, Point } from './types';

/** One of several arrows that only moves sideways by this much becomes a straight line, in the drawing's pixels. */
const NEARLY_STRAIGHT = 12;

/** How far an arrow may end from where it ended before, and a label's middle may be from its line. */
const ENDS = [0, 8, -8, 16, -16, 24, -24];
const NUDGES = [0, -10, 10];

/**
 * Routes the arrows of a flowchart that leads down. Those of a node leave it at one place, branch off at the same height, and have
 * as few corners as possible. The renderer spreads them over the node, bends each one at another height, and leads it around its
 * label. An arrow that can't be improved keeps its route.
 */
export function routeEdges(edges: readonly Edge[], obstacles: Obstacles): void {
  const leadDown = edges.filter(isDownward);
  const sources = groupsOf(leadDown, ({ from }) => from).map(own => ({
    own,
    heights: [...new Set(own.flatMap(({ points }) => bends(points)))].sort((a, b) => a - b),
  }));
  // Twice, because in the first pass, the others still have their old routes.
  for (const { own, heights } of [...sources, ...sources]) routeFrom(own, heights, edges, obstacles);
  spreadArrivals(leadDown, edges, obstacles);
  alignBranches(leadDown, edges, obstacles);
  for (const { own } of sources) alignLabels(own, edges, obstacles);
  for (const own of groupsOf(leadDown, ({ to }) => to)) alignLabels(own, edges, obstacles);
}

/** Routes the arrows of one node, which may branch off at some heights. */
function routeFrom(
  own: readonly Edge[],
  heights: readonly number[],
  edges: readonly Edge[],
  obstacles: Obstacles,
): void {
  const isShared = own.length > 1 && !own.some(({ heads }) => heads.start);
  const shared = isShared ? exitOf(own, obstacles) : undefined;
  for (const edge of own) {
    const start = shared ?? edge.points[0];
    if (!start) continue;
    const others = edges.filter(other => other !== edge);
    const route = routesOf(edge, start, isShared ? heights : undefined, obstacles)
      .filter(points => isShared || points.length < edge.points.length)
      .flatMap(points => NUDGES.flatMap(nudge => withPoints(edge, points, nudge) ?? []))
      .find(changed => isClear(changed, others, obstacles));
    if (route) Object.assign(edge, route);
  }
}

/** The place where a node's arrows leave it: the middle of its lower side, or where one of them is a straight line. */
function exitOf(own: readonly Edge[], { nodes }: Obstacles): Point | undefined {
  const node = nodes.get(own[0]?.from ?? '');
  if (!node) return undefined;
  const middle = (node.left + node.right) / 2;
  const straight = own.find(
    ({ points: [first, ...rest] }) =>
      first && rest.length === 1 && Math.abs(first.x - middle) < (node.right - node.left) / 4,
  );
  return { x: straight?.points[0]?.x ?? middle, y: node.bottom };
}

/** The routes that an arrow can have, best first. Without heights, it's its node's only one. */
function routesOf(
  edge: Edge,
  start: Point,
  heights: readonly number[] | undefined,
  { tops }: Obstacles,
): Point[][] {
  const last = edge.points.at(-1);
  const top = tops.get(edge.to);
  if (!last || !top) return [];
  const isInside = (x: number) => x >= top.left && x <= top.right;
  const branches = [...(heights ?? bends(edge.points)), start.y + STUB].filter(y => y >= start.y + STUB - 1);
  const bent = ENDS.map(by => last.x + by)
    .filter(isInside)
    .flatMap(x =>
      branches
        .filter(y => y <= last.y - HEAD)
        .map(y => [start, { x: start.x, y }, { x, y }, { x, y: last.y }]),
    );
  const sideways = Math.abs(start.x - last.x);
  const straight = [start, { x: start.x, y: last.y }];
  if (sideways < 1) return [straight];
  return [
    ...((!heights || sideways <= NEARLY_STRAIGHT) && isInside(start.x) ? [straight] : []),
    ...bent,
    ...(edge.points.length === 6 ? around(edge.points, start, branches) : []),
  ];
}

/** The route of an arrow around nodes, from another place. */
function around(points: readonly Point[], start: Point, branches: readonly number[]): Point[][] {
  const [from, ...rest] = points.slice(2);
  if (!from) return [];
  return branches.filter(y => y <= from.y).map(y => [start, { x: start.x, y }, { x: from.x, y }, ...rest]);
}
