/** What another site answered: a status of HTTP, or why there was no answer. */
export interface Answer {
  status?: number;
  error?: string;
}

/** Statuses by which a site refuses a program or asks for patience: a reader's browser may well get the page. */
const REFUSED = [401, 403, 405, 406, 429, 999];

/** Names that stand for a reader's own machine or an example. */
const NOT_A_SITE =
  /^(?:localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|\[)|(?:^|\.)example\.(?:com|org|net)$|\.local$/;

/**
 * The addresses on other sites that pages link to, each once, without its anchor, with the pages that have it.
 *
 * @param pages their names and the addresses of their links
 */
export function externalLinks(
  pages: readonly { page: string; addresses: string[] }[],
): Map<string, string[]> {
  const links = new Map<string, string[]>();
  for (const { page, addresses } of pages)
    for (const href of addresses) {
      if (!/^https?:\/\//.test(href) || NOT_A_SITE.test(new URL(href).hostname)) continue;
      const [address = href] = href.split('#');
      const named = links.get(address) ?? [];
      if (!named.includes(page)) links.set(address, [...named, page]);
    }
  return links;
}

/** What is wrong with a link, by the answer to it; undefined when nothing is known to be. */
export function linkVerdict({ status, error }: Answer): string | undefined {
  if (error !== undefined) return `gave no answer: ${error}.`;
  if (status === undefined || status < 400 || REFUSED.includes(status)) return undefined;
  return `answered ${status}.`;
}
