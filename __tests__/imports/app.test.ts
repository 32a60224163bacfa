import { readdirSync } from 'node:fs';
import { findMatches } from '@/lib/imports/duplicates';
import { payeeName } from '@/lib/imports/payee-name';
import { FOLDER, readFile } from './read';
import { recordedImports } from './recorded';

/** What the app itself did with each file; tools/app/import-check drives its dialog. */
const files = Object.entries(recordedImports());

test('every file was imported by the app', () => {
  expect(files.map(([name]) => name).sort()).toEqual(readdirSync(FOLDER).sort());
  expect(files.length).toBeGreaterThanOrEqual(60);
});

test.each(files)('%s: the app imported it with the settings that are recommended', (name, { settings }) => {
  expect(readFile(name).settings).toEqual(settings);
});

test.each(files.filter(([, { rows }]) => rows))(
  '%s: the app has the rows of the rehearsal',
  (name, { settings, rows }) => {
    const rehearsed = readFile(name, settings);
    expect(rehearsed.error).toBeUndefined();
    const expected = rehearsed.rows.map(row => ({
      date: row.date,
      amount: row.cents,
      payee: row.payee.trim() === '' ? null : payeeName(row.payee),
      importedPayee: row.importedPayee,
      notes: row.notes ?? '',
      id: row.id ?? '',
    }));
    const saved = rows?.map(({ date, amount, payee, importedPayee, notes, id }) => ({
      date,
      amount,
      payee,
      importedPayee: importedPayee ?? '',
      notes: notes ?? '',
      id: id ?? '',
    }));
    expect(saved).toEqual(expected);
  },
);

test.each(files.filter(([, { error }]) => error !== undefined))(
  '%s: the app refuses what the rehearsal refuses',
  (name, { settings, error = '' }) => {
    const { error: message, problems } = readFile(name, settings);
    expect(problems.some(({ blocks }) => blocks)).toBe(true);
    // A date that can’t be saved stops the import itself; until then, the app shows the rows.
    if (!/^(?:Unable to parse date|Something internally went wrong)/.test(error)) expect(message).toBe(error);
  },
);

test.each(files.filter(([, { matches }]) => matches))(
  '%s: the app finds the same duplicates',
  (name, { matches = [] }) => {
    const first = readFile(name.replace('.2.', '.'));
    const found = findMatches(first.rows, readFile(name, first.settings).rows);
    const rehearsed = found.map(match => (match ? (match.unchanged ? 'nothing' : match.existing) : 'new'));
    expect(rehearsed).toEqual(matches);
  },
);
