import type { DefaultTreeAdapterTypes } from 'parse5';
import { extentOf, type Extent } from '../extent';
import { edgePaths } from './paths';
import { routeEdges } from './route';
import type { Edge, Obstacles } from './types';

type Element = DefaultTreeAdapterTypes.Element;

/** The space around the text of a label that may be above something else, in the drawing's pixels. */
const LABEL_PADDING = { x: 4, y: 8 };

/** The space between an arrow's end and a node's corner, in the drawing's pixels. */
const CORNER = 8;

/** An arrow, with the elements that show it. */
interface DrawnEdge {
  edge: Edge;
  line: Element;
  label?: Element;
}

/**
 * Routes a flowchart's arrows again (route.ts) and draws them as rounded lines. The lines of the same kind are one path: where two
 * of them are at the same place, they would be darker than the rest.
 */
export function tidyEdges(svg: Element): void {
  const lines = elementsIn(svg).filter(element => attribute(element, 'class') === 'edge');
  if (lines.length === 0) return;
  const labels = elementsIn(svg).filter(element => attribute(element, 'class') === 'edge-label');
  const drawn = lines.map(line => readEdge(line, labels));
  const before = drawn.map(({ edge }) => edge.label);
  routeEdges(
    drawn.map(({ edge }) => edge),
    obstaclesIn(svg),
  );
  for (const [index, { edge, label }] of drawn.entries()) {
    const [from, to] = [before[index], edge.label];
    if (label && from && to) move(label, to.left - from.left, to.top - from.top);
  }
  // The paths have their own heads, so the drawing needs no definitions of them.
  svg.childNodes = svg.childNodes.flatMap(node => {
    if (node === lines[0]) return edgePaths(drawn);
    return node.nodeName === 'defs' || lines.some(line => line === node) ? [] : [node];
  });
}

function readEdge(line: Element, labels: readonly Element[]): DrawnEdge {
  const [from, to] = [attribute(line, 'data-from'), attribute(line, 'data-to')];
  const label = labels.find(
    each =>
      attribute(each, 'data-from') === from &&
      attribute(each, 'data-to') === to &&
      attribute(each, 'data-label') === attribute(line, 'data-label'),
  );
  const points = attribute(line, 'points')
    .split(' ')
    .map(point => point.split(',').map(Number))
    .map(([x = 0, y = 0]) => ({ x, y }));
  const heads = { start: attribute(line, 'marker-start') !== '', end: attribute(line, 'marker-end') !== '' };
  return { edge: { from, to, points, heads, label: label && textBox(label) }, line, label };
}

/** The box of a label's text. Its background is larger. */
function textBox(label: Element): Extent | undefined {
  const background = elementsIn(label).find(({ nodeName }) => nodeName === 'rect');
  const box = background && extentOf(background);
  return (
    box && {
      left: box.left + LABEL_PADDING.x,
      top: box.top + LABEL_PADDING.y,
      right: box.right - LABEL_PADDING.x,
      bottom: box.bottom - LABEL_PADDING.y,
    }
  );
}

function obstaclesIn(svg: Element): Obstacles {
  const all = elementsIn(svg);
  const nodes = all.filter(element => attribute(element, 'class') === 'node');
  const shapes = nodes.flatMap(node => {
    const box = shapeOf(node);
    return box ? [{ id: attribute(node, 'data-id'), box, top: topOf(node, box) }] : [];
  });
  const groups = all.filter(element => attribute(element, 'class') === 'subgraph');
  return {
    nodes: new Map(shapes.map(({ id, box }) => [id, box])),
    tops: new Map(shapes.map(({ id, top }) => [id, top])),
    groups: groups.flatMap(group => shapeOf(group) ?? []),
  };
}

/** The box of an element's first shape. */
function shapeOf(element: Element): Extent | undefined {
  return element.childNodes.flatMap(child => ('attrs' in child ? (extentOf(child) ?? []) : []))[0];
}

/** A box is flat between its corners. Arrows to other shapes end in their middle. */
function topOf(node: Element, { left, right }: Extent): Pick<Extent, 'left' | 'right'> {
  const [shape, ...others] = elementsIn(node).filter(({ nodeName }) => !/^(?:text|tspan)$/.test(nodeName));
  const isBox = shape?.nodeName === 'rect' && others.length === 0;
  const corner = isBox ? Math.max(CORNER, Number(attribute(shape, 'rx'))) : (right - left) / 2 - 1;
  return { left: left + corner, right: right - corner };
}

/** Moves a label's background and text. */
function move(label: Element, x: number, y: number): void {
  for (const element of elementsIn(label))
    element.attrs = element.attrs.map(({ name, value }) => {
      if (name !== 'x' && name !== 'y') return { name, value };
      return { name, value: String(Number(value) + (name === 'x' ? x : y)) };
    });
}

function elementsIn(element: Element): Element[] {
  return element.childNodes.flatMap(child => ('attrs' in child ? [child, ...elementsIn(child)] : []));
}

const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find(attr => attr.name === name)?.value ?? '';
