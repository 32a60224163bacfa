import { deferFramework } from '../intent/defer';
import { htmlTwin } from '../markdown/html-twin';
import { edited, parseHtml } from '../output/html';
import { policyEdit } from '../security/policy';

/** What every page is finished with. */
export interface PageTools {
  /** The text of the loader (lib/intent/loader.js). */
  loader: string;
  /** The text of the script that the browser asks about scripts (lib/security/trusted-types.js). */
  trustedTypes: string;
  /** Gives the address under which a page's data will be served. */
  dataAddress: (data: string) => string;
}

/** A page as readers get it. */
export interface FinishedPage {
  html: string;
  /** The page's data for the framework, as a script of its own; empty when the page has none. */
  data: string;
  /** Its Markdown twin, when one was asked for. */
  twin?: string;
}

/**
 * Finishes a page that Next has exported, parsing it once: its framework waits for the reader, and it has its policy, which
 * holds hashes of what is inline; nothing may change the page after this.
 *
 * @param html the page as Next exported it
 * @param twinOf the page's address and source, when its Markdown twin is made from its HTML
 * @throws Error when the page can't be finished, saying why
 */
export function finishPage(
  html: string,
  { loader, trustedTypes, dataAddress }: PageTools,
  twinOf?: { route: string; source: string },
): FinishedPage {
  const page = parseHtml(html);
  const { edits, removed, added, data } = deferFramework(page, loader, dataAddress);
  const elements = page.elements.filter(element => !removed.has(element));
  const policy = policyEdit(elements, added, trustedTypes);
  return {
    html: edited(html, [...edits, policy]),
    data,
    ...(twinOf && { twin: htmlTwin({ ...twinOf, elements }) }),
  };
}
