import { parse, serialize } from 'parse5';
import { attributeOf, elementsIn, type Element } from '../../lib/output/html';

/**
 * The same click with nothing of this site's code, to tell an engine's own time from the site's:
 *
 * - `plain`: from one document to another, with the pages' text, links, and headings, but without styles and scripts
 * - `styled`: from one document to another, the pages as they are, but without scripts
 * - `swapped`: in one document without this site's scripts, where a script replaces the old page's elements with the new one's
 */
export const FLOORS = ['plain', 'styled', 'swapped'] as const;
export type Floor = (typeof FLOORS)[number];

/** Where the pages of a floor are in the site, instead of at its root. */
export const floorBase = (floor: Floor) => `/floor-${floor}`;

/** The addresses of the two pages, and the script that measures the click. */
interface Visit {
  from: string;
  to: string;
  watch: string;
}

/**
 * A page of a floor.
 *
 * @param html the finished page of the site
 */
export function floorPage(floor: Floor, html: string, { from, to, watch }: Visit): string {
  const document = parse(html);
  const isUnwanted = floor === 'plain' ? isNotText : isScript;
  for (const element of elementsIn(document)) {
    element.childNodes = element.childNodes.filter(child => !('tagName' in child) || !isUnwanted(child));
    element.attrs = element.attrs.filter(({ name }) => floor !== 'plain' || name === 'href');
    const href = element.attrs.find(({ name }) => name === 'href');
    if (href && [from, to].includes(href.value)) href.value = floorBase(floor) + href.value;
  }
  const script = floor === 'swapped' ? swapOnClick : fetchAhead;
  const next = floorBase(floor) + to;
  // The plain page's sidebar fills the window, but a link has to be in it.
  const first = floor === 'plain' ? `<p><a href="${next}">${to}</a></p>` : '';
  return serialize(document)
    .replace('<head>', () => `<head><script>${watch}</script>`)
    .replace(/<body[^>]*>/, body => body + first)
    .replace('</body>', () => `<script>(${script.toString()})('${next}')</script></body>`);
}

const isScript = (element: Element) =>
  /^(?:script|noscript)$/.test(element.tagName) ||
  (element.tagName === 'link' &&
    attributeOf(element, 'rel') !== 'icon' &&
    attributeOf(element, 'as') !== 'font') ||
  attributeOf(element, 'http-equiv') !== undefined;

const isNotText = (element: Element) =>
  isScript(element) || /^(?:style|link|svg|img|picture|video|button|dialog|form)$/.test(element.tagName);

/** Runs in the first page: has the next page in the browser's cache before the click, in every engine. */
function fetchAhead(next: string): void {
  addEventListener('load', () => void fetch(next).then(answer => answer.text()));
}

/** Runs in the first page: replaces what differs between docs pages on a click. */
function swapOnClick(next: string): void {
  const placeIn = (page: Document) => page.querySelector('main')?.parentElement;
  let content = '';
  addEventListener('load', () => {
    void fetch(next)
      .then(answer => answer.text())
      .then(html => {
        content = placeIn(new DOMParser().parseFromString(html, 'text/html'))?.innerHTML ?? '';
      });
  });
  addEventListener('click', event => {
    const link = event.target instanceof Element && event.target.closest(`a[href="${next}"]`);
    const place = placeIn(document);
    if (!link || !place) return;
    event.preventDefault();
    history.pushState(null, '', next);
    place.innerHTML = content;
    scrollTo(0, 0);
  });
}
