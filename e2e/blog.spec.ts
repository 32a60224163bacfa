import { readFileSync } from 'node:fs';
import { parseFeed } from '@rowanmanning/feed-parser';
import { attributeOf, elementsOf } from '../lib/output/html';
import { elementsNamed, textOf } from '../lib/output/site';
import { having, readPage, within } from './support/html';
import { expect, hydrated, test } from './support/site';

/** Every post that the blog must keep: its slug, date, title, tags, authors and whether lists cut it. Newest first. */
const POSTS = readFileSync('e2e/support/posts.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => {
    const [slug = '', date = '', title = '', tags = '', authors = '', cut] = line.split('\t');
    return {
      slug,
      date,
      title,
      tags: tags.split(','),
      authors: authors.split(',').filter(Boolean),
      cut: cut === 'true',
    };
  });

const AUTHORS: Record<string, string> = {
  MatissJanis: 'Matiss Janis Aboltins',
  jfdoming: 'Julian Dominguez-Schatz',
  'matt-fidd': 'Matt Fiddaman',
  youngcw: 'youngcw',
};

const shownDate = (iso: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

test.describe('the list', () => {
  test('has ten posts a page, the newest first, with date and reading time', async ({ page }) => {
    await page.goto('blog/');
    const articles = page.getByRole('article');
    await expect(articles).toHaveCount(10);
    const first = articles.first();
    await expect(first.getByRole('heading', { level: 2 })).toHaveText('Release 25.11.0');
    await expect(first).toContainText(/November 3, 2025 · \d+ min read/);
    await expect(first.getByRole('link', { name: 'Julian Dominguez-Schatz' })).toHaveAttribute(
      'href',
      'https://github.com/jfdoming',
    );
    await expect(first.getByRole('link', { name: 'Read more about Release 25.11.0' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);

    const pager = page.getByRole('navigation', { name: 'Blog list page navigation' });
    await expect(pager.getByRole('link')).toHaveText(['Older entries']);
    await pager.getByRole('link', { name: 'Older entries' }).click();
    await expect(page).toHaveURL(/\/blog\/page\/2\/$/);
    await expect(pager.getByRole('link')).toHaveText(['Newer entries', 'Older entries']);
    await pager.getByRole('link', { name: 'Newer entries' }).click();
    await expect(page).toHaveURL(/\/blog\/$/);
  });

  test('ends with page 6, which has nine posts and only newer entries', async ({ page }) => {
    await page.goto('blog/page/6/');
    await expect(page.getByRole('article')).toHaveCount(9);
    await expect(
      page.getByRole('navigation', { name: 'Blog list page navigation' }).getByRole('link'),
    ).toHaveText(['Newer entries']);
  });

  for (const path of [
    'blog/page/1/',
    'blog/page/7/',
    'blog/tags/nope/',
    'blog/tags/release/page/7/',
    'blog/nope/',
  ]) {
    test(`has no page ${path}`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });
  }

  test('shows every post once, cut at its marker, and whole where it has none', () => {
    const cards = [1, 2, 3, 4, 5, 6]
      .map(number => readPage(number === 1 ? '/blog/' : `/blog/page/${number}/`))
      .flatMap(page => elementsNamed(page, 'article'));
    const found = cards.map(card => {
      const inside = within(card);
      const title = inside.find(({ tagName }) => tagName === 'h2');
      const more = inside.find(element => attributeOf(element, 'aria-label')?.startsWith('Read more'));
      return {
        title: title && textOf(title),
        date: inside.filter(({ tagName }) => tagName === 'time').map(textOf)[0],
        more: more && textOf(more),
        changes: inside.some(element => /^h\d$/.test(element.tagName) && textOf(element) === 'All Changes'),
      };
    });
    expect(found).toEqual(
      POSTS.map(({ title, date, cut }) => ({
        title,
        date: shownDate(date),
        more: cut ? `Read more about ${title}` : undefined,
        // Two releases are shown whole, with their changes.
        changes: !cut && title.startsWith('Release'),
      })),
    );
  });
});

test.describe('a post', () => {
  test('has its title, date, tags, authors and neighbours, like every other', () => {
    POSTS.forEach(({ slug, date, title, tags, authors }, index) => {
      const page = readPage(`/blog/${slug}/`);
      const [article] = elementsNamed(page, 'article');
      const inside = article ? within(article) : [];
      const texts = (name: string) => inside.filter(({ tagName }) => tagName === name).map(textOf);
      expect(elementsNamed(page, 'title').map(textOf), slug).toEqual([
        `${title} | Actual Budget Documentation`,
      ]);
      expect(texts('h1'), slug).toEqual([title]);
      expect(
        inside.filter(({ tagName }) => tagName === 'time').map(time => attributeOf(time, 'datetime')),
      ).toEqual([date]);
      expect(texts('time'), slug).toEqual([shownDate(date)]);
      expect(texts('p')[0], slug).toMatch(/ · (One|\d+) min read$/);
      const foot = inside.filter(({ tagName }) => tagName === 'footer').flatMap(within);
      expect(foot.filter(({ tagName }) => tagName === 'a').map(textOf), slug).toEqual([
        ...tags,
        'Edit this page',
        'View Markdown',
      ]);
      const signed = having(inside, 'aria-label', 'Authors').flatMap(within);
      expect(signed.filter(({ tagName }) => tagName === 'a').map(textOf), slug).toEqual(
        authors.map(key => AUTHORS[key]),
      );

      const pager = having(page.elements, 'aria-label', 'Blog post page navigation').flatMap(within);
      expect(pager.filter(({ tagName }) => tagName === 'a').map(textOf), slug).toEqual([
        ...(POSTS[index - 1] ? [`Newer post${POSTS[index - 1]?.title}`] : []),
        ...(POSTS[index + 1] ? [`Older post${POSTS[index + 1]?.title}`] : []),
      ]);
    });
  });

  test('leads to its contents, its source and the older post', async ({ page }) => {
    await page.goto('blog/release-25.11.0/');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'All Changes' }).click();
    await expect(page).toHaveURL(/#all-changes$/);
    await expect(page.getByRole('heading', { name: 'All Changes' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /content\/blog\/2025-11-03-release-25\.11\.0\.mdx$/,
    );
    await expect(page.getByRole('link', { name: '#4603' })).toHaveAttribute(
      'href',
      'https://github.com/actualbudget/actual/pull/4603',
    );
    const pager = page.getByRole('navigation', { name: 'Blog post page navigation' });
    await pager.getByRole('link', { name: /^Older post/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continuing to reward contributors');
  });

  test('stands in the list of recent posts: five, under their year, the shown one marked', async ({
    page,
  }) => {
    await page.goto('blog/release-25.10.0/');
    const recent = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
    await expect(recent.getByRole('heading', { name: 'Recent posts' })).toBeVisible();
    await expect(recent.getByRole('group', { name: '2025' }).getByRole('link')).toHaveCount(5);
    await expect(recent.getByRole('link', { name: 'Release 25.10.0' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await hydrated(page);
    await recent.getByRole('link', { name: 'Release 25.9.0' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Release 25.9.0');
    await expect(recent.getByRole('link', { name: 'Release 25.9.0' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(recent.getByRole('link', { name: 'Release 25.10.0' })).not.toHaveAttribute('aria-current');
  });
});

test('the archive has every post, years newest first, the oldest post of a year first', async ({ page }) => {
  await page.goto('blog/archive/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['2025', '2024', '2023', '2022']);
  const years = page.getByRole('main').getByRole('region');
  const counts = await Promise.all((await years.all()).map(year => year.getByRole('link').count()));
  expect(counts).toEqual([18, 16, 23, 2]);
  await expect(years.first().getByRole('link').first()).toHaveText('January 2 - Roadmap for 2025');
  await expect(page.getByRole('navigation', { name: 'Blog recent posts navigation' })).toHaveCount(0);
});

test.describe('tags', () => {
  test('stand under their letters with their numbers of posts', async ({ page }) => {
    await page.goto('blog/tags/');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'A',
      'B',
      'C',
      'G',
      'R',
      'V',
    ]);
    await expect(page.getByRole('main').getByRole('link')).toHaveText([
      'announcement 56',
      'budgeting 3',
      'coreproject 1',
      'goals 2',
      'release 51',
      'versus 1',
    ]);
  });

  test('have pages that count all their posts in the heading', async ({ page }) => {
    await page.goto('blog/tags/release/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('51 posts tagged with "release"');
    await page.getByRole('link', { name: 'Older entries' }).click();
    await expect(page).toHaveURL(/\/blog\/tags\/release\/page\/2\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('51 posts tagged with "release"');
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.getByRole('link', { name: 'View All Tags' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags');

    await page.goto('blog/tags/versus/');
    await expect(page).toHaveTitle(/^One post tagged with "versus" \| /);
    await expect(page.getByRole('navigation', { name: 'Blog list page navigation' })).toHaveCount(0);
  });
});

test.describe('authors', () => {
  test('stand in their order with their numbers of posts', async ({ page }) => {
    await page.goto('blog/authors/');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Trevor Farlow 0',
      'Matiss Janis Aboltins 17',
      'Jed Fox 0',
      'youngcw 3',
      'Julian Dominguez-Schatz 10',
      'Matt Fiddaman 6',
    ]);
  });

  test('have pages of their own, also without posts', async ({ page }) => {
    await page.goto('blog/authors/youngcw/');
    await expect(page).toHaveTitle(/^youngcw - 3 posts \| /);
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.getByRole('link', { name: 'View all authors' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Jed Fox' }).click();
    await expect(page.getByText('This author has not written any posts yet.')).toBeVisible();
  });
});

test.describe('feeds', () => {
  const addresses = (html: string) =>
    elementsOf(html).flatMap(element => ['href', 'src'].flatMap(name => attributeOf(element, name) ?? []));

  for (const name of ['rss.xml', 'atom.xml']) {
    test(`${name} holds the 20 newest posts whole`, async ({ request }) => {
      const feed = parseFeed(await (await request.get(`blog/${name}`)).text());
      expect(feed.items.map(({ title }) => title)).toEqual(POSTS.slice(0, 20).map(({ title }) => title));
      expect(feed.items[0]?.id).toMatch(/^https:.*\/blog\/release-25\.11\.0$/);
      expect(feed.updated?.toISOString()).toBe(POSTS[0]?.date);
      for (const [index, item] of feed.items.entries()) {
        expect(item.published?.toISOString()).toBe(POSTS[index]?.date);
        expect(item.categories.map(({ term }) => term)).toEqual(POSTS[index]?.tags);
        for (const address of addresses(item.content ?? '')) expect(address).toMatch(/^(https?:|mailto:)/);
      }
      expect(feed.items[0]?.content).toContain('/pull/4603');
    });
  }

  test('feed.json holds the same', async ({ request }) => {
    const feed = await (await request.get('blog/feed.json')).json();
    expect(feed.items.map(({ title }: { title: string }) => title)).toEqual(
      POSTS.slice(0, 20).map(({ title }) => title),
    );
    expect(feed.items[0].authors).toEqual([
      { name: 'Julian Dominguez-Schatz', url: 'https://github.com/jfdoming' },
    ]);
  });

  test('pictures in them have their size and are on the site', async ({ request, baseURL }) => {
    const { items } = parseFeed(await (await request.get('blog/tags/budgeting/rss.xml')).text());
    const images = items.flatMap(({ content }) =>
      elementsOf(content ?? '').filter(({ tagName }) => tagName === 'img'),
    );
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) {
      expect(Number(attributeOf(image, 'width'))).toBeGreaterThan(0);
      expect(Number(attributeOf(image, 'height'))).toBeGreaterThan(0);
      const { pathname } = new URL(attributeOf(image, 'src') ?? '');
      expect((await request.get(new URL(pathname, baseURL).href)).status(), pathname).toBe(200);
    }
  });

  for (const tag of ['announcement', 'budgeting', 'coreproject', 'goals', 'release', 'versus']) {
    test(`the tag ${tag} has one of its own, which its page names`, async ({ request }) => {
      const feed = parseFeed(await (await request.get(`blog/tags/${tag}/rss.xml`)).text());
      const tagged = POSTS.filter(({ tags }) => tags.includes(tag)).slice(0, 20);
      expect(feed.items.map(({ title }) => title)).toEqual(tagged.map(({ title }) => title));
      const named = having(
        elementsNamed(readPage(`/blog/tags/${tag}/`), 'link'),
        'type',
        'application/rss+xml',
      );
      expect(named.map(link => attributeOf(link, 'href'))).toContainEqual(
        expect.stringMatching(new RegExp(`/blog/tags/${tag}/rss\\.xml$`)),
      );
    });
  }
});

test('the release notes list every release by year, with its highlights and everybody to thank', async ({
  page,
}) => {
  await page.goto('docs/releases/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([/^2025/, /^2024/, /^2023/, /^2022/]);
  await expect(main.getByRole('heading', { level: 4 })).toHaveCount(51);
  await expect(main.getByRole('heading', { level: 4 }).first()).toHaveText(/^25\.11\.0/);
  await expect(main.getByText('Rules can delete the transactions they match')).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: /^MatissJanis \d+$/ })).toBeVisible();
  await main.getByRole('link', { name: 'All changes in 25.10.0' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Release 25.10.0');
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of [
    'blog/',
    'blog/release-25.11.0/',
    'blog/archive/',
    'blog/tags/',
    'blog/tags/release/',
    'blog/authors/',
    'docs/releases/',
  ]) {
    test(`${path} is not wider than the screen`, async ({ page }) => {
      await page.goto(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
});
