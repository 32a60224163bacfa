/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { CategoryCards } from '@/components/docs/category-cards';

jest.mock('@/generated/sidebars.json', () => [
  {
    path: '/docs/',
    items: [
      { type: 'link', label: 'Questions', href: '/docs/faq/', docId: 'faq' },
      {
        type: 'category',
        label: 'Rules',
        href: '/docs/rules/',
        docId: 'rules/index',
        collapsible: true,
        items: [
          { type: 'link', label: 'Examples', href: '/docs/rules/examples/', docId: 'rules/examples' },
          { type: 'link', label: 'Report a bug', href: 'https://example.org/' },
          {
            type: 'category',
            label: 'Conditions',
            collapsible: true,
            items: [{ type: 'link', label: 'Payee', href: '/docs/rules/payee/', docId: 'rules/payee' }],
          },
          {
            type: 'category',
            label: 'Actions',
            collapsible: true,
            items: [
              { type: 'link', label: 'Set', href: '/docs/rules/set/', docId: 'rules/set' },
              { type: 'link', label: 'Delete', href: '/docs/rules/delete/', docId: 'rules/delete' },
            ],
          },
          { type: 'category', label: 'Nothing', collapsible: true, items: [] },
        ],
      },
    ],
  },
]);

jest.mock('@/lib/content/queries', () => ({
  docId: ({ id }: { id: string }) => id,
  docs: () => [{ id: 'rules/examples', description: 'Rules that others use.' }],
}));

test('a category’s page shows a card for every item with a link', () => {
  render(<CategoryCards docId="rules/index" />);
  const cards = screen.getAllByRole('link');
  expect(cards.map(card => [card.textContent, card.getAttribute('href')?.replace(/\/$/, '')])).toEqual([
    ['ExamplesRules that others use.', '/docs/rules/examples'],
    ['Report a bug', 'https://example.org'],
    ['Conditions1 item', '/docs/rules/payee'],
    ['Actions2 items', '/docs/rules/set'],
  ]);
});

test.each([
  [
    'faq',
    '/docs/faq is not associated with a category. <CategoryCards> should only be used on category index pages.',
  ],
  ['privacy-policy', 'Unexpected: cant find current sidebar in context'],
])("throws on %s, which isn't a category’s page", (docId, message) => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<CategoryCards docId={docId} />)).toThrow(message);
  silence.mockRestore();
});
