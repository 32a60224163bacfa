import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImportDesk } from '@/lib/imports/desk';
import type { Response } from '@/lib/imports/messages';
import { stepsOf } from '@/lib/imports/steps';
import { FOLDER } from './read';

const bytes = (name: string): ArrayBuffer => new Uint8Array(readFileSync(join(FOLDER, name))).buffer;

const read = (desk: ImportDesk, name: string, slot: 'first' | 'second' = 'first') =>
  report(desk.answer({ type: 'read', id: 1, slot, name, bytes: bytes(name) }));

function report(response: Response) {
  if (response.type !== 'report' || !response.first) throw new Error("There's no report.");
  return { first: response.first, second: response.second };
}

/** The settings that differ from what the app chooses by itself. */
const changes = (desk: ImportDesk, name: string) =>
  stepsOf(read(desk, name).first)
    .filter(({ change }) => change)
    .map(({ key, value }) => `${key} ${value}`);

test('the list has the errors that are the app’s own', () => {
  expect(changes(new ImportDesk(), 'de-preamble.csv')).toEqual([
    'delimiter ;',
    'skipLines 6',
    'date Buchungstag',
    'payee Auftraggeber / Begünstigter',
    'notes Verwendungszweck',
    'amount Betrag (EUR)',
    'dateFormat dd mm yyyy',
  ]);
  expect(changes(new ImportDesk(), 'us-card-positive.csv')).toContain('flip true');
  expect(changes(new ImportDesk(), 'sgml.ofx')).toEqual([]);
});

test('totals are those of the bank', () => {
  expect(read(new ImportDesk(), 'us-checking.csv').first.totals).toEqual({
    count: 4,
    moneyIn: 185_000,
    moneyOut: -14_738,
    net: 170_262,
    inCount: 1,
    outCount: 3,
    from: '2025-10-03',
    to: '2025-10-09',
  });
});

test('another setting reads both files again, and a new first file forgets the second', () => {
  const desk = new ImportDesk();
  read(desk, 'overlap.csv');
  expect(read(desk, 'overlap.2.csv', 'second').second?.matches).toEqual({
    added: 3,
    unchanged: 3,
    updated: 1,
    doubtful: 1,
  });
  const flipped = report(desk.answer({ type: 'set', id: 2, settings: { flip: true } }));
  expect(flipped.first.totals.moneyOut).toBe(0);
  expect(flipped.second?.totals.moneyOut).toBe(0);
  expect(read(desk, 'us-checking.csv').second).toBeUndefined();
});

test('choosing another delimiter guesses the columns again', () => {
  const desk = new ImportDesk();
  read(desk, 'us-checking.csv');
  const { first } = report(desk.answer({ type: 'set', id: 2, settings: { delimiter: ';' } }));
  expect(first.columns).toHaveLength(1);
  expect(first.settings.mapping.amount).toBeUndefined();
  const again = report(desk.answer({ type: 'set', id: 3, settings: { delimiter: ',' } }));
  expect(again.first.settings.mapping.amount).toBe('Amount');
});
