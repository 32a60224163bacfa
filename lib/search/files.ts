/** The parts of the site that can be searched separately. '' is everything. */
export const CONTEXTS = ['', 'docs', 'api', 'blog'] as const;
export type Context = (typeof CONTEXTS)[number];

/** The context with a name from the search page's address. Unknown names mean everything. */
export function contextOf(name: string | null): Context {
  return CONTEXTS.find(context => context === name) ?? '';
}

/** An index file's name: `search-index-docs.json`, `words-3.json`. */
export function fileName(
  kind: 'search-index' | 'metadata' | 'words' | 'texts',
  ...which: (string | number)[]
): string {
  return `${[kind, ...which.filter(part => part !== '')].join('-')}.json`;
}

/** The scripts next to the index files: the worker's, the search box's, and the search page's. */
export const ENGINE_FILE = 'engine.js';
export const BOX_FILE = 'box.js';
export const PAGE_FILE = 'page.js';

/**
 * Reads an index file's content.
 *
 * @param response the response to its request
 * @throws Error if there's no response, its status isn't a success, or it isn't complete JSON
 */
export async function readResponse(response: Promise<Response>): Promise<unknown> {
  const received = await response;
  if (!received.ok) throw new Error(`${received.url} returned ${received.status}.`);
  return received.json();
}
