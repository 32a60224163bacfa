import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_FOLDER, cached, hashOf, hashOfFiles, pruneCache, readCached } from '@/lib/cache';
import { temporaryFolder } from './support/temporary-folder';

const project = process.cwd();

beforeEach(async () => process.chdir(await temporaryFolder('cache')));
afterEach(() => process.chdir(project));

it('creates a result once per key', async () => {
  let made = 0;
  const make = async () => ({ made: (made += 1) });
  expect(await cached('pages', 'one', make)).toEqual({ made: 1 });
  expect(await cached('pages', 'one', make)).toEqual({ made: 1 });
  expect(await cached('pages', 'two', make)).toEqual({ made: 2 });
});

it('saves nothing if creating a result fails', async () => {
  await expect(cached('pages', 'one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cached('pages', 'one', async () => 'yes')).toBe('yes');
});

it.each([
  ['cut off', (text: string) => text.slice(0, -2)],
  ['empty', () => ''],
  ['changed', (text: string) => text.replace('1', '7')],
])('replaces an entry that is %s', async (_, damage) => {
  const file = join(CACHE_FOLDER, 'pages/one.json');
  await cached('pages', 'one', async () => ({ made: 1 }));
  await writeFile(file, damage(await readFile(file, 'utf8')));
  expect(readCached('pages', 'one')).toBeUndefined();
  expect(await cached('pages', 'one', async () => ({ made: 2 }))).toEqual({ made: 2 });
  expect(readCached('pages', 'one')).toEqual({ made: 2 });
});

it("removes entries that haven't been read for two weeks", async () => {
  await cached('pages', 'old', async () => 1);
  await cached('pages', 'new', async () => 1);
  const longAgo = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000);
  await utimes(join(CACHE_FOLDER, 'pages/old.json'), longAgo, longAgo);
  await pruneCache('pages');
  expect(await readdir(join(CACHE_FOLDER, 'pages'))).toEqual(['new.json']);
});

it('distinguishes inputs', async () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
  await writeFile('page.mdx', 'One');
  const before = await hashOfFiles(['page.mdx', 'missing']);
  expect(await hashOfFiles(['page.mdx', 'missing'])).toBe(before);
  await writeFile('page.mdx', 'Two');
  expect(await hashOfFiles(['page.mdx', 'missing'])).not.toBe(before);
});
