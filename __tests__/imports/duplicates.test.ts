import { findMatches } from '@/lib/imports/duplicates';
import type { ImportRow } from '@/lib/imports/types';

const row = (date: string, payee: string, cents: number, id?: string): ImportRow => ({
  line: 1,
  date,
  dateText: date,
  payee,
  importedPayee: payee,
  notes: undefined,
  category: '',
  amountText: '',
  cents,
  id,
});

const match = (first: ImportRow[], second: ImportRow[]) =>
  findMatches(first, second).map(found => (found ? `${found.kind} ${found.existing}` : 'new'));

test('the same amount at most seven days away is a match, eight days away is none', () => {
  const first = [row('2025-10-08', 'Grocer', -100)];
  expect(match(first, [row('2025-10-15', 'Baker', -100)])).toEqual(['amount 0']);
  expect(match(first, [row('2025-10-01', 'Baker', -100)])).toEqual(['amount 0']);
  expect(match(first, [row('2025-10-16', 'Grocer', -100)])).toEqual(['new']);
  expect(match(first, [row('2025-10-08', 'Grocer', -101)])).toEqual(['new']);
});

test('the same payee comes before a nearer day, whatever its capitals', () => {
  const first = [row('2025-10-08', 'Baker', -100), row('2025-10-05', 'GROCER', -100)];
  expect(match(first, [row('2025-10-08', 'Grocer', -100)])).toEqual(['payee 1']);
});

test('a row is matched once', () => {
  const first = [row('2025-10-08', 'Grocer', -100)];
  const second = [row('2025-10-08', 'Grocer', -100), row('2025-10-08', 'Grocer', -100)];
  expect(match(first, second)).toEqual(['new', 'payee 0']);
});

test('the bank’s ID decides, and two rows with different IDs are never one', () => {
  const first = [row('2025-10-08', 'Grocer', -100, 'a'), row('2025-10-08', 'Grocer', -100, 'b')];
  expect(match(first, [row('2025-12-24', 'Other', -7, 'b'), row('2025-10-08', 'Grocer', -100, 'c')])).toEqual(
    ['id 1', 'new'],
  );
});

test('a second file without new rows changes nothing', () => {
  const first = [row('2025-10-08', 'Grocer', -100)];
  expect(findMatches(first, first)[0]).toMatchObject({ unchanged: true, days: 0 });
  expect(findMatches(first, [{ ...row('2025-10-09', 'Grocer', -100), notes: 'x' }])[0]).toMatchObject({
    unchanged: false,
    days: 1,
  });
});

test('rows without a readable date match nothing', () => {
  expect(
    match([{ ...row('2025-10-08', 'Grocer', -100) }], [{ ...row('', 'Grocer', -100), date: undefined }]),
  ).toEqual(['new']);
});
