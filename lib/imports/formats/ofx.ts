import { ofxAmount } from '../amounts';
import type { Problem, RawRow, ReadFile } from '../types';
import { linesOfTag } from './lines';
import { allNamed, child, listOf, parseXml, type XmlElement, type XmlValue } from './xml';

/** The app's message for OFX and XML files it can't read. */
export const FILE_ERROR = 'Failed importing file';

/** Where each kind of account has its transactions: message set, response, statement. */
const PLACES = {
  CREDITCARDMSGSRSV1: ['CCSTMTTRNRS', 'CCSTMTRS', 'BANKTRANLIST'],
  INVSTMTMSGSRSV1: ['INVSTMTTRNRS', 'INVSTMTRS', 'INVTRANLIST'],
  BANKMSGSRSV1: ['STMTTRNRS', 'STMTRS', 'BANKTRANLIST'],
} as const;

/** Where a statement names its account. */
const ACCOUNTS = ['BANKACCTFROM', 'CCACCTFROM', 'INVACCTFROM'];

/**
 * Reads an OFX or QFX file, as XML or, failing that, as SGML without closing tags.
 *
 * @param memoAsPayee whether to use the memo as the payee if a transaction has no name
 */
export function readOfx(text: string, memoAsPayee: boolean): ReadFile {
  try {
    const content = `<OFX>${text.split(/<OFX\s?>/, 2)[1]}`;
    const tree = readTree(content);
    const statements = statementsOf(tree);
    const entries = statements.flatMap(entriesOf);
    const read = rowsOf(entries, linesOfTag(text, 'STMTTRN', setOf(tree)), memoAsPayee);
    const leftOut = allNamed(tree, 'STMTTRN').length - entries.length;
    return { ...read, problems: [...accountProblems(statements, leftOut), ...read.problems] };
  } catch {
    return { rows: [], problems: [], error: FILE_ERROR };
  }
}

function readTree(content: string): XmlElement {
  try {
    return parseXml(content, true);
  } catch {
    return parseXml(closeTags(content), true);
  }
}

/** Adds the closing tags of values, which SGML leaves out, and writes every ampersand as an entity. */
function closeTags(sgml: string): string {
  return sgml
    .replaceAll('&', '&#038;')
    .replace(/>\s+</g, '><')
    .replace(/\s+</g, '<')
    .replace(/>\s+/g, '>')
    .replace(/\.(?=[^<>]*>)/g, '')
    .replace(/<(\w+?)>([^<]+)/g, '<$1>$2</<added>$1>')
    .replace(/<\/<added>(\w+?)>(<\/\1>)?/g, '</$1>');
}

/** The kind of account whose transactions the app reads. It leaves out all others. */
function setOf(tree: XmlElement): keyof typeof PLACES {
  const ofx = child(tree, 'OFX');
  const isThere = (name: string) => child(ofx, name) !== undefined;
  return (['CREDITCARDMSGSRSV1', 'INVSTMTMSGSRSV1'] as const).find(isThere) ?? 'BANKMSGSRSV1';
}

/** A statement for one account: its account and its transactions. */
interface Statement {
  account: XmlValue | undefined;
  list: XmlValue | undefined;
  isInvestment: boolean;
}

function statementsOf(tree: XmlElement): Statement[] {
  const set = setOf(tree);
  const [response, statement, list] = PLACES[set];
  return listOf(child(child(child(tree, 'OFX'), set), response)).map(answer => {
    const content = child(answer, statement);
    const account = ACCOUNTS.map(name => child(content, name)).find(found => found !== undefined);
    return {
      account: child(account, 'ACCTID'),
      list: child(content, list),
      isInvestment: set === 'INVSTMTMSGSRSV1',
    };
  });
}

function entriesOf({ list, isInvestment }: Statement): XmlValue[] {
  if (!isInvestment) return listOf(child(list, 'STMTTRN'));
  const cash = child(list, 'INVBANKTRAN');
  if (cash !== undefined && !Array.isArray(cash)) throw new Error('A single INVBANKTRAN stops the app.');
  return listOf(cash).flatMap(entry => listOf(child(entry, 'STMTTRN')));
}

/** Reports transactions in other kinds of accounts, which the app leaves out, and several accounts, which it puts into one. */
function accountProblems(statements: readonly Statement[], leftOut: number): Problem[] {
  const problems: Problem[] = [];
  if (leftOut > 0) problems.push({ kind: 'left-out', found: String(leftOut) });
  const filled = statements.filter(statement => entriesOf(statement).length > 0);
  const { size } = new Set(filled.map(({ account }) => account));
  if (size > 1) problems.push({ kind: 'several-accounts', found: String(size) });
  return problems;
}

function rowsOf(entries: readonly XmlValue[], lines: readonly number[], memoAsPayee: boolean): ReadFile {
  const rows: RawRow[] = [];
  const problems: Problem[] = [];
  for (const [at, entry] of entries.entries()) {
    const line = lines[at] ?? 1;
    const posted = child(entry, 'DTPOSTED');
    const amount = child(entry, 'TRNAMT');
    const number = ofxAmount(amount);
    const found = typeof amount === 'string' ? amount : undefined;
    if (number === undefined)
      problems.push({ kind: 'ofx-amount', line, found: found ?? 'undefined', blocks: true });
    else if (/,\d{1,2}\)?$|\..*\./.test(found ?? '')) problems.push({ kind: 'ofx-comma', line, found });
    const name = plain(child(entry, 'NAME'));
    const memo = plain(child(entry, 'MEMO'));
    const id = child(entry, 'FITID');
    rows.push({
      line,
      lines: (lines[at + 1] ?? line + 1) - line,
      // The app takes the first day of 1970, which it then refuses to save.
      date: posted ? day(posted) : undefined,
      amount: number ?? 0,
      payee: name || (memoAsPayee ? memo : undefined),
      notes: memo || undefined,
      id: typeof id === 'string' ? id : undefined,
    });
  }
  const broken = problems.find(({ kind }) => kind === 'ofx-amount');
  const error = broken && `Invalid amount format: ${broken.found}`;
  return error ? { rows: [], problems, error } : { rows, problems };
}

/**
 * The date in a YYYYMMDDHHMMSS string. A month or day that is too large continues into the next year or month, as in the app.
 */
function day(posted: XmlValue): string {
  if (typeof posted !== 'string') throw new Error('DTPOSTED is not text.');
  const [year, month, date] = [posted.slice(0, 4), posted.slice(4, 6), posted.slice(6, 8)].map(Number);
  const fullYear = new Date(Number(year), Number(month) - 1, Number(date)).getFullYear();
  return new Date(Date.UTC(fullYear, (((Number(month) - 1) % 12) + 12) % 12, Number(date)))
    .toISOString()
    .slice(0, 10);
}

const ENTITIES: readonly (readonly [RegExp, string])[] = [
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&#39;/g, "'"],
  [/&quot;/g, '"'],
  [/&amp;|&#038;/g, '&'],
];

/** Decodes a string's entities a second time, as the app does. The app fails if a tag appears twice. */
function plain(value: XmlValue | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw new Error('A tag appears twice.');
  return ENTITIES.reduce((text, [entity, character]) => text.replace(entity, character), value);
}
