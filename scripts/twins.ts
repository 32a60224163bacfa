import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContentPage } from '@/lib/content/pages';
import { llmsText } from '@/lib/markdown/llms';
import { twinPath } from '@/lib/markdown/path';
import { markdownTwin } from '@/lib/markdown/twin';

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
    await writeFile(file, markdownTwin(page));
  }
}

/** Puts the twins into the export. */
export async function publishTwins(folder: string): Promise<void> {
  await cp(TWINS, folder, { recursive: true });
}
