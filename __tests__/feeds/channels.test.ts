import { parseFeed } from '@rowanmanning/feed-parser';
import { feedOf, type FeedFormat } from '@/lib/feeds/formats';
import { openPicture } from '@/lib/feeds/pictures';
import { blogFeed, tagFeed } from '@/lib/feeds/response';

const mockPosts = Array.from({ length: 25 }, (_, index) => ({
  title: `Post ${index}`,
  description: `About ${index}.`,
  slug: `post-${index}.0`,
  date: new Date(Date.UTC(2025, 0, 30 - index)).toISOString(),
  tags: index % 2 === 0 ? ['release'] : ['announcement'],
  _raw: { sourceFilePath: `blog/post-${index}.mdx` },
}));

jest.mock('@/lib/content/queries', () => ({
  posts: () => mockPosts,
  postsTagged: (tag: string) => mockPosts.filter(({ tags }) => tags.includes(tag)),
  postAuthors: () => [{ name: 'Ann', url: 'https://example.org/ann' }],
  sourceFile: ({ _raw }: { _raw: { sourceFilePath: string } }) => _raw.sourceFilePath,
}));

jest.mock('@/lib/content/read-page', () => ({
  readPost: (file: string) => ({
    feed: `<p>From ${file}: picture:budget</p><img src="picture:budget" width="720"><img src="picture:gone">`,
  }),
}));

jest.mock('@/generated/screenshots.json', () => ({
  budget: {
    width: 720,
    height: 450,
    variants: {
      light: [
        [720, '/screenshots/budget.720.webp'],
        [1440, '/screenshots/budget.1440.webp'],
      ],
      dark: [],
    },
  },
}));

const itemsOf = async (response: Response) => parseFeed(await response.text()).items;

test.each(['rss', 'atom'] as const)('the %s feed has the twenty newest posts', async format => {
  const response = await blogFeed(format);
  expect(response.headers.get('Content-Type')).toBe(feedOf(format).type);
  const feed = parseFeed(await response.text());
  expect(feed.title).toBe('Actual Budget Blog');
  expect(feed.description).toMatch(/^News about Actual Budget/);
  expect(feed.url).toBe('https://actualbudget.org/blog/');
  expect(feed.items.map(({ title }) => title)).toEqual(mockPosts.slice(0, 20).map(({ title }) => title));
});

test('the JSON feed has the twenty newest posts', async () => {
  const response = await blogFeed('json');
  expect(response.headers.get('Content-Type')).toBe('application/feed+json');
  const feed = (await response.json()) as { items: { title: string }[] };
  expect(feed.items.map(({ title }) => title)).toEqual(mockPosts.slice(0, 20).map(({ title }) => title));
});

test('a post keeps its original id, address, text, and author', async () => {
  const [item] = await itemsOf(await blogFeed('rss'));
  expect(item).toMatchObject({
    id: 'https://actualbudget.org/blog/post-0.0',
    url: 'https://actualbudget.org/blog/post-0.0/',
    description: 'About 0.',
    published: new Date('2025-01-30T00:00:00.000Z'),
  });
  expect(item?.authors.map(({ name }) => name)).toEqual(['Ann']);
});

test("pictures get their addresses; text that looks like one and missing pictures don't change", async () => {
  const [item] = await itemsOf(await blogFeed('rss'));
  expect(item?.content).toBe(
    '<p>From blog/post-0.mdx: picture:budget</p>' +
      '<img src="https://actualbudget.org/screenshots/budget.1440.webp" width="720">' +
      '<img src="picture:gone">',
  );
});

test('a tag has a feed of its posts', async () => {
  const response = await tagFeed('release');
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml');
  const feed = parseFeed(await response.text());
  expect(feed).toMatchObject({
    title: 'Actual Budget Blog: release',
    description: 'Posts on the Actual Budget blog tagged “release”.',
    url: 'https://actualbudget.org/blog/tags/release/',
    self: 'https://actualbudget.org/blog/tags/release/rss.xml',
  });
  expect(feed.items.map(({ title }) => title)).toEqual(
    mockPosts.filter((_, index) => index % 2 === 0).map(({ title }) => title),
  );
});

test('finds each format, and names an unknown one', () => {
  expect((['rss', 'atom', 'json'] as const).map(format => feedOf(format).path)).toEqual([
    '/blog/rss.xml',
    '/blog/atom.xml',
    '/blog/feed.json',
  ]);
  const unknown: string = 'xml';
  expect(() => feedOf(unknown as FeedFormat)).toThrow(
    /^There's no feed format "xml"\. The formats are: rss, atom, .*json/,
  );
});

test('a picture is compiled with its size and a placeholder address', () => {
  const files = { light: 'budget.light.webp', dark: 'budget.dark.webp' };
  const scenes = {
    budget: { description: 'A budget', width: 720, height: 450, files, textSize: 12, amounts: [] },
  };
  expect(openPicture('budget', scenes)).toEqual({
    width: 720,
    height: 450,
    legibleWidth: 0,
    variants: { light: [[1440, 'picture:budget']], dark: [] },
  });
  expect(openPicture('nope', scenes)).toBeUndefined();
});
