import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bytesOf, type Edition } from '../../lib/offline/edition';
import { isInOtherVersion } from '../../lib/versions/of-doc';
import type { VersionConfig } from '../../lib/versions/types';
import { expect, exportedPages, test } from '../support/site';

const configured = JSON.parse(readFileSync('content/versions.json', 'utf8')) as {
  versions: VersionConfig[];
  last: string;
};

/** The maximum size of the saved site in bytes: 36 MB when this was written, with a margin. */
const MAX_BYTES = 60e6;

test('the offline edition is small enough, complete, and served', async ({ request, baseURL }) => {
  const { files, transfer } = (await (await request.get('offline.json')).json()) as Edition;
  const bytes = bytesOf(files);
  expect(bytes).toBeLessThan(MAX_BYTES);
  expect(transfer).toBeLessThan(bytes);
  const paths = new Set(files.map(({ path }) => path));
  // Other versions of the docs aren't saved.
  const pages = exportedPages().filter(path => !isInOtherVersion(path, configured.versions, configured.last));
  expect(pages.filter(path => !paths.has(path))).toEqual([]);
  for (const { path, digest } of files.filter((_, index) => index % 10 === 0)) {
    const body = await (await request.get(new URL(path, baseURL).href)).body();
    expect(createHash('sha256').update(body).digest('base64'), path).toBe(digest);
  }
});
