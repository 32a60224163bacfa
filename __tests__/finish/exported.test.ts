import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EXPORT_INPUTS, exportKey, pagesToRender, type ReusablePage } from '@/lib/content/exported';
import { completePage } from '@/lib/finish/exported';
import { temporaryFolder } from '../support/temporary-folder';

const project = process.cwd();

const page = (name: string, kind: ReusablePage['kind'] = 'doc'): ReusablePage => ({
  kind,
  route: `/${name}/`,
  record: `record-of-${name}`,
  updated: '2025-11-01T00:00:00.000Z',
});
const pages = [page('a'), page('b'), page('c')];
const routesOf = (list: readonly ReusablePage[]) => list.map(({ route }) => route);
const toRender = (list = pages) => routesOf(pagesToRender(list, one => one));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The files that Next writes when it has compiled a route. */
async function compile(route: string): Promise<void> {
  const folder = join('.next/server/app', route);
  for (const name of ['build-manifest', 'next-font-manifest', 'react-loadable-manifest'])
    await write(join(folder, 'page', `${name}.json`), '{}');
  const manifest = JSON.stringify({ clientModules: {}, entryCSSFiles: {}, entryJSFiles: {} });
  await write(
    join(folder, 'page_client-reference-manifest.js'),
    `globalThis.__RSC_MANIFEST["/${route}/page"] = ${manifest}`,
  );
}

/** An export in which some of the pages are rendered. */
async function render(build: string, ...routes: string[]): Promise<void> {
  for (const route of routes) {
    await write(join('out', route, 'index.html'), `<p>${route} of ${build}, with /search/${build}/</p>`);
    await write(join('out', route, '__next._tree.txt'), `data of ${build}`);
  }
}

beforeEach(async () => {
  process.chdir(await temporaryFolder('exported'));
  process.env[EXPORT_INPUTS] = 'inputs';
  await compile('docs/[[...slug]]');
  await write('.generated/search.json', JSON.stringify({ '': '/search/one/' }));
  await render('one', '/a/', '/b/', '/c/');
  for (const one of pages) await completePage('out', one, 'one');
});
afterEach(() => {
  process.chdir(project);
  process.env[EXPORT_INPUTS] = '';
});

it('only renders the first page if nothing has changed', () => {
  expect(toRender()).toEqual(['/a/']);
});

it.each<[string, Partial<ReusablePage>]>([
  ['text', { record: 'another' }],
  ['date', { updated: undefined }],
])('renders a page with a different %s', (_, change) => {
  expect(toRender([page('a'), { ...page('b'), ...change }, page('c')])).toEqual(['/a/', '/b/']);
});

it('renders every page if something else has changed', () => {
  process.env[EXPORT_INPUTS] = 'others';
  expect(toRender()).toEqual(['/a/', '/b/', '/c/']);
});

it('renders every page in development', () => {
  process.env[EXPORT_INPUTS] = '';
  expect(toRender()).toEqual(['/a/', '/b/', '/c/']);
});

it('renders a page again if its cache entry is damaged', async () => {
  await writeFile(`.cache/exported/${exportKey(page('b'))}.json`, 'damaged');
  expect(toRender()).toEqual(['/a/', '/b/']);
});

it("adds pages that weren't rendered, with the names of the new build", async () => {
  await rm('out', { recursive: true });
  await write('.generated/search.json', JSON.stringify({ '': '/search/two/' }));
  await render('two', '/a/');
  expect(await completePage('out', page('a'), 'two')).toBe(false);
  expect(await completePage('out', page('b'), 'two')).toBe(true);
  expect(await readFile('out/b/index.html', 'utf8')).toBe('<p>/b/ of two, with /search/two/</p>');
  expect(await readFile('out/b/__next._tree.txt', 'utf8')).toBe('data of two');
});

it('throws if the cache has a different page for the same sources', async () => {
  await write('out/a/index.html', '<p>Different</p>');
  await expect(completePage('out', page('a'), 'one')).rejects.toThrow(
    '/a/ differs from what an earlier build exported from the same sources.',
  );
});

it('throws if a page is missing', async () => {
  await expect(completePage('out', page('d'), 'one')).rejects.toThrow("/d/ wasn't exported");
});
