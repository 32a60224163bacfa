import { attributeOf, parseHtml } from '../output/html';

/** The tags of a page that preload its fonts. */
export function fontPreloads(html: string): string {
  const fonts = parseHtml(html).elements.filter(
    element => element.tagName === 'link' && attributeOf(element, 'as') === 'font',
  );
  return fonts
    .flatMap(({ sourceCodeLocation: place }) => (place ? html.slice(place.startOffset, place.endOffset) : []))
    .join('');
}

/**
 * Copies another page's font preloads to a page that has styles but no preloads. Next leaves them out of the not-found page, so
 * the font would come too late to be shown.
 */
export function withFont(html: string, preloads: string): string {
  return html.includes(' as="font"') ? html : html.replace('<link rel="stylesheet"', tag => preloads + tag);
}
