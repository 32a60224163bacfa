import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PREVIEW_BASE_URL, PREVIEW_FOLDER } from '../../lib/output/preview';
import { serveFolder } from '../../lib/static-server';
import { test } from './site';

/**
 * Tests of the preview, which has what the site leaves off: an announcement, and two versions of its docs, of which Next is being
 * written and 25.10 is the last one.
 */
export const previewTest = test.extend<{ baseURL: string }, { preview: string }>({
  preview: [
    async ({}, provide) => {
      const folder = join(PREVIEW_FOLDER, 'out');
      if (!existsSync(join(folder, 'index.html')))
        throw new Error(`There is no ${folder} yet. Run \`npm run build:preview\` first.`);
      const { server, url } = await serveFolder(folder, 0, PREVIEW_BASE_URL.slice(0, -1));
      await provide(url);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ preview }, provide) => provide(preview),
});
