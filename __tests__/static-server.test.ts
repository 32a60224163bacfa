/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '@/lib/static-server';

let folder: string;
let site: { server: Server; url: string };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'docs'));
  await writeFile(join(folder, '404.html'), 'Not found');
  await writeFile(join(folder, 'docs/index.html'), 'Docs');
  await writeFile(join(folder, 'about.html'), 'About');
  site = await serveFolder(folder, 0, '');
});

afterEach(async () => {
  site.server.close();
  site.server.closeAllConnections();
  await rm(folder, { recursive: true });
});

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();

it('serves pages, redirects folders, and returns the 404 page for anything else', async () => {
  expect(await textOf('docs/')).toBe('Docs');
  const folderWithoutSlash = await get('docs?q=a');
  expect(folderWithoutSlash.status).toBe(301);
  expect(folderWithoutSlash.headers.get('location')).toBe('/docs/?q=a');
  const missing = await get('missing/');
  expect([missing.status, await missing.text()]).toEqual([404, 'Not found']);
});

it('returns the 404 page for a malformed address, and keeps running', async () => {
  expect((await get('%E0%A4%A')).status).toBe(404);
  expect(await textOf('docs/')).toBe('Docs');
});

it('keeps running when a file disappears', async () => {
  await rm(join(folder, 'about.html'));
  await expect(textOf('about.html')).rejects.toThrow();
  expect(await textOf('docs/')).toBe('Docs');
});
