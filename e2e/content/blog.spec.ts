import { parseFeed } from '@rowanmanning/feed-parser';
import { groupBy } from '../../lib/blog/group';
import { attributeOf, elementsOf } from '../../lib/output/html';
import { elementsNamed, textOf } from '../../lib/output/site';
import { routes } from '../../lib/routes';
import { sourceAuthors, sourcePosts, type SourcePost } from '../support/content';
import { having, readPage, within } from '../support/html';
import { expect, exportedPages, test } from '../support/site';

/** Ten posts per list page, twenty per feed (docs/requirement.md#blog). */
const PER_PAGE = 10;
const PER_FEED = 20;

const POSTS = sourcePosts();
const AUTHORS = sourceAuthors();
const TAGS = [...new Set(POSTS.flatMap(({ tags }) => tags))].sort();

const inUtc = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  return (iso: string) => format.format(new Date(iso));
};
const shownDate = inUtc({ dateStyle: 'long' });
const monthAndDay = inUtc({ month: 'long', day: 'numeric' });
const yearOf = ({ date }: SourcePost) => date.slice(0, 4);
const titles = (posts: SourcePost[]) => posts.map(({ title }) => title);
const counted = (count: number) => (count === 1 ? 'One post' : `${count} posts`);
const inWords = (count: number) => (count === 1 ? '1 post' : `${count} posts`);

/** The pages of a list, from first to last. */
const listPages = (count: number, address: (page: number) => string) =>
  Array.from({ length: Math.max(1, Math.ceil(count / PER_PAGE)) }, (_, index) => address(index + 1));

/** The titles of the cards on some pages, in order. Fails if a page has too many. */
function cardTitles(paths: string[]): string[] {
  return paths.flatMap((path, index) => {
    const cards = elementsNamed(readPage(path), 'article');
    if (index < paths.length - 1) expect(cards, path).toHaveLength(PER_PAGE);
    else expect(cards.length, path).toBeLessThanOrEqual(PER_PAGE);
    return cards.flatMap(card =>
      within(card)
        .filter(({ tagName }) => tagName === 'h2')
        .map(textOf),
    );
  });
}

/** The texts of a page's elements of one kind, except in its navigation. */
function mainTexts(path: string, name: string): string[] {
  const elements = elementsNamed(readPage(path), 'main').flatMap(within);
  const navigation = new Set(elements.filter(({ tagName }) => tagName === 'nav').flatMap(within));
  return elements.filter(element => element.tagName === name && !navigation.has(element)).map(textOf);
}

test('lists of posts have no extra page', () => {
  const numbered = exportedPages().filter(path => /^\/blog\/(?:.*\/)?page\/\d+\/$/.test(path));
  const expected = [
    ...listPages(POSTS.length, routes.blog),
    ...TAGS.flatMap(tag =>
      listPages(POSTS.filter(({ tags }) => tags.includes(tag)).length, page => routes.tag(tag, page)),
    ),
    ...listPages(POSTS.filter(({ release }) => !release).length, routes.articles),
    ...AUTHORS.flatMap(({ key }) =>
      listPages(POSTS.filter(({ authors }) => authors.includes(key)).length, page =>
        routes.author(key, page),
      ),
    ),
  ].filter(path => path.includes('/page/'));
  expect(numbered).toEqual(expected.sort());
});

test('the list shows every post once, newest first, with its summary if it has a marker', () => {
  const cards = listPages(POSTS.length, routes.blog).flatMap(path =>
    elementsNamed(readPage(path), 'article'),
  );
  const found = cards.map(card => {
    const inside = within(card);
    const title = inside.find(({ tagName }) => tagName === 'h2');
    const more = inside.find(element => attributeOf(element, 'aria-label')?.startsWith('Read more'));
    return {
      title: title && textOf(title),
      date: inside.filter(({ tagName }) => tagName === 'time').map(textOf)[0],
      summary: more && inside.filter(({ tagName }) => tagName === 'p').map(textOf)[1],
      more: more && textOf(more),
    };
  });
  expect(found).toEqual(
    POSTS.map(({ title, date, description, cut }) => ({
      title,
      date: shownDate(date),
      summary: cut ? description : undefined,
      more: cut ? `Read more about ${title}` : undefined,
    })),
  );
});

test('a post has its title, date, tags, authors and neighbors', () => {
  const names = new Map(AUTHORS.map(({ key, name }) => [key, name]));
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
      authors.map(key => names.get(key)),
    );
    const pager = having(page.elements, 'aria-label', 'Blog post page navigation').flatMap(within);
    expect(pager.filter(({ tagName }) => tagName === 'a').map(textOf), slug).toEqual([
      ...(POSTS[index - 1] ? [`Newer post${POSTS[index - 1]?.title}`] : []),
      ...(POSTS[index + 1] ? [`Older post${POSTS[index + 1]?.title}`] : []),
    ]);
  });
});

test('the fixes of a release come after it', () => {
  const oldestFirst = POSTS.flatMap(({ release }) => release?.version ?? []).toReversed();
  const fixes = groupBy(oldestFirst, version => version.split('.').slice(0, 2).join('.'));
  for (const [, versions] of fixes)
    expect(versions).toEqual(
      versions.toSorted((one, other) => Number(one.split('.')[2]) - Number(other.split('.')[2])),
    );
});

test('the archive has every post, with the newest year first and the oldest post first within a year', () => {
  const years = [...new Set(POSTS.map(yearOf))];
  expect(mainTexts(routes.archive, 'h2')).toEqual(years);
  expect(mainTexts(routes.archive, 'a')).toEqual(
    years.flatMap(year =>
      POSTS.filter(post => yearOf(post) === year)
        .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
        .map(({ date, title }) => `${monthAndDay(date)} - ${title}`),
    ),
  );
  const highlights = POSTS.flatMap(({ release }) => release?.highlights.slice(0, 1) ?? []);
  expect(mainTexts(routes.archive, 'p')).toEqual(expect.arrayContaining(highlights));
});

test('tags are grouped by letter with their number of posts, and their pages list those posts', () => {
  expect(mainTexts(routes.tags, 'h2')).toEqual([...new Set(TAGS.map(tag => tag[0]?.toUpperCase()))]);
  expect(mainTexts(routes.tags, 'a')).toEqual(
    TAGS.map(tag => `${tag} ${inWords(POSTS.filter(({ tags }) => tags.includes(tag)).length)}`),
  );
  for (const tag of TAGS) {
    const tagged = POSTS.filter(({ tags }) => tags.includes(tag));
    const paths = listPages(tagged.length, page => routes.tag(tag, page));
    expect(cardTitles(paths)).toEqual(titles(tagged));
    for (const path of paths)
      expect(mainTexts(path, 'h1')).toEqual([`${counted(tagged.length)} tagged with "${tag}"`]);
  }
});

test('articles are the posts that announce no release', () => {
  const articles = POSTS.filter(({ release }) => !release);
  expect(cardTitles(listPages(articles.length, routes.articles))).toEqual(titles(articles));
});

test('authors are in order with their number of posts and the newest one, and their pages list those posts', () => {
  const postsBy = (key: string) => POSTS.filter(({ authors }) => authors.includes(key));
  expect(mainTexts(routes.authors, 'h2')).toEqual(AUTHORS.map(({ name }) => name));
  const facts = mainTexts(routes.authors, 'p').filter(text => /^Newest|^\d+ posts?$/.test(text));
  expect(facts).toEqual(
    AUTHORS.flatMap(({ key }) => {
      const posts = postsBy(key);
      const newest = posts.slice(0, 1).map(({ title, date }) => `Newest: ${title}, ${shownDate(date)}`);
      return [...newest, inWords(posts.length)];
    }),
  );
  for (const { key } of AUTHORS) {
    const paths = listPages(postsBy(key).length, page => routes.author(key, page));
    expect(cardTitles(paths), key).toEqual(titles(postsBy(key)));
  }
});

test.describe('feeds', () => {
  const addresses = (html: string) =>
    elementsOf(html).flatMap(element => ['href', 'src'].flatMap(name => attributeOf(element, name) ?? []));

  for (const name of ['rss.xml', 'atom.xml']) {
    test(`${name} has the full text of the 20 newest posts`, async ({ request }) => {
      const feed = parseFeed(await (await request.get(`blog/${name}`)).text());
      expect(feed.items.map(({ title }) => title)).toEqual(titles(POSTS.slice(0, PER_FEED)));
      expect(feed.updated?.toISOString()).toBe(POSTS[0]?.date);
      for (const [index, item] of feed.items.entries()) {
        const post = POSTS[index];
        expect(item.id).toMatch(new RegExp(`^https:.*/blog/${post?.slug.replaceAll('.', '\\.')}$`));
        expect(item.published?.toISOString()).toBe(post?.date);
        expect(item.categories.map(({ term }) => term)).toEqual(post?.tags);
        expect(item.content?.length).toBeGreaterThan(0);
        for (const address of addresses(item.content ?? '')) expect(address).toMatch(/^(https?:|mailto:)/);
      }
    });
  }

  test('feed.json has the same posts', async ({ request }) => {
    const feed = (await (await request.get('blog/feed.json')).json()) as {
      items: { title: string; authors?: { name: string; url: string }[] }[];
    };
    const newest = POSTS.slice(0, PER_FEED);
    expect(feed.items.map(({ title }) => title)).toEqual(titles(newest));
    expect(feed.items.map(({ authors }) => authors ?? [])).toEqual(
      newest.map(({ authors }) =>
        authors.flatMap(key =>
          AUTHORS.filter(author => author.key === key).map(({ name, url }) => ({ name, url })),
        ),
      ),
    );
  });

  test('pictures in feeds have their size and are on the site', async ({ request, baseURL }) => {
    const feeds = await Promise.all(
      ['blog/rss.xml', ...TAGS.map(tag => routes.tagFeed(tag).slice(1))].map(async path =>
        parseFeed(await (await request.get(path)).text()),
      ),
    );
    const images = feeds.flatMap(({ items }) =>
      items.flatMap(({ content }) => elementsOf(content ?? '').filter(({ tagName }) => tagName === 'img')),
    );
    expect(images).not.toEqual([]);
    for (const image of images) {
      expect(Number(attributeOf(image, 'width'))).toBeGreaterThan(0);
      expect(Number(attributeOf(image, 'height'))).toBeGreaterThan(0);
      const { pathname } = new URL(attributeOf(image, 'src') ?? '');
      expect((await request.get(new URL(pathname, baseURL).href)).status(), pathname).toBe(200);
    }
  });

  test('every tag has its own feed, which its page links to', async ({ request }) => {
    for (const tag of TAGS) {
      const feed = parseFeed(await (await request.get(routes.tagFeed(tag).slice(1))).text());
      const tagged = POSTS.filter(({ tags }) => tags.includes(tag)).slice(0, PER_FEED);
      expect(feed.items.map(({ title }) => title)).toEqual(titles(tagged));
      const named = having(elementsNamed(readPage(routes.tag(tag)), 'link'), 'type', 'application/rss+xml');
      expect(named.map(link => attributeOf(link, 'href'))).toContainEqual(
        expect.stringMatching(new RegExp(`/blog/tags/${tag}/rss\\.xml$`)),
      );
    }
  });
});

test('the home page counts the releases of a year, the contributors, and the changes', () => {
  const releases = POSTS.flatMap(({ release, date }) => (release ? [{ ...release, date }] : []));
  const newest = releases[0]?.date ?? '';
  const yearBefore = `${Number(newest.slice(0, 4)) - 1}${newest.slice(4)}`;
  const changes = releases.flatMap(release => release.changes ?? []).flatMap(({ items }) => items);
  const people = new Set(changes.flatMap(({ thanks }) => thanks).map(name => name.toLowerCase()));
  const counts = [releases.filter(({ date }) => date > yearBefore).length, people.size, changes.length];
  const shown = elementsNamed(readPage('/'), 'strong').map(textOf);
  expect(shown).toEqual(expect.arrayContaining(counts.map(count => count.toLocaleString('en'))));
});

test('the release notes list every release, newest first, with its highlights and a link to its post', () => {
  const main = elementsNamed(readPage(routes.releases), 'main').flatMap(within);
  const versions = main.filter(({ tagName }) => tagName === 'h4').map(textOf);
  const releases = POSTS.flatMap(({ release, slug }) => (release ? [{ ...release, slug }] : []));
  expect(versions.map(text => /^[\d.]+/.exec(text)?.[0])).toEqual(releases.map(({ version }) => version));
  const items = main.filter(({ tagName }) => tagName === 'li').map(textOf);
  const links = main.flatMap(element => attributeOf(element, 'href') ?? []);
  for (const { slug, highlights } of releases) {
    expect(links).toContain(routes.post(slug));
    // Highlights are Markdown, so this only compares those without formatting.
    for (const highlight of highlights.filter(text => !/[`*[\]_<&]/.test(text)))
      expect(items).toContainEqual(expect.stringContaining(highlight));
  }
});
