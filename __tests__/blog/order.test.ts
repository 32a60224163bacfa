import { besides, newestFirst } from '@/lib/blog/order';

const post = (file: string, date: string) => ({ slug: file, date, _raw: { sourceFileName: `${file}.mdx` } });
const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);

describe('posts in order', () => {
  it('are newest first', () => {
    const posts = [
      post('a', '2023-01-01T10:00:00.000Z'),
      post('b', '2025-01-01T10:00:00.000Z'),
      post('c', '2024-01-01T10:00:00.000Z'),
    ];
    expect(slugs(newestFirst(posts))).toEqual(['b', 'c', 'a']);
  });

  it('keep the order of their file names when their dates are equal', () => {
    const date = '2023-04-16T10:00:00.000Z';
    const posts = [post('2023-04-16-release-23.4.1', date), post('2023-04-16-release-23.4.0', date)];
    expect(slugs(newestFirst(posts))).toEqual(['2023-04-16-release-23.4.0', '2023-04-16-release-23.4.1']);
  });

  it("don't modify the input", () => {
    const posts = [post('a', '2023-01-01T00:00:00.000Z'), post('b', '2024-01-01T00:00:00.000Z')];
    newestFirst(posts);
    expect(slugs(posts)).toEqual(['a', 'b']);
  });

  it('can be none, or a thousand', () => {
    expect(newestFirst([])).toEqual([]);
    const posts = Array.from({ length: 1000 }, (_, day) =>
      post(`p${day}`, new Date(day * 86_400_000).toISOString()),
    );
    expect(slugs(newestFirst(posts)).slice(0, 2)).toEqual(['p999', 'p998']);
  });
});

describe('the posts before and after a post', () => {
  const posts = [post('new', '2025'), post('middle', '2024'), post('old', '2023')];

  it.each([
    ['new', undefined, 'middle'],
    ['middle', 'new', 'old'],
    ['old', 'middle', undefined],
    ['elsewhere', undefined, undefined],
  ])('of %s are %s and %s', (slug, newer, older) => {
    const found = besides(posts, slug);
    expect([found.newer?.slug, found.older?.slug]).toEqual([newer, older]);
  });

  it('are undefined for a single post', () => {
    expect(besides(posts.slice(0, 1), 'new')).toEqual({ newer: undefined, older: undefined });
  });
});
