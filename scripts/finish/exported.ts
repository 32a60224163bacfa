import { readFile } from 'node:fs/promises';
import { LARGE_MAX_AGE_MS, pruneCache } from '@/lib/cache';
import { EXPORTED_CACHE } from '@/lib/content/exported';
import { docs, posts } from '@/lib/content/queries';
import { reusableDoc, reusablePost } from '@/lib/content/reusable';
import { completePage } from '@/lib/finish/exported';
import { readGenerated } from '@/lib/generated';
import { inParallel } from '@/lib/in-parallel';

/** The number of pages to read and write at a time. */
const MAX_PARALLEL = 8;

/** Adds unchanged docs and posts from the cache to an export, and caches the others. */
export async function completeExport(folder: string): Promise<void> {
  const build = await readFile('.next/BUILD_ID', 'utf8');
  const data = {
    records: (await readGenerated('content')).pages,
    lastUpdated: await readGenerated('last-updated'),
  };
  const pages = [
    ...docs().map(doc => reusableDoc(doc, data)),
    ...posts().map(post => reusablePost(post, data)),
  ];
  const isAdded = await inParallel(pages, MAX_PARALLEL, page => completePage(folder, page, build));
  await pruneCache(EXPORTED_CACHE, LARGE_MAX_AGE_MS);
  console.log(`  ${isAdded.filter(Boolean).length} of ${pages.length}`);
}
