import { readdirSync, rmSync } from 'node:fs';
import { test, expect } from '@playwright/test';
import { compressFile } from '@/lib/finish/compress';
import { FEEDS } from '@/lib/feeds/formats';
import { readGenerated } from '@/lib/generated';
import { CACHE, SECURITY_HEADERS } from '@/lib/security/headers';
import { routes } from '@/lib/routes';
import { sourceDocs, sourcePosts } from '../support/content';
import { isInstalled, startServer, type RunningServer } from '../support/servers';

/** A file in a folder of the export, as the path that it's served at. */
const fileBelow = (folder: string, ending: string) => {
  const found = readdirSync(`out/${folder}`, { recursive: true, encoding: 'utf8' }).find(name =>
    name.endsWith(ending),
  );
  return `/${folder}/${found}`;
};

/** A doc, and a post whose address has dots in it if there is one. */
const DOC = sourceDocs().find(({ id }) => !id.endsWith('index'))?.route ?? routes.docs;
const [newest] = sourcePosts();
const POST = routes.post((sourcePosts().find(({ slug }) => slug.includes('.')) ?? newest)?.slug ?? '');

/** The compressed files next to a page, as after `npm run precompress`. */
const COMPRESSED = `out${DOC}index.html`;

// One after the other: both serve the same folder, to which a test adds files.
test.describe.configure({ mode: 'default' });

for (const program of ['nginx', 'caddy'] as const) {
  test.describe(`${program} with its configuration in deploy/`, () => {
    test.skip(!isInstalled(program), `${program} is not installed`);
    let server: RunningServer;
    const get = (path: string, headers: Record<string, string> = {}) =>
      fetch(server.url + path, { redirect: 'manual', headers });
    /** The target of a redirect, as a path if it's on the same server. */
    const leadsTo = (answer: Response) => answer.headers.get('location')?.replace(server.url, '');

    test.beforeAll(async () => {
      server = await startServer(program);
    });
    test.afterAll(() => {
      server.stop();
      for (const ending of ['gz', 'br']) rmSync(`${COMPRESSED}.${ending}`, { force: true });
    });

    test('serves pages with every header, cached for a minute', async () => {
      for (const path of ['/', DOC, POST]) {
        const answer = await get(path);
        expect(answer.status, path).toBe(200);
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(answer.headers.get('cache-control')).toBe(CACHE.brief);
        for (const [name, value] of Object.entries(SECURITY_HEADERS))
          expect(answer.headers.get(name), name).toBe(value);
      }
    });

    test('returns 304 for an unchanged page', async () => {
      const etag = (await get('/docs/')).headers.get('etag');
      expect(etag).toBeTruthy();
      expect((await get('/docs/', { 'If-None-Match': etag ?? '' })).status).toBe(304);
    });

    test('returns the not-found page with status 404 for unknown addresses, not cached', async () => {
      for (const path of [
        '/no/such/page',
        '/docs/nope/',
        '/_next/static/nope.js',
        '/_headers',
        '/_redirects',
      ]) {
        const answer = await get(path);
        expect(answer.status, path).toBe(404);
        expect(await answer.text(), path).toContain('Page Not Found');
        expect(answer.headers.get('cache-control'), path).toBe('no-cache');
        expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
      }
    });

    test('adds the trailing slash to a page’s address, with or without dots', async () => {
      for (const path of ['/docs', DOC.slice(0, -1), POST.slice(0, -1)]) {
        const answer = await get(path);
        expect([301, 308], path).toContain(answer.status);
        expect(leadsTo(answer), path).toBe(`${path}/`);
      }
    });

    test('redirects every old address, with and without its slash', async () => {
      const redirects = await readGenerated('redirects');
      expect(redirects).not.toEqual([]);
      for (const { from, query, to } of redirects) {
        const paths = from.endsWith('/*')
          ? [from.replace('*', ''), from.replace('*', 'some/where')]
          : query === undefined
            ? [from, from.replace(/\/$/, '')]
            : [`${from}?${query}`];
        for (const path of paths) {
          const answer = await get(path);
          expect(answer.status, path).toBe(301);
          expect(leadsTo(answer), path).toBe(to.replace('*', path.endsWith('where') ? 'some/where' : ''));
        }
      }
      expect((await get('/blog/')).status).toBe(200);
    });

    test('lets browsers cache hashed files for a year', async () => {
      for (const path of [
        fileBelow('_next/static', '.js'),
        fileBelow('_next/static', '.css'),
        fileBelow('screenshots', '.webp'),
        fileBelow('search', 'search-index.json'),
        fileBelow('search', 'box.js'),
      ]) {
        const answer = await get(path);
        expect(answer.status, path).toBe(200);
        expect(answer.headers.get('cache-control'), path).toBe(CACHE.immutable);
      }
    });

    test('sends the types of page data, feeds, and files', async () => {
      const types = {
        [`${DOC}index.txt`]: /^text\/plain; charset=utf-8$/,
        '/robots.txt': /^text\/plain/,
        '/sitemap.xml': /^(?:application|text)\/xml/,
        '/manifest.webmanifest': /^application\/manifest\+json/,
        [fileBelow('_next/static', '.js')]: /^text\/javascript/,
        [fileBelow('_next/static', '.woff2')]: /^font\/woff2/,
      };
      for (const [path, type] of Object.entries(types)) {
        const answer = await get(path);
        expect(answer.status, path).toBe(200);
        expect(answer.headers.get('content-type'), path).toMatch(type);
      }
      for (const { path, type } of FEEDS)
        expect((await get(path)).headers.get('content-type'), path).toContain(type);
    });

    test('sends precompressed files', async () => {
      await compressFile(COMPRESSED);
      const answer = await get(DOC, { 'Accept-Encoding': 'gzip' });
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(await answer.text()).toContain('<h1');
      if (program === 'caddy')
        expect((await get(DOC, { 'Accept-Encoding': 'br' })).headers.get('content-encoding')).toBe('br');
    });
  });
}
