import type { Problem, RawRow, ReadFile } from '../types';
import { linesOfTag } from './lines';
import { FILE_ERROR } from './ofx';
import { allNamed, child, listOf, parseXml, type XmlElement, type XmlValue } from './xml';

/** A CAMT entry without its place in the file. */
type Entry = Pick<RawRow, 'date' | 'payee' | 'notes' | 'id'> & { amount?: number };

/** Reads a CAMT.052, .053, or .054 file. Entries that the app silently drops are reported as problems. */
export function readCamt(text: string): ReadFile {
  try {
    const tree = parseXml(text);
    const entries = allNamed(tree, 'Ntry');
    const [prefixed] = entries.length > 0 ? [] : (/<[\w-]+:Ntry[\s>]/.exec(text) ?? []);
    if (prefixed !== undefined)
      return { rows: [], problems: [{ kind: 'xml-prefix', found: prefixed, blocks: true }] };
    const read = rowsOf(entries.map(entriesOf), linesOfTag(text, 'Ntry'));
    return { ...read, problems: [...accountProblems(tree), ...read.problems] };
  } catch (thrown) {
    const line = Number(/Line: (\d+)/.exec(String(thrown))?.[1] ?? -1) + 1 || undefined;
    return { rows: [], problems: [{ kind: 'broken-xml', line, blocks: true }], error: FILE_ERROR };
  }
}

/** Statements for several accounts, which the app puts into one. */
function accountProblems(tree: XmlElement): Problem[] {
  const messages = Object.values(tree).flatMap(root => (typeof root === 'object' ? Object.values(root) : []));
  const reports = messages.flatMap(message =>
    ['Stmt', 'Rpt', 'Ntfctn'].flatMap(name => listOf(child(message, name))),
  );
  const filled = reports.filter(report => child(report, 'Ntry') !== undefined);
  const accounts = new Set(filled.map(report => JSON.stringify(child(child(report, 'Acct'), 'Id'))));
  return accounts.size > 1 ? [{ kind: 'several-accounts', found: String(accounts.size) }] : [];
}

function rowsOf(entries: readonly Entry[][], lines: readonly number[]): ReadFile {
  const rows: RawRow[] = [];
  const problems: Problem[] = [];
  for (const [at, parts] of entries.entries()) {
    const line = lines[at] ?? 1;
    const length = (lines[at + 1] ?? line + 1) - line;
    for (const part of parts) {
      if (part.date === undefined || part.amount === undefined) problems.push({ kind: 'dropped', line });
      else rows.push({ line, lines: length, ...part });
    }
  }
  return { rows, problems };
}

/** The transactions in an entry: one for each of its details if it has several, or else a single one. */
function entriesOf(entry: XmlValue): Entry[] {
  const isDebit = child(entry, 'CdtDbtInd') === 'DBIT';
  const date = dateOf(child(entry, 'ValDt')) || dateOf(child(entry, 'BookgDt'));
  const details = child(child(entry, 'NtryDtls'), 'TxDtls');
  const signed = (amount: number | undefined) => (isDebit ? -(amount ?? 0) : amount);
  if (Array.isArray(details))
    return details.map(detail => ({
      date,
      amount: signed(number(child(allNamed(detail, 'Amt')[0], '_'))),
      payee: partyOf(detail, isDebit),
      notes: remittance(detail),
    }));
  const id = child(entry, 'AcctSvcrRef');
  return [
    {
      date,
      amount: signed(number(child(child(entry, 'Amt'), '_'))),
      ...namesOf(entry, details, isDebit),
      id: typeof id === 'string' && id !== '' ? id : undefined,
    },
  ];
}

/** The payee and the notes. If the details have none, they come from the entry's own text and reference. */
function namesOf(
  entry: XmlValue,
  details: XmlValue | undefined,
  isDebit: boolean,
): Pick<Entry, 'payee' | 'notes'> {
  const more = text(child(entry, 'AddtlNtryInf'));
  const payee = partyOf(details, isDebit) || more || undefined;
  let notes = remittance(details);
  if (!notes && more && more !== payee) notes = more;
  if (!payee && !notes) notes = text(child(entry, 'NtryRef')) ?? notes;
  return { payee, notes: payee && notes && payee.includes(notes) ? undefined : notes || undefined };
}

/** The other party's name: the creditor's for money that goes out, and the debtor's for money that comes in. */
function partyOf(details: XmlValue | undefined, isDebit: boolean): string | undefined {
  const parties = child(details, 'RltdPties');
  return text(allNamed(child(parties, isDebit ? 'Cdtr' : 'Dbtr'), 'Nm')[0]);
}

function remittance(details: XmlValue | undefined): string | undefined {
  const lines = child(child(details, 'RmtInf'), 'Ustrd');
  return lines === undefined ? undefined : listOf(lines).map(text).join(' ');
}

/** @throws Error if the date contains no element, because the app fails in that case */
function dateOf(value: XmlValue | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string') throw new Error('The date has no Dt or DtTm.');
  return text(child(value, 'DtTm'))?.slice(0, 10) ?? text(child(value, 'Dt'));
}

const text = (value: XmlValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

function number(value: XmlValue | undefined): number | undefined {
  const read = Number(value);
  return typeof value !== 'string' || Number.isNaN(read) ? undefined : read;
}
