/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { RecentPosts } from '@/components/blog/recent-posts';

jest.mock('@/components/ui/link', () => ({ Link: 'a' }));

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  usePathname: () => '/blog/old/',
}));

jest.mock('@/generated/recent-posts.json', () => [
  { year: 2025, posts: [{ title: 'New', href: '/blog/new/' }] },
  {
    year: 2024,
    posts: [
      { title: 'Old', href: '/blog/old/' },
      { title: 'Older', href: '/blog/older/' },
    ],
  },
]);

test('recent posts are grouped by year, newest first, and the current one is marked', () => {
  render(<RecentPosts />);
  const recent = within(screen.getByRole('navigation', { name: 'Blog recent posts navigation' }));
  expect(recent.getByRole('heading', { name: 'Recent posts' })).toBeVisible();
  expect(recent.getAllByRole('group').map(group => group.getAttribute('aria-label'))).toEqual([
    '2025',
    '2024',
  ]);
  const links = within(recent.getByRole('group', { name: '2024' })).getAllByRole('link');
  expect(links.map(link => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Old', 'page'],
    ['Older', null],
  ]);
});
