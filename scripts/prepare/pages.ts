import { compilePages, type ContentPage } from '@/lib/content/pages';
import { content } from '@/lib/content/store';
import { writeGenerated } from '@/lib/generated';
import { clipPictures } from '@/lib/screenshots/clips';
import { scenesInCode } from '@/lib/screenshots/in-code';
import { readScenes } from '@/lib/screenshots/manifest';
import { scenesOf, unusedScenes } from '@/lib/screenshots/uses';
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
  const scenes = await readScenes();
  const shown = pages.flatMap(({ screenshots, clips }) => [
    ...screenshots.flatMap(scenesOf),
    ...clips.flatMap(({ name }) => clipPictures(name, scenes)),
  ]);
  const unused = unusedScenes(scenes, [...shown, ...(await scenesInCode(scenes))]);
  if (unused.length > 0) console.log(`  These screenshots aren't used: ${unused.join(', ')}`);
  return pages;
}
