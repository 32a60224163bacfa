import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { SMALLEST_TEXT } from '../../screenshots/legible';
import { tidyEdges } from './edges';
import { extentOf } from './extent';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that are removed from an inlined drawing. */
const UNWANTED = ['script', 'style', 'title', 'metadata'];

interface SvgOptions {
  /** A prefix for every id, because a page can have several drawings. */
  idPrefix: string;
  /** What it shows, for screen readers. */
  label: string;
  /** Whether a diagram's renderer drew it. Then its arrows are drawn again, and the empty space around it is removed. */
  rendered?: boolean;
}

/** The size of the smallest text in a drawing that has room, in pixels. It's the site's --size-small. */
const OWN_TEXT = 13;

/** The space left around a cropped drawing, for its lines' width. */
const CROP_MARGIN = 3;

/**
 * Prepares an SVG for inlining: removes scripts, styles, and the editor's data, makes ids unique, rounds coordinates, and adds an
 * accessible name.
 *
 * @throws Error if it isn't SVG or loads external resources
 */
export function inlineSvg(text: string, { idPrefix, label, rendered }: SvgOptions): string {
  const fragment = parseFragment(text.slice(Math.max(0, text.indexOf('<svg'))));
  const svg = fragment.childNodes.find((node): node is Element => node.nodeName === 'svg');
  if (!svg) throw new Error('it has no <svg> element');
  fragment.childNodes = [svg];
  if (rendered) tidyEdges(svg);
  clean(svg, idPrefix);
  if (rendered) cropToContent(svg);
  const kept = svg.attrs.filter(({ name }) => ['viewBox', 'width', 'height'].includes(name));
  const width = kept.find(({ name }) => name === 'width')?.value;
  svg.attrs = [
    ...kept,
    { name: 'role', value: 'img' },
    { name: 'aria-label', value: label },
    ...(width ? [{ name: 'style', value: widths(svg, Number.parseFloat(width)) }] : []),
  ];
  return serialize(fragment);
}

/**
 * The width at which the drawing's smallest text is as large as the site's, and the smallest width at which all of its text can be
 * read, as variables for diagram.module.css.
 */
function widths(svg: Element, width: number): string {
  const smallest = Math.min(...textSizes(svg));
  const own = Math.max(width, Math.ceil((width * OWN_TEXT) / smallest));
  const readable = Math.ceil((width * SMALLEST_TEXT) / smallest);
  return `--own-width:${own}px;--readable-width:${readable}px`;
}

/** The sizes of all text in a drawing, in its own pixels. `Infinity` is for a drawing without text. */
function textSizes({ attrs, childNodes }: Element): number[] {
  const own = attrs
    .filter(({ name }) => name === 'font-size' || name === 'style')
    .map(({ name, value }) => (name === 'style' ? (/font-size:\s*([^;]+)/.exec(value)?.[1] ?? '') : value))
    .map(size => Number.parseFloat(size));
  return [
    ...own.filter(size => size > 0),
    ...childNodes.flatMap(child => ('attrs' in child ? textSizes(child) : [])),
  ];
}

function cropToContent(svg: Element): void {
  const value = (name: string) => svg.attrs.find(attribute => attribute.name === name)?.value ?? '';
  const [x = 0, y = 0, width = 0, height = 0] = value('viewBox').split(/\s+/).map(Number);
  const extent = extentOf(svg);
  if (!extent) return;
  const left = Math.max(x, Math.floor(extent.left - CROP_MARGIN));
  const top = Math.max(y, Math.floor(extent.top - CROP_MARGIN));
  const right = Math.min(x + width, Math.ceil(extent.right + CROP_MARGIN));
  const bottom = Math.min(y + height, Math.ceil(extent.bottom + CROP_MARGIN));
  svg.attrs = Object.entries({
    viewBox: [left, top, right - left, bottom - top].join(' '),
    width: String(right - left),
    height: String(bottom - top),
  }).map(([name, size]) => ({ name, value: size }));
}

function clean(element: Element, idPrefix: string): void {
  element.childNodes = element.childNodes.filter(
    node => !UNWANTED.includes(node.nodeName) && node.nodeName !== '#comment' && !isBlank(node),
  );
  element.attrs = element.attrs
    .filter(({ name }) => !name.startsWith('data-') && !name.startsWith('on'))
    .map(({ name, value, ...rest }) => ({ ...rest, name, value: cleanValue(name, value, idPrefix) }));
  for (const child of element.childNodes) if ('attrs' in child) clean(child, idPrefix);
}

function isBlank(node: Node): boolean {
  return (
    node.nodeName === '#text' && 'value' in node && node.value.trim() === '' && node.value.includes('\n')
  );
}

function cleanValue(name: string, value: string, idPrefix: string): string {
  if (name === 'id') return `${idPrefix}${value}`;
  if (/^(?:xlink:)?href$/.test(name)) {
    if (!value.startsWith('#')) throw new Error(`it links to ${value}, but drawings can't have links`);
    return `#${idPrefix}${value.slice(1)}`;
  }
  if (/url\((?!['"]?#)/.test(value))
    throw new Error(`it loads ${value}, but drawings can't load other files`);
  return value
    .replace(/url\((['"]?)#/g, `url($1#${idPrefix}`)
    .replace(/\d+\.\d{2,}/g, number => String(Math.round(Number(number) * 10) / 10));
}
