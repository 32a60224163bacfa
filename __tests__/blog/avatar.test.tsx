/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Avatar } from '@/components/blog/avatar';
import { TagLink } from '@/components/blog/tag-link';

jest.mock('@/components/ui/link', () => ({ Link: 'a' }));

test('an avatar shows initials and is hidden from screen readers', () => {
  const { container } = render(<Avatar name="Jed Fox" size={40} />);
  expect(container).toHaveTextContent('JF');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a tag links to its posts', () => {
  render(<TagLink href="/blog/tags/release/" tag="release" />);
  expect(screen.getByRole('link', { name: 'release' })).toHaveAttribute('href', '/blog/tags/release/');
});
