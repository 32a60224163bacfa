import { LARGEST_FILE, LONGEST_LINE } from '@/lib/imports/decode';
import { rehearse } from '@/lib/imports/rehearse';
import { problemsOf, readFile, readText } from './read';

test.each([
  ['total-line.csv', ['date 4', 'no-payee 4']],
  ['empty-amounts.csv', ['no-amount 2', 'no-number 4']],
  ['huge-amounts.csv', ['big-amount 3']],
  ['both-columns.csv', ['both-amounts 2']],
  ['extra-commas.csv', ['no-number 2']],
  ['minus-after.csv', ['minus-after 2']],
  ['thousands-three.csv', ['three-decimals 2']],
  ['stray-quote.csv', ['quote 2']],
  ['duplicate-columns.csv', ['double-column']],
  ['no-payee.csv', ['no-payee-column']],
  ['de-latin1.csv', ['encoding 1']],
  ['no-amount.qif', ['dropped 2']],
  ['u-code.qif', ['unknown-code 3']],
  ['account-list.qif', ['no-type 1']],
  ['bad-amount.ofx', ['ofx-amount 16']],
  ['comma-amount.ofx', ['ofx-comma 16']],
  ['error-page.ofx', ['not-a-statement']],
  ['bank-and-card.ofx', ['left-out']],
  ['three-accounts.ofx', ['several-accounts']],
  ['camt-two-accounts.xml', ['several-accounts']],
  ['before-2000.csv', ['early-date 2']],
  ['before-2000.qif', ['early-date 2']],
  ['no-date.ofx', ['no-date 15']],
  ['camt-timezone.xml', ['odd-date 6']],
  ['camt-no-date.xml', ['dropped 6']],
  ['camt-prefix.xml', ['xml-prefix']],
  ['broken.xml', ['broken-xml 2']],
  ['us-checking.csv', []],
  ['us-quotes-inside.csv', []],
])('%s: what is wrong, and on which line', (name, problems) => {
  expect(problemsOf(readFile(name))).toEqual(problems);
});

test('the lines of a file with cards and bank accounts are those of the cards', () => {
  expect(readFile('bank-and-card.ofx').rows.map(({ line, payee }) => [line, payee])).toEqual([
    [22, 'Stream Movies'],
  ]);
});

test('a row knows the line it starts on, even after skipped lines and values that have two lines', () => {
  expect(readFile('us-quotes-inside.csv').rows.map(({ line }) => line)).toEqual([2, 3, 5]);
  expect(readFile('us-summary-above.csv').rows.map(({ line }) => line)).toEqual([8, 9, 10]);
});

test('a line with more values than the header is reported', () => {
  const text =
    'Date,Payee,Amount,Ref\n2025-10-03,Smith, Jones, and Sons,-1.00,7\n2025-10-04,Grocer,-2.00,8\n';
  expect(problemsOf(readText('a.csv', text))).toContain('many-columns 2');
});

test('a line with too few values for an amount is reported', () => {
  const text = 'Date,Payee,Amount\n2025-10-03,Grocer,-1.00\n2025-10-04,Grocer,-1.00\n2025-10-05,Grocer\n';
  expect(problemsOf(readText('a.csv', text))).toEqual(['few-columns 4']);
});

test('a damaged file that already has the right extension isn’t to be renamed', () => {
  expect(readText('bank.ofx', '<OFX><STMTTRN>').problems).toMatchObject([{ kind: 'not-a-statement' }]);
  expect(readText('bank.ofx', '<OFX><STMTTRN>').problems[0]?.found).toBeUndefined();
  expect(readText('bank.ofx', '!Type:Bank').problems).toMatchObject([{ found: '.qif' }]);
});

test.each([
  ['%PDF-1.7 …', 'PDF'],
  ['PK\u0003\u0004…', 'XLSX, ODS, ZIP'],
])('a file that begins with %s isn’t text', (text, found) => {
  expect(readText('a.csv', text)).toMatchObject({
    rows: [],
    problems: [{ kind: 'binary', found, blocks: true }],
  });
});

test('binary files, empty files, and UTF-16 are rejected', () => {
  expect(problemsOf(rehearse('a.csv', new Uint8Array([1, 0, 2, 0, 255])))).toEqual(['binary']);
  expect(problemsOf(rehearse('a.csv', new Uint8Array()))).toEqual(['empty']);
  expect(problemsOf(readText('a.csv', ' \n\n'))).toEqual(['empty']);
  expect(problemsOf(rehearse('a.csv', new Uint8Array([255, 254, 68, 0, 97, 0])))).toEqual(['encoding 1']);
});

test('an endless line is rejected before it reaches the parser', () => {
  const text = `Date,Payee,Amount\n${'x'.repeat(LONGEST_LINE + 1)}\n`;
  expect(problemsOf(readText('a.csv', text))).toEqual(['endless-line 2']);
  expect(LARGEST_FILE).toBeGreaterThan(LONGEST_LINE);
});

test('a file with another extension gets the app’s message and the extension to use', () => {
  expect(readText('a.txt', 'Date,Payee,Amount\n')).toMatchObject({
    error: 'Invalid file type',
    problems: [{ kind: 'wrong-ending', found: '.csv' }],
  });
  expect(readText('a.txt', '<OFX>').problems[0]).toMatchObject({ found: '.ofx' });
  expect(readText('a.txt', '!Type:Bank\n').problems[0]).toMatchObject({ found: '.qif' });
});

test('names that every object has are ordinary columns', () => {
  const text = 'Date,constructor,__proto__,Amount\n2025-10-03,Grocer,x,-1.00\n2025-10-04,Baker,y,-2.00\n';
  const { rows } = readText('a.csv', text, {
    mapping: { date: 'Date', payee: 'constructor', notes: '__proto__', amount: 'Amount' },
  });
  expect(rows[0]).toMatchObject({ payee: 'Grocer', notes: 'x', cents: -100 });
});
