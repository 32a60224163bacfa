import type { FileReport, RowMatch } from '@/lib/imports/messages';
import type { StepKey } from '@/lib/imports/steps';
import type { ProblemKind } from '@/lib/imports/types';
import { PRODUCT_SHORT } from '@/lib/site';

const rows = (count: number) =>
  count === 1 ? '1 transaction' : `${count.toLocaleString('en-US')} transactions`;
const quoted = (text: string | undefined) =>
  text ? `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”` : 'nothing';

/** Labels of the app's import dialog. */
const DIALOG: Record<StepKey, string> = {
  delimiter: 'Delimiter',
  skipLines: 'Skip lines',
  hasHeader: 'File has header row',
  split: 'Split amount into separate inflow/outflow columns',
  inOut: 'Select column to specify if amount goes in/out',
  outValue: 'In/Out outflow value',
  date: 'Date',
  payee: 'Payee',
  notes: 'Notes',
  category: 'Category',
  amount: 'Amount',
  outflow: 'Outflow',
  inflow: 'Inflow',
  inOutField: 'In/Out',
  dateFormat: 'Date format',
  flip: 'Flip amount',
  memoAsPayee: 'Use Memo as a fallback for empty Payees',
};

/** What the import rehearsal says about a file. Labels of settings are the app's. */
export const resultStrings = {
  read: (name: string, count: number, days: string) =>
    `${PRODUCT_SHORT} reads ${rows(count)} from ${name}${days}.`,
  days: (from: string, to: string) => (from === to ? `, all on ${from}` : `, from ${from} to ${to}`),
  refused: (name: string) => `${PRODUCT_SHORT} can’t import ${name} as it is.`,
  blocked: (name: string, count: number, lines: number) =>
    `${PRODUCT_SHORT} reads ${rows(count)} from ${name}, but ${lines === 1 ? 'one problem stops' : `${lines} problems stop`} the import.`,
  says: (message: string) => `${PRODUCT_SHORT} says: ${message}`,
  totals: 'Compare with your bank',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  net: 'Change in balance',
  counted: (count: number) => rows(count),
  steps: `Settings to choose in ${PRODUCT_SHORT}`,
  stepsIntro: 'Open the account, click Import, and choose the file. Then go through this list.',
  noSteps: `This format needs no settings. Open the account, click Import, and choose the file.`,
  change: 'Change this',
  already: 'Already set',
  step: DIALOG,
  on: 'On',
  off: 'Off',
  noColumn: 'Choose field...',
  column: (number: number, example: string) => `Column ${number}${example ? ` (${example})` : ''}`,
  delimiters: { ',': 'comma ,', ';': 'semicolon ;', '|': 'bar |', '\t': 'tab' } as Record<string, string>,
  ambiguous: (format: string) =>
    `Day and month could be swapped: every date in this file makes sense either way. We chose ${format} because it puts the days in order and close together. Compare one date with your bank.`,
  settings: 'Try other settings',
  problems: (count: number) =>
    count === 0 ? 'No problems found' : count === 1 ? '1 thing to look at' : `${count} things to look at`,
  noProblems: 'Every line has a date and an amount.',
  moreProblems: (count: number) => `And ${count.toLocaleString('en-US')} more like these.`,
  line: (line: number) => `Line ${line.toLocaleString('en-US')}`,
  wholeFile: 'Whole file',
  preview: `What ${PRODUCT_SHORT} reads`,
  previewOf: (name: string) => `Transactions from ${name}`,
  columnLine: 'Line',
  columnResult: 'Result',
  invalid: 'Invalid',
  becomes: (name: string) => `→ ${name}`,
  pages: (from: number, to: number, count: number) =>
    `${from.toLocaleString('en-US')}–${to.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}`,
  before: 'Earlier rows',
  after: 'More rows',
  categories: `A category is imported only if you have one with exactly this name:`,
  times: (count: number) => `×${count}`,
  second: 'Import a second file after this one',
  secondIntro: (name: string) =>
    `See which rows ${PRODUCT_SHORT} treats as duplicates when ${name} is already in the account.`,
  chooseSecond: 'Choose a second file',
  trySecond: 'Try our second file',
  compared: (name: string, matches: FileReport['matches']) => {
    const { added = 0, unchanged = 0, updated = 0 } = matches ?? {};
    const completed = updated > 0 ? `, ${updated} already there but completed by this file` : '';
    return `${name}: ${added} new, ${unchanged} already there${completed}.`;
  },
  doubtful: (count: number) =>
    `${count === 1 ? 'One match has' : `${count} matches have`} the same amount but a different payee. If those are different purchases, click the mark next to each one once in ${PRODUCT_SHORT}’s preview to add it as a new transaction.`,
  isNew: 'New',
  match: ({ kind, days, unchanged, line, date, payee }: RowMatch) => {
    const why = {
      id: 'same bank ID',
      payee: 'same amount and payee',
      amount: 'same amount, different payee',
    }[kind];
    const apart = days === 0 ? '' : days === 1 ? ', 1 day apart' : `, ${days} days apart`;
    return `${unchanged ? 'Already there' : 'Completes a row'}: ${why}${apart} (line ${line}, ${date}, ${payee})`;
  },
} as const;

interface Advice {
  what: string;
  fix: string;
}

const DELETE_LINE =
  'If it isn’t a transaction, clear its check mark in the preview, or delete the line from the file.';

/** What's wrong, and what to do about it, for each kind of problem. `found` is the text in the file that caused it. */
export const advice: Readonly<Record<ProblemKind, (found?: string) => Advice>> = {
  binary: found => ({
    what: `This isn’t a text file${found ? `. It looks like ${found}` : ''}.`,
    fix: 'Download a CSV, OFX, QFX, QIF, or CAMT file from your bank. If your data is in a spreadsheet, save it as CSV.',
  }),
  empty: () => ({
    what: 'There are no transactions in this file.',
    fix: 'Download it again. If the file has lines, set Skip lines to 0.',
  }),
  'not-a-statement': found => ({
    what:
      found === 'HTML'
        ? 'This is a web page, not a statement.'
        : 'We can’t find any transactions in this file.',
    fix:
      found === 'HTML'
        ? 'If your online banking session has expired, the bank may send an error page under the file’s name. Sign in, and download the file again.'
        : `${found ? `It looks like a ${found} file. Rename it, or download a different type of file.` : 'Download a different type of file.'}`,
  }),
  'wrong-ending': found => ({
    what: 'Files with this extension can’t be read.',
    fix: found?.startsWith('.')
      ? `Rename the file so that it ends in ${found}.`
      : 'Download a CSV, OFX, QFX, QIF, or CAMT file instead.',
  }),
  'too-large': () => ({ what: 'The file is too large.', fix: 'Download a file for a shorter period.' }),
  'endless-line': () => ({
    what: 'This line has more than a million characters.',
    fix: 'Download the file again. A bank’s file never has lines this long.',
  }),
  encoding: found => ({
    what:
      found === 'UTF-16'
        ? 'The file is saved as UTF-16, which can’t be read.'
        : `Accented letters are lost here: ${quoted(found)}.`,
    fix: 'Open the file in a text editor or spreadsheet, and save it as UTF-8.',
  }),
  quote: () => ({
    what: 'A double quote on this line opens or closes where it shouldn’t.',
    fix: 'Remove the quote, or write it twice inside quoted text: "5"" nails".',
  }),
  'many-columns': found => ({
    what: `This line has more values than the header: ${quoted(found)}.`,
    fix: 'Put double quotes around the text that contains the delimiter.',
  }),
  'few-columns': found => ({ what: `This line has too few values: ${quoted(found)}.`, fix: DELETE_LINE }),
  date: found => ({
    what: `${quoted(found)} isn’t a date in the chosen format. That stops the import.`,
    fix: `${DELETE_LINE} Otherwise, choose another date format.`,
  }),
  'early-date': found => ({
    what: `${quoted(found)} is before January 1, 2000, the first day that ${PRODUCT_SHORT} can save. That stops the import with the error “Something internally went wrong”.`,
    fix: 'Clear this row’s check mark in the preview, or delete the line from the file.',
  }),
  'odd-date': found => ({
    what: `${quoted(found)} isn’t a plain date. That stops the import with the error “Something internally went wrong”.`,
    fix: 'Use a text editor to change the date to the form 2025-10-03, without a time zone. Or download a different type of file.',
  }),
  'no-date': () => ({
    what: 'The transaction has no date. That stops the import with the error “Something internally went wrong”.',
    fix: 'Use a text editor to add the date. Or download a different type of file.',
  }),
  'no-amount': () => ({ what: 'There’s no amount, so it’s imported as 0.00.', fix: DELETE_LINE }),
  'no-number': found => ({
    what: `${quoted(found)} has no number, so it’s imported as 0.00.`,
    fix: 'Check that this line’s columns are in the right places. A comma inside text shifts them.',
  }),
  'big-amount': found => ({
    what: `${quoted(found)} is too large, so it’s imported as 0.00.`,
    fix: 'Correct the amount in the file.',
  }),
  'minus-after': found => ({
    what: `In ${quoted(found)}, the minus sign isn’t where ${PRODUCT_SHORT} expects it, so the amount is wrong.`,
    fix: 'In a text editor or spreadsheet, put a plain hyphen before the number.',
  }),
  'three-decimals': found => ({
    what: `In ${quoted(found)}, three digits follow the comma or point, so it’s read as a thousands separator.`,
    fix: 'Round the amount to two decimals in the file.',
  }),
  'both-amounts': found => ({
    what: `Both columns have an amount: ${quoted(found)}. Only the outflow counts.`,
    fix: 'Add the other amount by hand after the import.',
  }),
  'no-payee': () => ({
    what: 'There’s no payee.',
    fix: `In its preview, ${PRODUCT_SHORT} doesn’t check this row, or the rows above it, for duplicates. You can fill in the payee later.`,
  }),
  'no-payee-column': () => ({
    what: 'No column is chosen for Payee.',
    fix: `Without one, ${PRODUCT_SHORT} can’t mark duplicates in its preview.`,
  }),
  'no-date-column': () => ({
    what: 'No column is chosen for Date.',
    fix: 'Choose one: without dates, nothing can be imported.',
  }),
  'no-amount-column': () => ({
    what: 'No column is chosen for the amount.',
    fix: 'Choose one. Otherwise, every amount is 0.00.',
  }),
  'double-column': found => ({
    what: `Two columns are named ${quoted(found)}.`,
    fix: `${PRODUCT_SHORT} reads only the last one. Rename the other column in the file if you need it.`,
  }),
  'unknown-code': found => ({
    what: `${quoted(found)} begins with a code that ${PRODUCT_SHORT} doesn’t know.`,
    fix: 'Delete every line that begins with this letter.',
  }),
  'no-type': found => ({
    what: `The file begins with ${quoted(found)}, not with !Type:`,
    fix: 'Delete the lines above the first !Type: line.',
  }),
  dropped: () => ({
    what: 'This transaction’s date or amount is missing or can’t be read, so it’s left out.',
    fix: 'Add it by hand.',
  }),
  'ofx-amount': found => ({
    what: `${quoted(found)} isn’t an amount. Until it’s corrected, none of the file can be imported.`,
    fix: 'Use a text editor to correct the amount after <TRNAMT>.',
  }),
  'ofx-comma': found => ({
    what: `${quoted(found)} is read incorrectly: in this format, only a single decimal point is allowed.`,
    fix: 'Use a text editor to correct it, or download a CSV file instead.',
  }),
  'xml-prefix': found => ({
    what: `The tags have a prefix, as in ${found ?? ''}. ${PRODUCT_SHORT} can’t read tags like that.`,
    fix: 'Use a text editor to remove the prefix from all tags. Or download a different type of file.',
  }),
  'left-out': found => ({
    what: `${PRODUCT_SHORT} leaves out ${rows(Number(found))} in this file. If a file has several kinds of accounts, ${PRODUCT_SHORT} reads only one kind.`,
    fix: 'Download each account separately.',
  }),
  'several-accounts': found => ({
    what: `The file has transactions from ${found} accounts. ${PRODUCT_SHORT} puts all of them into the account that’s open.`,
    fix: 'Download each account separately.',
  }),
  'broken-xml': () => ({ what: 'The file is damaged here: a tag isn’t closed.', fix: 'Download it again.' }),
};
