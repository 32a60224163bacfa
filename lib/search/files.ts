/** The parts of the site a reader can search by themselves; '' is everything. */
export const CONTEXTS = ['', 'docs', 'api', 'blog'] as const;
export type Context = (typeof CONTEXTS)[number];

/** The context of a name, as the search page's address has it; everything for a name that is none. */
export function contextOf(name: string | null): Context {
  return CONTEXTS.find(context => context === name) ?? '';
}

/** The name of a file of the index: `search-index-docs.json`, `words-3.json`. */
export function fileName(
  kind: 'search-index' | 'heads' | 'words' | 'texts',
  ...which: (string | number)[]
): string {
  return `${[kind, ...which.filter(part => part !== '')].join('-')}.json`;
}

/** The scripts beside the files of the index: the worker's, and the search box's. */
export const ENGINE_FILE = 'engine.js';
export const BOX_FILE = 'box.js';

/**
 * The content of a file of the index.
 *
 * @param response the answer to a request for it
 * @throws Error where there's no answer, its status isn't a success, or it doesn't end where JSON does
 */
export async function readResponse(response: Promise<Response>): Promise<unknown> {
  const received = await response;
  if (!received.ok) throw new Error(`${received.url} answered ${received.status}.`);
  return received.json();
}
