import { basePath } from '../base-path.mjs';
import { attributeOf, removal, type Edit, type Element, type ParsedHtml } from '../output/html';
import { textOf } from '../output/site';

/**
 * Where the pages' data for the framework is written: below _next/static, because the file names contain a digest and hosts cache
 * that folder forever.
 */
export const PAGE_DATA_FOLDER = '_next/static/pages';

/** The changes to a page that defer the framework until the reader acts. */
export interface Deferral {
  edits: Edit[];
  /** The removed elements. */
  removed: ReadonlySet<Element>;
  /** The text of the added inline scripts. */
  added: string[];
  /** The page's data for the framework, as a separate script. Empty if the page has none. */
  data: string;
}

/**
 * Until the framework prefetches pages itself, the browser fetches the page behind a link that the pointer rests on, except in
 * data saver mode. The loader removes the rule once the framework has taken over.
 */
const speculationRules = (basePath: string) =>
  JSON.stringify({ prefetch: [{ where: { href_matches: `${basePath}/*` }, eagerness: 'moderate' }] });

/** How Next's inline scripts begin: those with a page's data, and the one that lists the first chunks. */
const DATA_SCRIPT = /^\(?(?:self\.__next_f\b|globalThis\["TURBOPACK"\])/;

/**
 * Removes the framework's scripts, their preloads, and the page's data from an exported page, and adds the loader at its end.
 *
 * @param page the page as Next exported it
 * @param loader the loader script's text
 * @param dataAddress returns the address that a page's data will be served from
 * @throws Error if the script that starts the framework can't be found
 */
export function deferFramework(
  { html, elements }: ParsedHtml,
  loader: string,
  dataAddress: (data: string) => string,
): Deferral {
  const framework = elements.filter(isFrameworkScript);
  if (framework.length === 0) return { edits: [], removed: new Set(), added: [], data: '' };

  const dataScripts = elements.filter(isDataScript);
  const data = dataScripts.map(element => textOf(element)).join(';\n');
  const sources = starterLast(sourcesOf(framework, elements));
  const addresses = data === '' ? sources : [dataAddress(data), ...sources];
  const unneeded = elements.filter(
    element => isScriptPreload(element) || isUnusedStylePreload(element, elements),
  );
  const removed = new Set([...framework, ...dataScripts, ...unneeded]);
  const rules = speculationRules(basePath);
  return {
    edits: [
      ...[...removed].flatMap(removal),
      ...elements.flatMap(element => (removed.has(element) ? [] : withoutMisusedAs(element, html))),
      ...beforeBodyEnd(
        elements,
        `<script type="speculationrules">${rules}</script>` +
          `<script data-framework="${addresses.join(' ')}">${loader}</script>`,
      ),
    ],
    removed,
    added: [rules, loader],
    data,
  };
}

/** The edit that adds a string at the end of a page's body. */
function beforeBodyEnd(elements: readonly Element[], text: string): Edit[] {
  const end = elements.find(({ tagName }) => tagName === 'body')?.sourceCodeLocation?.endTag;
  return end ? [{ start: end.startOffset, end: end.startOffset, text }] : [];
}

/**
 * The addresses of the framework's scripts, and of those that next/dynamic preloads. React would request them during hydration
 * and wait for them.
 */
function sourcesOf(framework: Element[], elements: Element[]): string[] {
  const started = framework.map(element => attributeOf(element, 'src') ?? '');
  const preloaded = elements.filter(isScriptPreload).map(element => attributeOf(element, 'href') ?? '');
  return [...new Set([...started, ...preloaded])];
}

/** Removes an attribute that next/dynamic writes on its style links, which is invalid HTML there. */
function withoutMisusedAs(element: Element, html: string): Edit[] {
  const attribute = element.sourceCodeLocation?.attrs?.['as'];
  if (!attribute || element.tagName !== 'link' || attributeOf(element, 'rel') !== 'stylesheet') return [];
  // Including the space before it.
  const start = html.slice(0, attribute.startOffset).trimEnd().length;
  return [{ start, end: attribute.endOffset, text: '' }];
}

/** The name of the script that runs the modules of the other scripts. */
const STARTER = /\/turbopack-[^/]+\.js$/;

/** Sorts the framework's scripts so that nothing runs before all are loaded: the others only register modules. */
function starterLast(sources: string[]): string[] {
  const starter = sources.filter(source => STARTER.test(source));
  if (starter.length !== 1)
    throw new Error(
      `The page should have one script named turbopack-….js, which starts the framework, but it has ${starter.length}: ${sources.join(' ')}. If its name has changed, update STARTER in lib/intent/defer.ts.`,
    );
  return [...sources.filter(source => !STARTER.test(source)), ...starter];
}

const isScript = (element: Element) => element.tagName === 'script';

const isFrameworkScript = (element: Element) =>
  isScript(element) &&
  attributeOf(element, 'async') !== undefined &&
  attributeOf(element, 'src') !== undefined;

const isDataScript = (element: Element) => isScript(element) && DATA_SCRIPT.test(textOf(element));

const isScriptPreload = (element: Element) =>
  element.tagName === 'link' &&
  attributeOf(element, 'rel') === 'preload' &&
  attributeOf(element, 'as') === 'script';

/** Next preloads the not-found page's styles on every page, and browsers warn about unused preloads. */
const isUnusedStylePreload = (element: Element, elements: Element[]) =>
  element.tagName === 'link' &&
  attributeOf(element, 'rel') === 'preload' &&
  attributeOf(element, 'as') === 'style' &&
  !elements.some(
    other =>
      attributeOf(other, 'rel') === 'stylesheet' &&
      attributeOf(other, 'href') === attributeOf(element, 'href'),
  );
