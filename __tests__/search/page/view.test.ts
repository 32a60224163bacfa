/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/dom';
import { results } from '@/lib/search/page/view';
import type { Answer, Hit } from '@/lib/search/types';

const hit = (url: string, more: Partial<Hit> = {}): Hit => ({
  url,
  page: [],
  text: [{ text: url }],
  breadcrumb: [],
  type: 'title',
  ...more,
});

function show(answer: Partial<Answer>, unfolded = new Set<string>()): void {
  const hits = answer.hits ?? [];
  const whole = { query: 'rules', hits, pages: 1, partial: false, ...answer };
  const asked = jest.fn();
  document.body.replaceChildren(...results(whole, asked, unfolded));
}

it('links to the page if it has more sections than are listed', () => {
  show({ hits: [hit('/docs/faq/', { more: 8 })] });
  expect(screen.getByRole('link', { name: '8 more sections on this page' })).toHaveAttribute(
    'href',
    '/docs/faq/',
  );
});

it('shows two of many sections until the reader asks for the others', () => {
  const sections = ['a', 'b', 'c'].map(id => hit(`/docs/faq/#${id}`));
  show({ hits: [hit('/docs/faq/'), ...sections, hit('/docs/faq/#d', { more: 1 })] });
  const list = within(screen.getByRole('article'));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(list.queryByRole('link', { name: '1 more section on this page' })).toBeNull();
  fireEvent.click(list.getByRole('button', { name: 'Show 2 more sections', expanded: false }));
  expect(list.getAllByRole('listitem')).toHaveLength(4);
  expect(list.getByRole('link', { name: '1 more section on this page' })).toBeVisible();
  fireEvent.click(list.getByRole('button', { name: 'Show fewer sections', expanded: true }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
});

it('keeps all sections of a page in the next answer', () => {
  const sections = ['a', 'b', 'c', 'd', 'e'].map(id => hit(`/docs/faq/#${id}`));
  const unfolded = new Set<string>();
  show({ hits: [hit('/docs/faq/'), ...sections] }, unfolded);
  fireEvent.click(screen.getByRole('button', { name: 'Show 3 more sections' }));
  show({ hits: [hit('/docs/faq/'), ...sections.slice(0, 4)] }, unfolded);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer sections', expanded: true }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(unfolded).toEqual(new Set());
});

it('offers the nearest pages if nothing was found', () => {
  show({ hits: [], pages: 0, near: [hit('/docs/rules/', { text: [{ text: 'Rules' }] })] });
  expect(screen.getByRole('status')).toHaveTextContent('No documents were found');
  expect(screen.getByRole('link', { name: 'Rules' })).toHaveAttribute('href', '/docs/rules/');
});
