/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TextDecoder, TextEncoder } from 'node:util';
import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Rehearsal } from '@/components/rehearsal/rehearsal';
import { ImportDesk } from '@/lib/imports/desk';
import { LARGEST_FILE } from '@/lib/imports/decode';
import type { Request } from '@/lib/imports/messages';

const FOLDER = join(__dirname, 'files');

/** Does what the site's worker does, in the same thread, because jsdom has no workers, TextDecoder, or TextEncoder. */
class DeskWorker extends EventTarget {
  static isMissing = false;
  static isStuck = false;
  readonly #desk = new ImportDesk();

  postMessage(request: Request): void {
    if (DeskWorker.isStuck) return;
    queueMicrotask(() =>
      this.dispatchEvent(
        DeskWorker.isMissing
          ? new Event('error')
          : new MessageEvent('message', { data: this.#desk.answer(request) }),
      ),
    );
  }

  terminate(): void {}
}

beforeEach(() => {
  DeskWorker.isMissing = false;
  DeskWorker.isStuck = false;
  Object.assign(globalThis, { Worker: DeskWorker, TextDecoder, TextEncoder });
});

// Readers can drop files that the file dialog doesn't offer.
const user = userEvent.setup({ applyAccept: false });

/** A file that records whether it was read. */
function fileOf(name: string, content: string | Buffer): File {
  const file = new File([new Uint8Array(Buffer.from(content))], name);
  const bytes = new Uint8Array(Buffer.from(content));
  return Object.assign(file, { arrayBuffer: jest.fn(() => Promise.resolve(bytes.buffer)) });
}

/** A file with several pages of rows. */
const longFile = (rows: number) =>
  `Date,Payee,Amount\n${Array.from({ length: rows }, (_, at) => `2025-10-03,Grocer ${at},-1.00\n`).join('')}`;

const sampleOf = (name: string) => fileOf(name, readFileSync(join(FOLDER, name)));
const chooser = () => screen.getByLabelText('Choose a file from your bank');
const choose = (file: File) => user.upload(chooser(), file);

/** Drops a file on an element. */
function drop(target: Element | Window, file: File): Event {
  const event = createEvent.drop(target, { dataTransfer: { files: [file], types: ['Files'] } });
  fireEvent(target, event);
  return event;
}

/** The amount or text beside a label of the totals. */
const figure = (label: string) => screen.getByText(label).nextElementSibling;

test('choosing a file shows its rows, the numbers to compare, and the settings', async () => {
  render(<Rehearsal />);
  await choose(sampleOf('de-preamble.csv'));
  expect(await screen.findByText(/^Actual reads \d+ transactions from de-preamble\.csv/)).toBeVisible();
  expect(figure('Money in')).toHaveTextContent(/^[\d,]+\.\d\d \d+ transactions?$/);
  const settings = screen.getAllByRole('listitem');
  const delimiter = settings.find(({ textContent }) => textContent.startsWith('Delimiter'));
  expect(delimiter).toHaveTextContent('Delimitersemicolon ;Change this');
  const table = screen.getByRole('table', { name: 'Transactions from de-preamble.csv' });
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(1);
});

test('the result is announced in an existing status', async () => {
  render(<Rehearsal />);
  const before = screen.getAllByRole('status');
  await choose(sampleOf('tabs.tsv'));
  const summary = await screen.findByText(/transactions? from tabs\.tsv/);
  expect(before).toContain(summary.closest('[role=status]'));
});

test.each(['tabs.tsv', 'card.qfx', 'uk.qif', 'camt053.xml', 'sgml.ofx'])('%s is read', async name => {
  render(<Rehearsal />);
  await choose(sampleOf(name));
  expect(await screen.findByText(new RegExp(`Actual reads \\d+ transactions? from ${name}`))).toBeVisible();
});

test('the same file is read again, because the reader may have fixed it', async () => {
  render(<Rehearsal />);
  const file = sampleOf('us-checking.csv');
  await choose(file);
  await screen.findByText(/Actual reads 4 transactions/);
  await choose(file);
  expect(file.arrayBuffer).toHaveBeenCalledTimes(2);
});

test('a file that is dropped anywhere on the page is read, and the browser doesn’t open it', async () => {
  render(<Rehearsal />);
  const event = drop(window, sampleOf('us-checking.csv'));
  expect(event.defaultPrevented).toBe(true);
  expect(await screen.findByText(/Actual reads 4 transactions from us-checking\.csv/)).toBeVisible();
});

test('the browser handles text that is dragged over the page', () => {
  render(<Rehearsal />);
  const event = createEvent.dragOver(window, { dataTransfer: { files: [], types: ['text/plain'] } });
  fireEvent(window, event);
  expect(event.defaultPrevented).toBe(false);
});

test('a file that is too large is rejected without reading it', async () => {
  render(<Rehearsal />);
  const file = Object.defineProperty(fileOf('large.csv', 'Date'), 'size', { value: LARGEST_FILE + 1 });
  await choose(file);
  expect(await screen.findByRole('alert')).toHaveTextContent('larger than 64 MB');
  expect(file.arrayBuffer).not.toHaveBeenCalled();
});

test.each([
  ['photo.csv', '\x89PNG\r\n\x1A\n', 'It looks like PNG'],
  ['empty.csv', '', 'There are no transactions in this file'],
  ['list.txt', 'Date,Payee,Amount\n', 'Rename the file so that it ends in .csv'],
])('%s is refused, and the message says what to do', async (name, content, words) => {
  render(<Rehearsal />);
  await choose(fileOf(name, Buffer.from(content, 'latin1')));
  expect(await screen.findByText(`Actual can’t import ${name} as it is.`, { exact: false })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(words);
});

test.each([
  [
    'comma-amount.ofx',
    'Line 16',
    '“-42,50” is read incorrectly: in this format, only a single decimal point is allowed.',
  ],
  ['camt-prefix.xml', 'Whole file', 'Actual can’t read tags like that'],
])('%s: what the app does differently is explained where it matters', async (name, place, words) => {
  render(<Rehearsal />);
  await choose(sampleOf(name));
  const item = await screen.findByText(words, { exact: false });
  expect(item.closest('li')).toHaveTextContent(place);
});

test('a column without a name isn’t offered, because it would be the same as none', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Rehearsal />);
  await choose(fileOf('trailing.csv', 'Date,Payee,Amount,\n2025-10-03,Grocer,-1.00,\n'));
  const amount = await screen.findByRole('combobox', { name: 'Amount' });
  expect(
    within(amount)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose field...', 'Date', 'Payee', 'Amount']);
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

test('another setting reads the file again', async () => {
  render(<Rehearsal />);
  await choose(sampleOf('us-checking.csv'));
  await screen.findByText('Compare with your bank');
  const before = figure('Money out')?.textContent;
  await user.click(screen.getByRole('checkbox', { name: 'Flip amount' }));
  await waitFor(() => expect(figure('Money out')).not.toHaveTextContent(before ?? ''));
  expect(figure('Money in')).toHaveTextContent('147.38');
});

test('the settings stay when one of them leaves nothing to read, so that it can be undone', async () => {
  render(<Rehearsal />);
  await choose(fileOf('quotes.csv', '"Date";"Payee";"Amount"\n"2025-10-01";"Grocer";"-1.00"\n'));
  await screen.findByText('Compare with your bank');
  const delimiter = screen.getByRole('combobox', { name: 'Delimiter' });
  await user.selectOptions(delimiter, 'comma ,');
  expect(await screen.findByText(/^Actual says: Failed parsing/)).toBeVisible();
  await user.selectOptions(delimiter, 'semicolon ;');
  expect(await screen.findByText('Compare with your bank')).toBeVisible();
  const skipped = screen.getByRole('spinbutton', { name: 'Skip lines' });
  await user.type(skipped, '12');
  expect(await screen.findByText(/^Actual can’t import quotes\.csv/)).toBeVisible();
  expect(skipped).toHaveDisplayValue('12');
  await user.clear(skipped);
  expect(await screen.findByText('Compare with your bank')).toBeVisible();
});

test('a second file shows which rows are new, and an existing status announces it', async () => {
  render(<Rehearsal />);
  await choose(sampleOf('overlap.csv'));
  const field = await screen.findByLabelText('Choose a second file');
  const before = screen.getAllByRole('status');
  await user.upload(field, sampleOf('overlap.2.csv'));
  const summary = await screen.findByText(/^overlap\.2\.csv: 3 new, 3 already there/);
  expect(summary).toBeVisible();
  expect(before).toContain(summary.closest('[role=status]'));
  const table = screen.getByRole('table', { name: 'Transactions from overlap.2.csv' });
  expect(within(table).getAllByText('New')).toHaveLength(3);
});

test.each([
  ['too large', { size: LARGEST_FILE + 1 }, 'larger than 64 MB'],
  ['unreadable', { arrayBuffer: () => Promise.reject(new Error('gone')) }, 'couldn’t read this file'],
])(
  'a second file that is %s is refused where it’s chosen, and the first result stays',
  async (_, flaw, words) => {
    render(<Rehearsal />);
    await choose(sampleOf('overlap.csv'));
    const field = await screen.findByLabelText('Choose a second file');
    const file = sampleOf('overlap.2.csv');
    for (const [key, value] of Object.entries(flaw)) Object.defineProperty(file, key, { value });
    await user.upload(field, file);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(field.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/^Actual reads \d+ transactions from overlap\.csv/)).toBeVisible();
    await user.upload(field, sampleOf('overlap.2.csv'));
    expect(await screen.findByText(/^overlap\.2\.csv: 3 new, 3 already there/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('without its worker the rehearsal says so, and the next try works', async () => {
  render(<Rehearsal />);
  DeskWorker.isMissing = true;
  await choose(sampleOf('us-checking.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
  DeskWorker.isMissing = false;
  await choose(sampleOf('uk.qif'));
  expect(await screen.findByText(/transactions from uk\.qif/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a file that takes too long isn’t read to the end', async () => {
  render(<Rehearsal />);
  DeskWorker.isStuck = true;
  jest.useFakeTimers();
  fireEvent.change(chooser(), { target: { files: [sampleOf('us-checking.csv')] } });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  expect(screen.getByRole('alert')).toHaveTextContent('Reading this file takes too long.');
});

test('the button that turned to the last page keeps the focus, and doesn’t turn further', async () => {
  render(<Rehearsal />);
  await choose(fileOf('long.csv', longFile(30)));
  const more = await screen.findByRole('button', { name: 'More rows' });
  await user.click(more);
  expect(await screen.findByText('26–30 of 30')).toBeVisible();
  // Browsers take the focus from a disabled button, but jsdom doesn't.
  expect(more).toBeEnabled();
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await user.click(more);
  expect(screen.getByText('26–30 of 30')).toBeVisible();
});

test('a page of an earlier file that never arrives doesn’t replace the result of a later file', async () => {
  render(<Rehearsal />);
  await choose(fileOf('long.csv', longFile(30)));
  await screen.findByText(/30 transactions from long\.csv/);
  jest.useFakeTimers();
  DeskWorker.isStuck = true;
  fireEvent.click(screen.getByRole('button', { name: 'More rows' }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  DeskWorker.isStuck = false;
  fireEvent.change(chooser(), { target: { files: [sampleOf('us-checking.csv')] } });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  expect(screen.getByText(/4 transactions from us-checking\.csv/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
