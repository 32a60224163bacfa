import { readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { filesBelow } from '../content/files';
import { attributeOf, elementsOf, type Element } from './html';

/** A page of the exported site. */
export interface ExportedPage {
  /** Its address, such as `/docs/faq/`; `/404.html` for the not-found page. */
  route: string;
  /** The file for messages: the content file of the page, or else the HTML file. */
  source: string;
  html: string;
  elements: Element[];
  ids: ReadonlySet<string>;
}

/** The exported site, read once for all checks. */
export interface ExportedSite {
  pages: ReadonlyMap<string, ExportedPage>;
  /** The redirect pages, by address. */
  stubs: ReadonlyMap<string, ExportedPage>;
  /** Every file, by the path that it's served at. */
  files: ReadonlySet<string>;
  /** A served file's text. */
  read(path: string): Promise<string>;
  /** The size of a served file in bytes. */
  size(path: string): Promise<number>;
}

/** A check of the exported site. It returns a line for each problem, with the file and the fix. */
export interface OutputCheck {
  name: string;
  run(site: ExportedSite): Promise<string[]> | string[];
}

/**
 * Reads an exported site.
 *
 * @param folder the export, `out`
 * @param sourceOf the content file of a route, if there is one
 */
export async function readSite(
  folder: string,
  sourceOf: (route: string) => string | undefined,
): Promise<ExportedSite> {
  const paths = (await filesBelow(folder, '')).map(file => `/${relative(folder, file)}`);
  const pages = new Map<string, ExportedPage>();
  const stubs = new Map<string, ExportedPage>();
  for (const path of paths.filter(file => file.endsWith('.html'))) {
    const route = path.replace(/index\.html$/, '');
    const html = await readFile(join(folder, path), 'utf8');
    if (isStub(html)) stubs.set(route, exportedPage(route, html, 'content/redirects.yml'));
    else pages.set(route, exportedPage(route, html, sourceOf(route) ?? join(folder, path)));
  }
  return {
    pages,
    stubs,
    files: new Set(paths),
    read: path => readFile(join(folder, path), 'utf8'),
    size: async path => (await stat(join(folder, path))).size,
  };
}

/** Whether an HTML string is a redirect page. */
export const isStub = (html: string) => html.includes('<meta http-equiv="refresh"');

/** A page, parsed when its elements are first used. */
export function exportedPage(route: string, html: string, source: string): ExportedPage {
  let parsed: Pick<ExportedPage, 'elements' | 'ids'> | undefined;
  const parse = () => {
    const elements = elementsOf(html);
    return { elements, ids: new Set(elements.flatMap(element => attributeOf(element, 'id') ?? [])) };
  };
  return {
    route,
    source,
    html,
    get elements() {
      return (parsed ??= parse()).elements;
    },
    get ids() {
      return (parsed ??= parse()).ids;
    },
  };
}

/** The elements of a page with a given tag name. */
export function elementsNamed(page: Pick<ExportedPage, 'elements'>, name: string): Element[] {
  return page.elements.filter(({ tagName }) => tagName === name);
}

/** The content of a page's `<meta name>` or `<meta property>`. */
export function metaContent(page: Pick<ExportedPage, 'elements'>, name: string): string | undefined {
  const meta = elementsNamed(page, 'meta').find(element =>
    [attributeOf(element, 'name'), attributeOf(element, 'property')].includes(name),
  );
  return meta && attributeOf(meta, 'content');
}

/** The text inside an element. */
export function textOf(element: Element): string {
  return element.childNodes
    .map(child => ('value' in child ? child.value : 'tagName' in child ? textOf(child) : ''))
    .join('');
}

/** Whether a page has a noindex tag. */
export function isHidden(page: ExportedPage): boolean {
  return page.route === '/404.html' || (metaContent(page, 'robots') ?? '').includes('noindex');
}
