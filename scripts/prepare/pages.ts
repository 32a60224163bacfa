import { compilePages, type ContentPage } from '@/lib/content/pages';
import { content } from '@/lib/content/store';
import { writeGenerated } from '@/lib/generated';
import { readScenes } from '@/lib/screenshots/manifest';
import { unusedScenes } from '@/lib/screenshots/uses';
import type { DocsData } from '@/lib/versions/types';

/** Compiles the pages, and passes them to the app with the content and the versions of the docs. */
export async function preparePages(versions: DocsData): Promise<ContentPage[]> {
  const compiled = await compilePages();
  const pages = compiled.map(({ page }) => page);
  await writeGenerated('content', {
    ...content(),
    versions,
    pages: Object.fromEntries(compiled.map(({ page, key }) => [page.file, key])),
  });
  const shown = pages.flatMap(({ screenshots }) => screenshots.map(({ name }) => name));
  const unused = unusedScenes(await readScenes(), shown);
  if (unused.length > 0) console.log(`  These screenshots aren't used on any page: ${unused.join(', ')}`);
  return pages;
}
