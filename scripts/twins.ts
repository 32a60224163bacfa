import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContentPage } from '@/lib/content/pages';
import { htmlTwin } from '@/lib/markdown/html-twin';
import { llmsText } from '@/lib/markdown/llms';
import { twinPath } from '@/lib/markdown/path';
import { readSite } from '@/lib/output/site';

/** Where the twins wait until Next has written out/. */
const TWINS = '.generated/twins';

/** Writes the Markdown twin of every page, and llms.txt, which lists them. */
export async function makeTwins(pages: readonly ContentPage[]): Promise<void> {
  await rm(TWINS, { recursive: true, force: true });
  await mkdir(TWINS, { recursive: true });
  await writeFile(join(TWINS, 'llms.txt'), llmsText(pages));
  for (const page of pages) {
    const file = join(TWINS, twinPath(page.route));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, page.twin);
  }
}

/** Puts the twins into the export, and makes those of the pages that are not Markdown themselves. */
export async function publishTwins(folder: string): Promise<void> {
  await cp(TWINS, folder, { recursive: true });
  const site = await readSite(folder, () => undefined);
  for (const page of site.pages.values()) {
    const path = twinPath(page.route);
    if (page.route.endsWith('/') && !site.files.has(path))
      await writeFile(join(folder, path), htmlTwin(page));
  }
}
