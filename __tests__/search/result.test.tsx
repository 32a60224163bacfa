/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Result } from '@/components/search/search-page/result';
import type { Hit } from '@/lib/search/types';

jest.mock('@/components/ui/link', () => ({ Link: 'a' }));

test('the number of other sections is a link to their page', () => {
  const page: Hit = { url: '/docs/faq/', page: [], text: [], breadcrumb: [], type: 'title' };
  render(<Result more={8} page={page} sections={[]} />);
  expect(screen.getByRole('link', { name: '8 more sections on this page' })).toHaveAttribute(
    'href',
    '/docs/faq/',
  );
});
