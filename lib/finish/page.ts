import { deferFramework } from '../intent/defer';
import { htmlTwin } from '../markdown/html-twin';
import { attributeOf, edited, emptying, parseHtml, removal, type Element } from '../output/html';
import { policyEdits } from '../security/policy';
import { shortenings } from './shorten';
import { inlineStyles } from './styles';

/** What every page needs to be finished. */
export interface PageTools {
  /** The source of the loader (lib/intent/loader.js). */
  loader: string;
  /** The source of the Trusted Types policy (lib/security/trusted-types.js). */
  trustedTypes: string;
  /** Returns the address that a page's data will be served from. */
  dataAddress: (data: string) => string;
  /** The text in the scripts that add elements to a page before the framework has loaded. */
  earlyScripts: string;
  /** Returns the text of the style sheet at an address. */
  stylesOf: (address: string) => string;
}

/** A page as readers get it. */
export interface FinishedPage {
  html: string;
  /** The page's data for the framework, as a separate script. Empty if the page has none. */
  data: string;
  /** Its Markdown twin, if one was requested. */
  twin?: string;
}

/**
 * Finishes an exported page in one pass: defers the framework until the reader acts, empties scripts that never run, leaves out
 * repeated metadata and what HTML doesn't need, embeds the styles that the page can use until then, and adds the
 * Content-Security-Policy. The policy has the hashes of inline scripts, so nothing may change the page after this.
 *
 * @param html the page as Next exported it
 * @param twinOf the page's address and source, if its Markdown twin is built from its HTML
 * @throws Error if the page can't be finished
 */
export function finishPage(
  html: string,
  { loader, trustedTypes, dataAddress, earlyScripts, stylesOf }: PageTools,
  twinOf?: { route: string; source: string },
): FinishedPage {
  const page = parseHtml(html);
  const { edits, removed, added, data } = deferFramework(page, loader, dataAddress);
  const elements = page.elements.filter(element => !removed.has(element));
  const withoutStyles = [
    ...edits,
    ...elements.filter(isUnusedScript).flatMap(emptying),
    ...elements.filter(isRepeated).flatMap(removal),
    ...shortenings(html, elements),
    ...policyEdits(elements, added, trustedTypes),
  ];
  const styles = inlineStyles(elements, edited(html, withoutStyles) + earlyScripts, stylesOf);
  return {
    html: edited(html, [...withoutStyles, ...styles]),
    data,
    ...(twinOf && { twin: htmlTwin({ ...twinOf, elements }) }),
  };
}

/** Whether an element is next-themes' script, which lib/inline/theme.ts replaces (components/layout/theme). */
const isUnusedScript = (element: Element) =>
  element.tagName === 'script' && attributeOf(element, 'type') === 'text/plain';

/** Whether an element repeats Open Graph data for X, which reads that itself. Next adds it. */
const isRepeated = (element: Element) =>
  element.tagName === 'meta' && /^twitter:(?!card$)/.test(attributeOf(element, 'name') ?? '');
