/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { Comparison } from '@/components/marketing/home/comparison';

jest.mock('@/components/ui/link', () => ({ Link: 'a' }));

/** The columns about other products whose facts only their own pages can prove. */
const OTHERS = ['YNAB', 'Firefly III'];

test('every fact about another product links to a source, and the table says when they were checked', () => {
  render(<Comparison />);
  const [head, ...rows] = screen.getAllByRole('row');
  const products = within(head as HTMLElement)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  for (const product of OTHERS) {
    const column = products.indexOf(product);
    expect(column).toBeGreaterThan(0);
    for (const row of rows) {
      const fact = within(row).getAllByRole('cell')[column - 1] as HTMLElement;
      const [source] = within(fact).getAllByRole('link');
      expect(source).toHaveAttribute('href', expect.stringMatching(/^https:/));
    }
  }
  expect(screen.getByText(/^Checked on \w+ \d+, \d{4}\./)).toBeVisible();
});
