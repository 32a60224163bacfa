/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfflinePanel } from '@/components/layout/offline/panel';
import { savedEdition } from '@/lib/offline/save';
import { offlineStrings } from '@/strings/offline';

jest.mock('@/lib/offline/save', () => ({
  ...jest.requireActual<object>('@/lib/offline/save'),
  canSave: () => Promise.resolve(true),
  savedEdition: jest.fn(() => Promise.resolve({ saved: undefined, leftovers: false })),
  newestEdition: () => Promise.resolve({ id: '1', transfer: 10, files: [] }),
}));

beforeAll(() => {
  // jsdom has no dialogs that open.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

it('says if the storage fails, and offers to save the pages if it works the next time', async () => {
  jest.mocked(savedEdition).mockRejectedValueOnce(new DOMException('Broken.', 'UnknownError'));
  render(<OfflinePanel opened={1} />);
  expect(await screen.findByText(offlineStrings.failures.storage)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Save / })).toBeVisible();
  expect(screen.queryByText(offlineStrings.failures.storage)).toBeNull();
});
