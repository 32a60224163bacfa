/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Mark } from '@/components/mdx/mark';

it.each(['uncleared', 'cleared', 'reconciled'] as const)('the mark %s is drawn beside its name', state => {
  render(<Mark state={state}>Its name</Mark>);
  const mark = screen.getByText('Its name');
  expect(mark).toHaveAttribute('data-state', state);
  expect(mark.querySelector('svg[aria-hidden] path')).toHaveAttribute('d');
});

it('a lock isn’t drawn like a circle', () => {
  const { container } = render(
    <>
      <Mark state="cleared">Green circle</Mark>
      <Mark state="reconciled">Lock</Mark>
    </>,
  );
  const [circle, lock] = [...container.querySelectorAll('path')].map(path => path.getAttribute('d'));
  expect(circle).not.toBe(lock);
});
