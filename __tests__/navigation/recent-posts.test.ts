import { recentPosts } from '@/lib/navigation/recent-posts';

const post = (slug: string, date: string) => ({ slug, title: `Post ${slug}`, date: `${date}T00:00:00.000Z` });

test('groups the five newest posts by year', () => {
  const posts = [
    post('a', '2025-11-03'),
    post('b', '2025-10-01'),
    post('c', '2025-01-01'),
    post('d', '2024-12-31'),
    post('e', '2023-05-01'),
    post('f', '2023-04-01'),
  ];
  expect(recentPosts(posts).map(({ year, posts: ofYear }) => [year, ofYear.map(({ href }) => href)])).toEqual(
    [
      [2025, ['/blog/a/', '/blog/b/', '/blog/c/']],
      [2024, ['/blog/d/']],
      [2023, ['/blog/e/']],
    ],
  );
});

test('is empty for a blog without posts', () => {
  expect(recentPosts([])).toEqual([]);
});
