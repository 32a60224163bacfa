/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Avatar } from '@/components/blog/avatar';
import { TagLink } from '@/components/blog/tag-link';

jest.mock('@/components/ui/link', () => ({ Link: 'a' }));

test('an avatar shows initials and is hidden from screen readers', () => {
  const { container } = render(<Avatar name="Jed Fox" order={3} size={40} />);
  expect(container).toHaveTextContent('JF');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a tag shows its number of posts if `count` is set', () => {
  render(
    <>
      <TagLink count={51} href="/blog/tags/release/" tag="release" />
      <TagLink href="/blog/tags/goals/" tag="goals" />
    </>,
  );
  expect(screen.getByRole('link', { name: 'release 51' })).toHaveAttribute('href', '/blog/tags/release/');
  expect(screen.getByRole('link', { name: 'goals' })).toBeVisible();
});
