import { randomBytes } from 'node:crypto';
import { WRITERS } from '@/lib/feeds/build';
import { FEEDS } from '@/lib/feeds/formats';
import { budgets } from '@/lib/output/checks/budgets';
import { feeds } from '@/lib/output/checks/feeds';
import { html } from '@/lib/output/checks/html';
import { machinePaths } from '@/lib/output/checks/machine-paths';
import { orphans } from '@/lib/output/checks/orphans';
import { structuredData } from '@/lib/output/checks/structured-data';
import { MAX_CLIP_BYTES, MAX_IMAGE_BYTES, weight } from '@/lib/output/checks/weight';
import { head, headCheck } from '@/lib/output/checks/head';
import { ids } from '@/lib/output/checks/ids';
import { images } from '@/lib/output/checks/images';
import { links } from '@/lib/output/checks/links';
import { redirects } from '@/lib/output/checks/redirects';
import { sitemap } from '@/lib/output/checks/sitemap';
import { exportedPage, type ExportedSite } from '@/lib/output/site';
import { BUDGETS, SITE } from '@/lib/site';

const DESCRIPTION = 'A description that is long enough for a search engine to show it whole.';

const headOf = (route: string, title: string, description: string) => `<head><title>${title}</title>
  <meta name="description" content="${description}"><link rel="canonical" href="${SITE.url}${route}">
  <meta property="og:title" content="t"><meta property="og:description" content="d"><meta property="og:url" content="u">
  <meta property="og:type" content="website"><link rel="alternate" type="application/rss+xml" href="/blog/rss.xml"></head>`;

/** A site with pages (route → body). `/b/` always exists. */
function site(pages: Record<string, string>, files: Record<string, string> = {}): ExportedSite {
  const all = Object.entries({ '/b/': '<h1>B</h1><h2 id="there">There</h2>', ...pages });
  return {
    pages: new Map(
      all.map(([route, body]) => [
        route,
        exportedPage(
          route,
          body.includes('<head>')
            ? body
            : `${headOf(route, route, `${DESCRIPTION} ${route}`)}<body>${body}</body>`,
          `content${route}x.mdx`,
        ),
      ]),
    ),
    stubs: new Map(),
    files: new Set(Object.keys(files)),
    read: async path => files[path] ?? '',
    size: async path => (files[path] ?? '').length,
  };
}

describe('links', () => {
  it.each(['/b/', '/b/#there', '#here', '/b/?q=1', 'https://example.org', 'mailto:a@b.org', '/f.zip'])(
    'accepts %s',
    href => {
      expect(
        links.run(site({ '/a/': `<h2 id="here"></h2><a href="${href}">a</a>` }, { '/f.zip': '' })),
      ).toEqual([]);
    },
  );

  it.each([
    ['/c/', "doesn't match any page"],
    ['/b', 'has no trailing slash'],
    ['/b/#nowhere', "has an anchor that /b/ doesn't have"],
    ['#nowhere', 'has an anchor'],
    ['/g.zip', "doesn't match any file"],
    ['b/', 'is relative'],
    ['/100%/', "doesn't match any page"],
    ['/b/#100%', "has an anchor that /b/ doesn't have"],
  ])('%s %s', (href, reason) => {
    expect(links.run(site({ '/a/': `<a href="${href}">a</a>` }))).toEqual([
      expect.stringContaining(`content/a/x.mdx: the link "${href}" ${reason}`),
    ]);
  });
});

it('reports a duplicate id', () => {
  expect(ids.run(site({ '/a/': '<p id="x"></p><p id="x"></p>' }))).toEqual([
    expect.stringContaining('content/a/x.mdx: the id "x" is used twice'),
  ]);
});

describe('the head', () => {
  it("is valid if it's complete", () => {
    expect(head.run(site({ '/a/': '<h1>A</h1>' }))).toEqual([]);
  });

  it.each([
    ['two h1', '<h1>A</h1><h1>B</h1>', 'has 2 level-1 headings'],
    ['no h1', '<p>A</p>', 'has 0 level-1 headings'],
    ['a short description', `${headOf('/a/', 'A', 'Short.')}<h1>A</h1>`, 'is 6 characters long'],
    [
      'another canonical',
      `${headOf('/c/', 'A', `${DESCRIPTION} A`)}<h1>A</h1>`,
      "the canonical address of /a/ isn't",
    ],
    [
      'the title of another page',
      `${headOf('/a/', '/b/', `${DESCRIPTION} A`)}<h1>A</h1>`,
      'the title "/b/" is also used by',
    ],
    [
      'the description of another page',
      `${headOf('/a/', 'A', `${DESCRIPTION} /b/`)}<h1>A</h1>`,
      'is also used by',
    ],
    [
      'no feed',
      `${headOf('/a/', 'A', `${DESCRIPTION} A`).replace('rss', 'x')}<h1>A</h1>`,
      "doesn't link to the feed",
    ],
    [
      'no og:title',
      `${headOf('/a/', 'A', `${DESCRIPTION} A`).replace('og:title', 'x')}<h1>A</h1>`,
      'has no og:title',
    ],
  ])('is reported with %s', (_, body, reason) => {
    expect(head.run(site({ '/a/': body }))).toEqual([expect.stringContaining(reason)]);
  });

  it('the same page in another version of the docs has the same title and description', () => {
    const copy = (route: string) => `${headOf(route, 'A', `${DESCRIPTION} A`)}<h1>A</h1>`;
    const pages = site({ '/docs/a/': copy('/docs/a/'), '/docs/24.1/a/': copy('/docs/24.1/a/') });
    const current = { name: 'current', label: 'Next', folder: '' };
    expect(headCheck([current, { name: '24.1', label: '24.1', folder: '24.1' }]).run(pages)).toEqual([]);
    expect(headCheck([current]).run(pages)).toHaveLength(2);
  });
});

describe('images', () => {
  it('are valid with a file, alt text, and size', () => {
    expect(
      images.run(
        site({ '/a/': '<img src="/i.webp" alt="A budget" width="1" height="1">' }, { '/i.webp': '' }),
      ),
    ).toEqual([]);
  });

  it.each([
    ['<img src="/j.webp" alt="" width="1" height="1">', 'does not exist'],
    ['<img src="/i.webp" width="1" height="1">', 'has no alt text'],
    ['<img src="/i.webp" alt="">', 'has no width and height'],
    ['<img src="https://example.org/i.webp" alt="" width="1" height="1">', "isn't on this site"],
  ])('%s %s', (html, reason) => {
    expect(images.run(site({ '/a/': html }, { '/i.webp': '' }))).toEqual([expect.stringContaining(reason)]);
  });
});

describe('the sitemap', () => {
  const xml = (...routes: string[]) => ({
    '/sitemap.xml': routes.map(route => `<loc>${SITE.url}${route}</loc>`).join(''),
  });

  it('lists every indexable page', async () => {
    const hidden = '<head><meta name="robots" content="noindex, follow"></head>';
    expect(await sitemap.run(site({ '/a/': '', '/search/': hidden }, xml('/a/', '/b/')))).toEqual([]);
  });

  it.each([
    ["doesn't list a page", xml('/b/'), `the sitemap doesn\'t list ${SITE.url}/a/`],
    ['lists a missing page', xml('/a/', '/b/', '/c/'), `the sitemap lists ${SITE.url}/c/`],
  ])('is reported if it %s', async (_, files, reason) => {
    expect(await sitemap.run(site({ '/a/': '' }, files))).toEqual([expect.stringContaining(reason)]);
  });
});

describe('old addresses', () => {
  const stubTo = (target: string) => {
    const html = `<head><meta http-equiv="refresh" content="0; url=${target}"></head>`;
    const stubs = new Map([
      ['/old/', exportedPage('/old/', html, 'content/redirects.yml')],
      ['/older/', exportedPage('/older/', html.replace(target, '/b/'), 'content/redirects.yml')],
    ]);
    return redirects.run({ ...site({}), stubs });
  };

  it.each(['/b/', '/b/#there', 'https://example.org/'])('can redirect to %s', target => {
    expect(stubTo(target)).toEqual([]);
  });

  it.each([
    ['/c/', 'redirects to "/c/", which doesn\'t match any page'],
    ['/b/#nowhere', "has an anchor that /b/ doesn't have"],
    ['/older/', 'which is an old address, too'],
  ])("can't redirect to %s", (target, reason) => {
    expect(stubTo(target)).toEqual([expect.stringContaining(reason)]);
  });
});

describe('the HTML', () => {
  const whole = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A</title></head><body>${body}</body></html>`;
  const run = (body: string) =>
    html.run({ ...site({}), pages: new Map([['/a/', exportedPage('/a/', whole(body), 'content/a/x.mdx')]]) });

  it('can have headings in dialogs and before the h1', async () => {
    expect(await run('<nav><h2>Posts</h2></nav><dialog><h2>Menu</h2></dialog><h1>A</h1>')).toEqual([]);
  });

  it.each([
    [
      'a block in a paragraph',
      '<h1>A</h1><p><button type="button"><div>a</div></button></p>',
      'content/a/x.mdx: /a/:',
    ],
    ['a field without a name', '<h1>A</h1><input type="text">', 'does not have a <label>'],
    ['an element that does not exist', '<h1>A</h1><blink>a</blink>', 'blink'],
  ])('reports %s', async (_, body, reason) => {
    expect(await run(body)).toEqual(expect.arrayContaining([expect.stringContaining(reason)]));
  });
});

it('reports a path on the build machine, in pages and scripts', async () => {
  const files = { '/a/index.html': 'fine', '/b.js': '/home/runner/a.ts', '/c.json': process.cwd() };
  expect(await machinePaths.run(site({}, files))).toEqual([
    expect.stringContaining('out/b.js: contains "/home/runner/"'),
    expect.stringContaining('out/c.json: contains'),
  ]);
});

it("reports a page that can't be reached by links", () => {
  const pages = { '/': '<a href="/a/#x">A</a>', '/a/': '<a href="/b/">B</a>', '/c/': '<a href="/a/">A</a>' };
  expect(orphans.run(site(pages))).toEqual([
    expect.stringContaining("content/c/x.mdx: /c/ can't be reached"),
  ]);
});

it('reports large pictures but not large archives', async () => {
  const heavy = 'x'.repeat(MAX_IMAGE_BYTES + 1);
  expect(await weight.run(site({}, { '/i.webp': heavy, '/j.webp': 'x', '/f.zip': heavy }))).toEqual([
    expect.stringContaining('out/i.webp: 400 kB'),
  ]);
});

it('reports a clip whose pictures are too large together, per color mode and width', async () => {
  const half = 'x'.repeat(MAX_CLIP_BYTES / 2);
  const files = {
    '/screenshots/clip-cover-1.light.720.ab12.webp': half,
    '/screenshots/clip-cover-1.dark.720.ab12.webp': half,
    '/screenshots/clip-cover-2.light.720.ab12.webp': half,
    '/screenshots/clip-cover-2.dark.720.ab12.webp': `${half}x`,
  };
  expect(await weight.run(site({}, files))).toEqual([
    'The pictures of the clip clip-cover (dark, 720 px wide) add up to 250 kB. Crop the scene in tools/app or remove a step, so that they stay below 250 kB.',
  ]);
});

describe('byte budgets', () => {
  /** Random text, which gzip can't make smaller than this. */
  const bytes = (count: number) =>
    randomBytes(count)
      .toString('latin1')
      .replace(/[<&\0\r]/g, 'x');
  const run = (body: string, files: Record<string, string> = {}) =>
    budgets.run(site({ '/docs/a/': `<head></head><body>${body}</body>` }, files));

  it("aren't exceeded by a small page, and don't apply to other pages", async () => {
    expect(await run('<img src="/i.webp"><img loading="lazy" src="/j.webp">')).toEqual([]);
    expect(await budgets.run(site({ '/a/': bytes(BUDGETS.beforeIntentBytes * 2) }))).toEqual([]);
  });

  it.each([
    ['HTML, styles, and scripts', '<link rel="stylesheet" href="/s.css">', BUDGETS.beforeIntentBytes],
    ['HTML, styles, and scripts', '<script src="/s.css"></script>', BUDGETS.beforeIntentBytes],
    ['of fonts', '<link rel="preload" as="font" href="/s.css">', BUDGETS.fontBytes],
    ['scripts after the reader acts', '<script data-framework="/s.css"></script>', BUDGETS.afterIntentBytes],
  ])('%s: %s', async (what, body, limit) => {
    expect(await run(body, { '/s.css': bytes(limit * 2) })).toEqual([expect.stringContaining(what)]);
  });

  it.each([
    ['<img src="/i.webp"><img src="/j.webp">', 'loads 2 pictures right away'],
    ['<link rel="prefetch" href="/x.js">', 'prefetches /x.js'],
  ])('report %s', async (body, reason) => {
    expect(await run(body)).toEqual([expect.stringContaining(reason)]);
  });
});

describe('structured data', () => {
  const run = (text: string) =>
    structuredData.run(site({ '/a/': `<script type="application/ld+json">${text}</script>` }));

  it('is valid if its type is known and complete', () => {
    const data = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [] };
    expect(run(JSON.stringify(data))).toEqual([]);
    expect(run(JSON.stringify({ '@context': 'https://schema.org', '@graph': [data] }))).toEqual([]);
  });

  it.each([
    ['{', "isn't JSON"],
    ['{"@type":"BreadcrumbList","itemListElement":[]}', "doesn't have https://schema.org"],
    [
      '{"@context":"https://schema.org","@type":"BlogPosting","headline":"A","author":{}}',
      'has no "datePublished"',
    ],
    ['{"@context":"https://schema.org","@type":"Recipe"}', 'the unknown type "Recipe"'],
  ])('is reported for %s', (text, reason) => {
    expect(run(text)).toEqual([expect.stringContaining(reason)]);
  });
});

describe('feeds', () => {
  const url = `${SITE.url}/b/`;
  const entry = {
    title: 'B',
    description: 'B',
    id: url,
    url,
    date: new Date(0),
    html: '',
    tags: [],
    authors: [],
  };
  const channel = { title: 'Blog', description: 'News', page: '/blog/', entries: [entry] };
  const sitemap = `<urlset><url><loc>${url}</loc></url></urlset>`;
  const good = {
    ...Object.fromEntries(FEEDS.map(({ format, path }) => [path, WRITERS[format](channel, path)])),
    '/sitemap.xml': sitemap,
  };

  it("are valid if they're well-formed and list pages", async () => {
    expect(await feeds.run(site({}, good))).toEqual([]);
  });

  it.each([
    ['/blog/rss.xml', '<rss><channel></rss>', 'is malformed: line 1'],
    ['/blog/atom.xml', '<feed></feed>', "doesn't list any page"],
    ['/blog/feed.json', '{', 'is malformed'],
    ['/sitemap.xml', sitemap.replace('/b/', '/nowhere/'), "which isn't a page"],
  ])("%s is reported if it's invalid", async (path, text, reason) => {
    expect(await feeds.run(site({}, { ...good, [path]: text }))).toEqual([expect.stringContaining(reason)]);
  });
});
