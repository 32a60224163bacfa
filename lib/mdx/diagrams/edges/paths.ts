import type { DefaultTreeAdapterTypes } from 'parse5';
import { groupsOf } from './groups';
import type { Edge, Point } from './types';

type Element = DefaultTreeAdapterTypes.Element;

/** The radius of a corner, and the size of an arrowhead, in the drawing's pixels. */
const RADIUS = 6;
const HEAD = { length: 8, width: 6 };

/** The attributes of a line that its path keeps. Lines with the same ones are one path. */
const KEPT = ['stroke', 'stroke-width', 'stroke-dasharray'];

/** The paths of a drawing's arrows: their lines, and their heads. */
export function edgePaths(drawn: readonly { edge: Edge; line: Element }[]): Element[] {
  const kinds = groupsOf(drawn, ({ line }) => JSON.stringify(keptOf(line)));
  return kinds.flatMap(edges => {
    const [first] = edges;
    if (!first) return [];
    const lines = edges.map(({ edge }) => lineOf(edge)).join('');
    const heads = edges.map(({ edge }) => headsOf(edge)).join('');
    const kept = keptOf(first.line);
    const stroke = kept.find(({ name }) => name === 'stroke')?.value ?? '';
    return [
      path(first.line, [...kept, { name: 'fill', value: 'none' }, { name: 'd', value: lines }]),
      ...(heads
        ? [
            path(first.line, [
              { name: 'fill', value: stroke },
              { name: 'd', value: heads },
            ]),
          ]
        : []),
    ];
  });
}

const keptOf = ({ attrs }: Element) => attrs.filter(({ name }) => KEPT.includes(name));

const path = (line: Element, attrs: Element['attrs']): Element => ({
  ...line,
  nodeName: 'path',
  tagName: 'path',
  attrs,
  childNodes: [],
});

/** An arrow's line, with round corners. It ends inside its heads, whose tips are narrower than it. */
function lineOf({ points, heads }: Edge): string {
  const shown = points.map((point, index) => {
    if (index === 0 && heads.start) return toward(point, points[1] ?? point, HEAD.length / 2);
    if (index === points.length - 1 && heads.end)
      return toward(point, points.at(-2) ?? point, HEAD.length / 2);
    return point;
  });
  return shown
    .map((point, index) => {
      const [before, after] = [shown[index - 1], shown[index + 1]];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      const radius = Math.min(RADIUS, distance(before, point) / 2, distance(point, after) / 2);
      return `L${at(toward(point, before, radius))}Q${at(point)} ${at(toward(point, after, radius))}`;
    })
    .join('');
}

function headsOf({ points, heads }: Edge): string {
  const [first, second] = points;
  const [beforeLast, last] = points.slice(-2);
  return [
    ...(heads.end && last && beforeLast ? [headAt(last, beforeLast)] : []),
    ...(heads.start && first && second ? [headAt(first, second)] : []),
  ].join('');
}

/** An arrowhead whose tip is at a point, on a line that comes from another. */
function headAt(tip: Point, from: Point): string {
  const base = toward(tip, from, HEAD.length);
  const [x, y] = [(base.y - tip.y) / HEAD.length, (tip.x - base.x) / HEAD.length].map(
    part => (part * HEAD.width) / 2,
  ) as [number, number];
  return `M${at(tip)}L${at({ x: base.x + x, y: base.y + y })}L${at({ x: base.x - x, y: base.y - y })}Z`;
}

/** The point at a distance from one point toward another. */
function toward(point: Point, other: Point, by: number): Point {
  const length = distance(point, other) || 1;
  return {
    x: point.x + ((other.x - point.x) / length) * by,
    y: point.y + ((other.y - point.y) / length) * by,
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

const round = (value: number): number => Math.round(value * 10) / 10;
