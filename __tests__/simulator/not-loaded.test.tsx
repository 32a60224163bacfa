/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnvelopeSimulator } from '@/components/simulator';
import { toHash } from '@/lib/simulator/address';
import { GUIDE } from '@/lib/simulator/examples';
import { simulatorStrings as strings } from '@/strings/simulator';

let mockIsOffline = true;

jest.mock('@/lib/simulator/read-address', () => {
  if (mockIsOffline) throw new Error('offline');
  return jest.requireActual<object>('@/lib/simulator/read-address');
});

test('a link whose plan can’t be loaded isn’t called damaged, and its plan can be loaded again', async () => {
  history.replaceState(null, '', toHash(GUIDE));
  render(<EnvelopeSimulator />);
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the plan in this link.');
  expect(screen.queryByText(strings.damaged.trim(), { exact: false })).toBeNull();
  // A link to a heading replaces the plan in the address.
  history.replaceState(null, '', '#try-it-yourself');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await press();
  expect(await screen.findByRole('alert')).toBeVisible();
  mockIsOffline = false;
  await press();
  const rent = screen.getByRole('textbox', { name: strings.budgetedFor('Rent') });
  await waitFor(() => expect(rent).not.toHaveValue('0.00'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(within(screen.getByRole('heading', { name: 'September' })).getByText('September')).toHaveFocus();
});
