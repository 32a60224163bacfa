import { attributeOf } from '../../lib/output/html';
import { elementsNamed, metaContent, textOf } from '../../lib/output/site';
import { sourceDocs, sourcePosts } from '../support/content';
import { having, readPage, structuredData } from '../support/html';
import { expect, exportedPages, test } from '../support/site';

const SITE = 'https://actualbudget.org';
const HIDDEN = ['/search/'];
const paths = exportedPages();
const POSTS = sourcePosts();

test('every page has one title, one canonical address, its languages, and the feed', () => {
  expect(paths.length).toBeGreaterThan(sourceDocs().length + POSTS.length);
  for (const path of paths) {
    const page = readPage(path);
    const links = elementsNamed(page, 'link');
    const hrefs = (rel: string, name?: string, value = '') =>
      having(links, 'rel', rel)
        .filter(link => name === undefined || attributeOf(link, name) === value)
        .map(link => attributeOf(link, 'href'));
    const titles = elementsNamed(page, 'title').filter(({ parentNode }) => parentNode?.nodeName === 'head');
    expect(titles, path).toHaveLength(1);
    expect(hrefs('canonical'), path).toEqual([SITE + path]);
    expect(hrefs('alternate', 'hreflang', 'en'), path).toEqual([SITE + path]);
    expect(hrefs('alternate', 'hreflang', 'x-default'), path).toEqual([SITE + path]);
    expect(hrefs('alternate', 'type', 'application/rss+xml')[0], path).toBe(`${SITE}/blog/rss.xml`);
    expect(metaContent(page, 'og:url'), path).toBe(SITE + path);
    expect(metaContent(page, 'twitter:card'), path).toBe('summary_large_image');
  }
});

test('every page has a picture for sharing, and every doc and post has its own', async ({ request }) => {
  const pictures = new Map(paths.map(path => [path, metaContent(readPage(path), 'og:image') ?? '']));
  const own = paths.filter(
    path => /^\/docs\//.test(path) || metaContent(readPage(path), 'og:type') === 'article',
  );
  expect(new Set(own.map(path => pictures.get(path))).size).toBe(own.length);
  for (const picture of new Set(pictures.values())) {
    const response = await request.get(new URL(picture).pathname.slice(1));
    expect(response.status(), picture).toBe(200);
    const body = await response.body();
    expect(body.subarray(1, 4).toString()).toBe('PNG');
    // Width and height are at fixed offsets in a PNG's header.
    expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(body.length, picture).toBeLessThan(50_000);
  }
});

test('the sitemap lists every page except the search page once, with the date of its last change', async ({
  request,
}) => {
  const text = await (await request.get('sitemap.xml')).text();
  const named = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);
  expect(named.sort()).toEqual(
    paths
      .filter(path => !HIDDEN.includes(path))
      .map(path => SITE + path)
      .sort(),
  );
  for (const { slug } of POSTS) {
    const [, date = ''] = new RegExp(`/blog/${slug}/</loc>\\s*<lastmod>([^<]*)</lastmod>`).exec(text) ?? [];
    expect(Date.parse(date), slug).toBeGreaterThan(0);
  }
});

test('robots.txt allows everything and lists the sitemap', async ({ request }) => {
  const text = await (await request.get('robots.txt')).text();
  expect(text).toMatch(/Allow: \//);
  expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});

test('posts and lists of posts have structured data', () => {
  const listed = paths
    .filter(candidate => /^\/blog\/(page\/\d+\/)?$/.test(candidate))
    .flatMap(path => {
      const [blog] = structuredData(readPage(path)).filter(data => data['@type'] === 'Blog');
      return blog?.blogPost as { '@type': string; headline: string }[];
    });
  expect(new Set(listed.map(post => post['@type']))).toEqual(new Set(['BlogPosting']));
  expect(listed.map(({ headline }) => headline).sort()).toEqual(POSTS.map(({ title }) => title).sort());
  const articles = paths.map(readPage).filter(page => metaContent(page, 'og:type') === 'article');
  expect(articles).toHaveLength(POSTS.length);
  for (const page of articles) {
    const [post] = structuredData(page).filter(data => data['@type'] === 'BlogPosting');
    expect(post, page.route).toMatchObject({
      '@context': 'https://schema.org',
      '@id': SITE + page.route,
      headline: elementsNamed(page, 'h1').map(textOf)[0],
      datePublished: metaContent(page, 'article:published_time'),
      isPartOf: { '@type': 'Blog' },
    });
  }
});
