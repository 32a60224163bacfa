/** @jest-environment jsdom */
import { results } from '@/lib/search/box/view';
import type { Hit } from '@/lib/search/types';

it('shows the number of a page’s other sections beside the page, not beside its last section', () => {
  const hit = (url: string, more: Partial<Hit> = {}): Hit => ({
    url,
    page: [],
    text: [],
    breadcrumb: [],
    type: 'heading',
    ...more,
  });
  const hits = [
    hit('/rules/'),
    hit('/rules/#one', { branch: 'between' }),
    hit('/rules/#two', { branch: 'last', more: 21 }),
    hit('/tour/'),
    hit('/templates/', { more: 3 }),
  ];
  const answer = { query: 'rule', hits, pages: 3, partial: false };
  const [list] = results(answer, 'rule', '');
  const shown = [...(list as Element).querySelectorAll('[role=option]')].map(
    option => option.querySelector('small')?.textContent,
  );
  expect(shown).toEqual(['21 more sections', undefined, undefined, undefined, '3 more sections']);
});
