import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readGenerated } from '@/lib/generated';
import { Searcher } from '@/lib/search/searcher';

/** The path of a file of the last build's search index. */
export async function builtFile(name: string): Promise<string> {
  const folders = await readGenerated('search');
  return join('public', folders[''] ?? '', name);
}

/** The content of a JSON file of the last build's search index. */
export async function readBuilt(name: string): Promise<unknown> {
  return JSON.parse(await readFile(await builtFile(name), 'utf8')) as unknown;
}

let opened: Promise<Searcher> | undefined;

/** A searcher for the last build's search index. The tests in a file share it, because opening it takes as long as ten searches. */
export const builtSearcher = () => (opened ??= Searcher.open('', readBuilt));
