import { readFile } from 'node:fs/promises';
import { LARGE_MAX_AGE_MS, pruneCache } from '@/lib/cache';
import { EXPORTED_CACHE } from '@/lib/content/exported';
import { docs, posts } from '@/lib/content/queries';
import { reusableDoc, reusablePost } from '@/lib/content/reusable';
import { completePage } from '@/lib/finish/exported';
import { readGenerated } from '@/lib/generated';

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
  let added = 0;
  for (const page of pages) if (await completePage(folder, page, build)) added += 1;
  await pruneCache(EXPORTED_CACHE, LARGE_MAX_AGE_MS);
  console.log(`  ${added} of ${pages.length}`);
}
