import { guessDateFormat, isAmbiguous } from '@/lib/imports/guess';
import { isAmount, isDate } from '@/lib/imports/guess-columns';
import { readFile } from './read';

const shape = (name: string) => {
  const { delimiter, skipLines, hasHeader, dateFormat } = readFile(name).settings;
  return [delimiter, skipLines, hasHeader, dateFormat];
};

test.each([
  ['us-checking.csv', ',', 0, true, 'yyyy mm dd'],
  ['us-withdrawal-deposit.csv', ',', 3, true, 'mm dd yyyy'],
  ['us-summary-above.csv', ',', 6, true, 'mm dd yyyy'],
  ['us-no-header.csv', ',', 0, false, 'mm dd yyyy'],
  ['us-month-names.csv', ',', 0, true, 'mm dd yyyy'],
  ['us-two-digit-year.csv', ',', 0, true, 'mm dd yy'],
  ['de-preamble.csv', ';', 6, true, 'dd mm yyyy'],
  ['de-soll-haben.csv', ';', 0, true, 'dd mm yy'],
  ['in-bank.csv', ',', 0, true, 'dd mm yy'],
  ['au-no-header.csv', ',', 0, false, 'dd mm yyyy'],
  ['fr-tabs.tsv', '\t', 0, true, 'dd mm yyyy'],
  ['pipe.csv', '|', 0, true, 'yyyy mm dd'],
  ['compact-dates.csv', ',', 0, true, 'yyyy mm dd'],
  ['uk-ambiguous.csv', ',', 0, true, 'dd mm yyyy'],
])('%s: delimiter, skipped lines, header, and date format', (name, ...expected) => {
  expect(shape(name)).toEqual(expected);
});

test.each([
  ['us-checking.csv', { date: 'Date', payee: 'Description', amount: 'Amount' }],
  [
    'us-budget-export.csv',
    { date: 'Date', payee: 'Payee', notes: 'Notes', category: 'Category', amount: 'Amount' },
  ],
  [
    'us-debit-credit.csv',
    { date: 'Transaction Date', outflow: 'Debit', inflow: 'Credit', category: 'Category' },
  ],
  ['nl-af-bij.csv', { amount: 'Bedrag (EUR)', inOut: 'Af Bij', notes: 'Mededelingen' }],
  ['nl-semicolon.csv', { payee: 'Tegenpartij', notes: 'Omschrijving', amount: 'Bedrag' }],
  ['it-conto.csv', { outflow: 'Dare', inflow: 'Avere' }],
  ['uk-money-in-out.csv', { outflow: 'Paid out', inflow: 'Paid in' }],
  ['us-no-header.csv', { date: '0', amount: '1', payee: '4' }],
])('%s: the column of each field', (name, mapping) => {
  expect(readFile(name).settings.mapping).toMatchObject(mapping);
});

test('amounts without a sign take it from a column with two different values', () => {
  expect(readFile('de-sh-column.csv').settings).toMatchObject({ inOut: true, outValue: 'S' });
  expect(readFile('us-type-column.csv').settings).toMatchObject({ inOut: true, outValue: 'DEBIT' });
});

test('a card whose purchases are positive is flipped, and an account with a salary is not', () => {
  expect(readFile('us-card-positive.csv').settings.flip).toBe(true);
  expect(readFile('us-checking.csv').settings.flip).toBe(false);
});

test('of two date formats, the one with the days in order and close together is chosen', () => {
  expect(guessDateFormat(['03/04/2025', '05/04/2025', '07/04/2025'])).toBe('dd mm yyyy');
  expect(guessDateFormat(['04/03/2025', '04/05/2025', '04/07/2025'])).toBe('mm dd yyyy');
  expect(guessDateFormat(['13/04/2025', '05/04/2025'])).toBe('dd mm yyyy');
  expect(guessDateFormat([])).toBe('yyyy mm dd');
});

test('ambiguous dates are noticed', () => {
  expect(isAmbiguous(['03/04/2025', '05/04/2025'], 'dd mm yyyy')).toBe(true);
  expect(isAmbiguous(['03/04/2025', '13/04/2025'], 'dd mm yyyy')).toBe(false);
  expect(isAmbiguous(['04/04/2025'], 'dd mm yyyy')).toBe(false);
  expect(isAmbiguous(['2025-04-03'], 'yyyy mm dd')).toBe(false);
});

test.each([
  '2025-10-03',
  '10/3/25',
  '3.10.2025',
  '20251003',
  'Oct 3, 2025',
  '3 Oct 2025',
  "10/ 3'25",
  '2025-10-03T10:22:31Z',
])('%s is a date', text => expect(isDate(text)).toBe(true));

test.each(['', '42.50', '8821', '0012345', 'NL00BANK0001', 'Check 1207', '2025', '99/99/9999'])(
  '%s isn’t a date',
  text => {
    expect(isDate(text)).toBe(false);
  },
);

test.each([
  '-42.50',
  '1.850,00',
  "1'850.00",
  '($1,204.00)',
  '£-42.50',
  'USD 45.20',
  '45.20 CR',
  '1 850,00',
  '-42,50 PLN',
  '42.50-',
])('%s is an amount', text => expect(isAmount(text)).toBe(true));

test.each(['', 'pump 3', 'Green Grocer', '2025-10-03', '0001234567', 'NL00BANK0001'])(
  '%s isn’t an amount',
  text => {
    expect(isAmount(text)).toBe(false);
  },
);
