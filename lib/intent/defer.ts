import { basePath } from '../base-path.mjs';
import { attributeOf, removal, type Edit, type Element, type ParsedHtml } from '../output/html';

/** Where the pages' data for the framework goes: below _next/static, because its names hold a digest and hosts cache that folder forever. */
export const PAGE_DATA_FOLDER = '_next/static/pages';

/** How a page changes whose framework waits for the reader. */
export interface Deferral {
  edits: Edit[];
  /** The elements that are taken out. */
  removed: ReadonlySet<Element>;
  /** The texts of the inline scripts that are added. */
  added: string[];
  /** The page's data for the framework, as a script of its own; empty when the page has none. */
  data: string;
}

/**
 * Until the framework prefetches pages itself, the browser fetches the page behind a link that the pointer rests on. It holds
 * back under data saver. The loader removes the rule when the framework has taken over.
 */
const speculationRules = (basePath: string) =>
  JSON.stringify({ prefetch: [{ where: { href_matches: `${basePath}/*` }, eagerness: 'moderate' }] });

/** How Next's inline scripts with a page's data begin. */
const DATA_SCRIPT = /^\(?self\.__next_f\b/;

/**
 * Takes the framework's scripts, their preloads and the page's data out of an exported page, and puts the loader at its end.
 *
 * @param page the page as Next exported it
 * @param loader the text of the loader script
 * @param dataAddress gives the address under which a page's data will be served
 * @throws Error when the script that starts the framework is not to be found
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

/** The change that adds a text at the end of a page's body. */
function beforeBodyEnd(elements: readonly Element[], text: string): Edit[] {
  const end = elements.find(({ tagName }) => tagName === 'body')?.sourceCodeLocation?.endTag;
  return end ? [{ start: end.startOffset, end: end.startOffset, text }] : [];
}

/**
 * The addresses of the framework's scripts, and of those that next/dynamic preloads: React would ask for them when it has begun to
 * take over, and wait.
 */
function sourcesOf(framework: Element[], elements: Element[]): string[] {
  const started = framework.map(element => attributeOf(element, 'src') ?? '');
  const preloaded = elements.filter(isScriptPreload).map(element => attributeOf(element, 'href') ?? '');
  return [...new Set([...started, ...preloaded])];
}

/** Takes out what next/dynamic writes into the links of its styles, where HTML knows no such attribute. */
function withoutMisusedAs(element: Element, html: string): Edit[] {
  const attribute = element.sourceCodeLocation?.attrs?.['as'];
  if (!attribute || element.tagName !== 'link' || attributeOf(element, 'rel') !== 'stylesheet') return [];
  // With the space before it.
  const start = html.slice(0, attribute.startOffset).trimEnd().length;
  return [{ start, end: attribute.endOffset, text: '' }];
}

/** How the script is called that runs what the others have brought. */
const STARTER = /\/turbopack-[^/]+\.js$/;

/** The framework's scripts in an order in which nothing runs before all are there: the others only bring code. */
function starterLast(sources: string[]): string[] {
  const starter = sources.filter(source => STARTER.test(source));
  if (starter.length !== 1)
    throw new Error(
      `Of the page's scripts ${starter.length} are called turbopack-….js, where one starts the framework: ${sources.join(' ')}. Has its name changed? See STARTER in lib/intent/defer.ts.`,
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

/** Next preloads the not-found page's styles everywhere; browsers warn of styles that are preloaded and not used. */
const isUnusedStylePreload = (element: Element, elements: Element[]) =>
  element.tagName === 'link' &&
  attributeOf(element, 'rel') === 'preload' &&
  attributeOf(element, 'as') === 'style' &&
  !elements.some(
    other =>
      attributeOf(other, 'rel') === 'stylesheet' &&
      attributeOf(other, 'href') === attributeOf(element, 'href'),
  );

const textOf = (element: Element) =>
  element.childNodes.map(child => ('value' in child ? child.value : '')).join('');
