import type { Edit, Element } from '../output/html';

/** Elements whose end tag may be left out if the next sibling is one of these, or if there's none (HTML Standard, 13.1.2.4). */
const OPTIONAL_END_TAGS: Readonly<Record<string, readonly string[]>> = {
  li: ['li'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tr: ['tr'],
};

/** Elements whose text the parser keeps as it's written. */
const RAW_TEXT = ['noscript', 'script', 'style'];

/** How React writes an apostrophe, which only needs that in an attribute with single quotes. */
const APOSTROPHE = '&#x27;';

/**
 * The edits that leave out what browsers don't need to read the same page: optional end tags, and the escaping of apostrophes
 * in text. Long lists and tables are shorter for it, even compressed.
 *
 * @param html the page
 * @param elements its elements, with their positions
 */
export function shortenings(html: string, elements: readonly Element[]): Edit[] {
  return elements.flatMap(element => [...endTag(element), ...apostrophes(html, element)]);
}

function endTag(element: Element): Edit[] {
  const place = element.sourceCodeLocation?.endTag;
  const followers = OPTIONAL_END_TAGS[element.tagName];
  if (!place || !followers || !element.parentNode) return [];
  const siblings = element.parentNode.childNodes;
  const next = siblings[siblings.indexOf(element) + 1];
  if (next && !followers.includes(next.nodeName)) return [];
  return [{ start: place.startOffset, end: place.endOffset, text: '' }];
}

function apostrophes(html: string, { tagName, childNodes }: Element): Edit[] {
  if (RAW_TEXT.includes(tagName)) return [];
  return childNodes.flatMap(({ nodeName, sourceCodeLocation: place }) => {
    if (nodeName !== '#text' || !place) return [];
    const text = html.slice(place.startOffset, place.endOffset);
    return [...text.matchAll(new RegExp(APOSTROPHE, 'g'))].map(({ index }) => {
      const start = place.startOffset + index;
      return { start, end: start + APOSTROPHE.length, text: "'" };
    });
  });
}
