import { attributeOf, type Element } from '../../lib/output/html';
import { elementsNamed, exportedPage, textOf, type ExportedPage } from '../../lib/output/site';
import { exportedHtml } from './site';

/** Parses an exported page, for tests of its HTML that don't need a browser. */
export function readPage(path: string): ExportedPage {
  return exportedPage(path, exportedHtml(path), path);
}

/** The elements inside an element, in document order. */
export function within(element: Element): Element[] {
  return element.childNodes.flatMap(child => ('tagName' in child ? [child, ...within(child)] : []));
}

/** The elements whose attribute has a value, among those given. */
export function having(elements: Element[], name: string, value: string): Element[] {
  return elements.filter(element => attributeOf(element, name) === value);
}

/** The structured data of a page. */
export function structuredData(page: ExportedPage): Record<string, unknown>[] {
  return having(elementsNamed(page, 'script'), 'type', 'application/ld+json').map(
    script => JSON.parse(textOf(script)) as Record<string, unknown>,
  );
}
