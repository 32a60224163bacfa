/** Another site's response: an HTTP status, or the reason why there was none. */
export interface Answer {
  status?: number;
  error?: string;
}

/** Statuses of sites that reject programs or limit requests. A reader's browser may still get the page. */
const REFUSED = [401, 403, 405, 406, 429, 999];

/** Hosts that are the reader's own computer or examples. */
const NOT_A_SITE =
  /^(?:localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|\[)|(?:^|\.)example\.(?:com|org|net)$|\.local$/;

/**
 * Collects the addresses on other sites that pages link to, without hashes, and the pages that have each.
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

/** What is wrong with a link, based on the response. Undefined if there's no known problem. */
export function linkVerdict({ status, error }: Answer): string | undefined {
  if (error !== undefined) return `didn't respond: ${error}.`;
  if (status === undefined || status < 400 || REFUSED.includes(status)) return undefined;
  return `returned ${status}.`;
}
