import { join } from 'node:path';
import { TEST_SITES } from '../../lib/output/test-sites';
import { serveFolder } from '../../lib/static-server';
import { test } from './site';

const { folder, baseUrl } = TEST_SITES.versions;

/**
 * Tests of features that the plain test site doesn't have: an announcement, a base path, and two versions of the docs, of which
 * Next is unreleased and 25.10 is the default.
 */
export const previewTest = test.extend<{ baseURL: string }, { preview: string }>({
  preview: [
    async ({}, provide) => {
      const { server, url } = await serveFolder(join(folder, 'out'), 0, baseUrl.slice(0, -1));
      await provide(url);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ preview }, provide) => provide(preview),
});
