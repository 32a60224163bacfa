/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Spy } from '@/components/docs/table-of-contents/spy';

test('a page opens at an address whose hash isn’t valid', () => {
  location.hash = '#100%';
  render(<Spy entries={[{ id: 'install', text: 'Install Docker', children: [] }]} />);
  expect(screen.getByRole('link', { name: 'Install Docker' })).toBeInTheDocument();
});
