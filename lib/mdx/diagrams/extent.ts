import type { DefaultTreeAdapterTypes } from 'parse5';
import { textOf } from '../../output/site';

type Element = DefaultTreeAdapterTypes.Element;

/** A rectangle. */
export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A generous estimate of the average width of a letter, relative to the font size. */
const LETTER_WIDTH = 0.6;

/** The bounding box of a diagram's shapes and text. Undefined if it has none. Groups must not be transformed. */
export function extentOf(element: Element): Extent | undefined {
  if (element.nodeName === 'defs') return undefined;
  const own = shapeExtent(element);
  const inner = element.childNodes.flatMap(node => ('attrs' in node ? (extentOf(node) ?? []) : []));
  return [...(own ? [own] : []), ...inner].reduce<Extent | undefined>(
    (sum, next) => (sum ? union(sum, next) : next),
    undefined,
  );
}

function shapeExtent(element: Element): Extent | undefined {
  const text = (name: string) => element.attrs.find(attribute => attribute.name === name)?.value ?? '';
  const number = (name: string) => Number.parseFloat(text(name)) || 0;
  const [x, y] = [number('x'), number('y')];
  switch (element.nodeName) {
    case 'rect':
      return { left: x, top: y, right: x + number('width'), bottom: y + number('height') };
    case 'line':
      return around([number('x1'), number('y1'), number('x2'), number('y2')]);
    case 'polyline':
    case 'polygon':
      return around(
        text('points')
          .split(/[\s,]+/)
          .map(Number),
      );
    case 'path':
      return around(
        text('d')
          .match(/-?[\d.]+/g)
          ?.map(Number) ?? [],
      );
    case 'circle':
    case 'ellipse': {
      const [cx, cy, rx] = [number('cx'), number('cy'), number('r') || number('rx')];
      const ry = number('r') || number('ry');
      return { left: cx - rx, top: cy - ry, right: cx + rx, bottom: cy + ry };
    }
    case 'text': {
      const size = number('font-size');
      const width = textOf(element).length * size * LETTER_WIDTH;
      const start = { middle: width / 2, end: width }[text('text-anchor')] ?? 0;
      return { left: x - start, top: y - size, right: x - start + width, bottom: y + size };
    }
    default:
      return undefined;
  }
}

/** The bounding box of a list of alternating x and y values. */
function around(numbers: number[]): Extent | undefined {
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  if (ys.length === 0) return undefined;
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const union = (a: Extent, b: Extent): Extent => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});
