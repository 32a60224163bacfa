import { join } from 'node:path';
import { readCached } from '@/lib/cache';
import { writeText } from '@/lib/content/files';
import { PAGE_CACHE } from '@/lib/content/page-cache';
import type { PageRecord } from '@/lib/content/page-record';
import { docId, docs, posts, sourceFile } from '@/lib/content/queries';
import { readGenerated } from '@/lib/generated';
import { llmsText } from '@/lib/markdown/llms';
import { twinPath } from '@/lib/markdown/path';
import { routes } from '@/lib/routes';

/**
 * Writes the Markdown twins of docs and posts to the export, and llms.txt, which lists them. They were created when the pages
 * were compiled. The twins of other pages are created from their HTML (finishPages).
 */
export async function publishTwins(folder: string): Promise<void> {
  const listed = [
    ...docs().map(doc => ({ kind: 'doc' as const, route: routes.doc(docId(doc)), ...textOf(doc) })),
    ...posts().map(post => ({ kind: 'post' as const, route: routes.post(post.slug), ...textOf(post) })),
  ];
  const { pages: keys } = await readGenerated('content');
  for (const { file, route } of listed) {
    const page = readCached<PageRecord>(PAGE_CACHE, keys[file] ?? '');
    if (page) await writeText(join(folder, twinPath(route)), page.twin);
  }
  await writeText(join(folder, 'llms.txt'), llmsText(listed));
}

const textOf = (entry: { title: string; description: string; _raw: { sourceFilePath: string } }) => ({
  title: entry.title,
  description: entry.description,
  file: sourceFile(entry),
});
