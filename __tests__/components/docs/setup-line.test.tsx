/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SetupLine } from '@/components/docs/setup';
import { SETUP_EVENT } from '@/lib/setup/keys';
import { CHOICES } from '@/lib/setup/choices';

beforeAll(() => {
  // jsdom has no dialogs that open.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

beforeEach(() => localStorage.clear());

const stored = () => JSON.parse(localStorage.getItem('setup') ?? '{}') as unknown;

async function openDialog() {
  render(<SetupLine isQuiet={false} links={[]} names={['macos', 'linux', 'port']} />);
  await userEvent.click(await screen.findByRole('button', { name: /Choose yours/ }));
  return screen.findByRole('dialog', { name: 'Your setup' });
}

test('the dialog has a list for each choice, starting with what is stored', async () => {
  localStorage.setItem('setup', '{"run":"docker","port":"8080"}');
  await openDialog();
  expect(screen.getAllByRole('combobox')).toHaveLength(Object.keys(CHOICES).length);
  expect(screen.getByLabelText(/^How you run/)).toHaveDisplayValue('Docker');
  expect(screen.getByLabelText('Server port')).toHaveValue('8080');
  expect(screen.getByLabelText('Device or system')).toHaveDisplayValue('Not chosen');
});

test('only what was chosen is stored, in its tidy form, and announced', async () => {
  const dialog = await openDialog();
  await userEvent.selectOptions(screen.getByLabelText('Device or system'), 'macOS');
  await userEvent.type(screen.getByLabelText('Domain'), 'https://Money.Example/');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(stored()).toEqual({ os: 'macos', domain: 'money.example' });
  expect(dialog).not.toHaveAttribute('open');
  expect(screen.getByRole('status')).toHaveTextContent('Saved. This page now shows your setup first.');
});

test('a value that isn’t valid is explained and not stored', async () => {
  await openDialog();
  const port = screen.getByLabelText('Server port');
  await userEvent.type(port, '65536');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(port).toBeInvalid();
  expect(port).toHaveAccessibleDescription('Enter a whole number from 1 to 65535.');
  await waitFor(() => expect(port).toHaveFocus());
  expect(stored()).toEqual({});
});

test('if the script that shows a setup can’t be loaded, the page says so, and other parts still hear of it', async () => {
  const heard = jest.fn((event: Event) => event);
  window.addEventListener(SETUP_EVENT, heard);
  await openDialog();
  await userEvent.selectOptions(screen.getByLabelText('Device or system'), 'macOS');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  for (const script of document.head.querySelectorAll('script')) fireEvent.error(script);
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Saved. We couldn’t show your setup on this page.'),
  );
  expect(heard.mock.lastCall?.[0]).toHaveProperty('detail', { os: 'macos' });
  expect(document.head.querySelector('script')).toBeNull();
  window.removeEventListener(SETUP_EVENT, heard);
});

test('the clear button removes it', async () => {
  localStorage.setItem('setup', '{"run":"docker"}');
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(localStorage.getItem('setup')).toBeNull();
});
