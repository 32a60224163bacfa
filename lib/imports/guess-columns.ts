import { DATE_FORMATS, parseDate } from './dates';
import type { CsvTable } from './formats/csv';
import type { Settings } from './types';

/** Words that banks write above each column, in several languages. Earlier words count more. */
const WORDS = {
  date: /transaction date|^date$|buchungstag|buchungsdatum|date op|fecha op|posting date|posted|booking|date|datum|fecha|data|dato|päivä/,
  payee:
    /payee|tegenpartij|counter ?part|merchant|beneficiary|begünstigter|auftraggeber|empfänger|beneficiario|bénéficiaire|naam|name|buchungstext|rubrik|description|libell|concepto|descri|omschrijving|tekst|details|narrati|title|text/,
  notes:
    /notes|memo|remittance|verwendungszweck|purpose|mededeling|message|melding|observaciones|reference text/,
  text: /description|descri|omschrijving|narrative|details|title/,
  category: /category|kategorie|catégorie|categoría|categoria/,
  amount: /^amount|amount|betrag|bedrag|importe|montant|importo|kwota|belopp|beløp|valor|sum|value/,
  outflow:
    /outflow|debit|débit|withdraw|paid out|money out|soll|spent|cargo|payments?$|charge|salida|af$|^out$|dare|débito/,
  inflow: /inflow|credit|crédit|deposit|paid in|money in|haben|abono|receipt|entrada|bij$|^in$|avere|crédito/,
  other:
    /balance|saldo|solde|running|number|nummer|iban|account|konto|currency|währung|code|check|id$|exchange/,
} as const;

/** Strings that mark a row as money that goes out. */
const OUT_VALUES =
  /^(?:dbit|debit|debits|dr|d|s|soll|af|out|outflow|withdrawal|expense|payment|sent|charge|purchase|-)$/i;

/**
 * The share of a column's filled cells that must be dates or amounts. It's below 1, so that a line with a total doesn't hide
 * the column.
 */
const MOST = 0.8;

/** The same share if the title already says what the column holds. */
const SOME = 0.3;

/** What the cells of a column look like. */
interface Column {
  name: string;
  title: string;
  filled: string[];
  /** The share of filled cells that are dates or amounts. */
  dates: number;
  amounts: number;
}

/** The columns that fit a file best, and the amount options that go with them. */
export function guessColumns(
  table: CsvTable,
  hasHeader: boolean,
): Pick<Settings, 'mapping' | 'split' | 'inOut' | 'outValue'> {
  const columns = table.columns.map(name => describe(name, hasHeader, table));
  const date = best(
    columns.filter(({ title, dates }) => dates >= (WORDS.date.test(title) ? SOME : MOST)),
    'date',
  );
  const isMoney = ({ title, amounts, dates }: Column) =>
    dates < MOST && amounts >= (isTitled(title, 'amount') ? SOME : MOST);
  const numeric = columns.filter(column => column !== date && isMoney(column));
  const money = guessMoney(numeric, columns);
  const taken = [date?.name, ...Object.values(money.mapping)];
  const rest = columns.filter(({ name }) => !taken.includes(name));
  return { ...money, mapping: { date: date?.name, ...guessTexts(rest), ...money.mapping } };
}

/** The columns for the payee, the notes, and the category, among those that hold neither the date nor the amount. */
function guessTexts(columns: readonly Column[]): Pick<Settings['mapping'], 'payee' | 'notes' | 'category'> {
  const texts = columns.filter(
    ({ filled, amounts, dates }) => filled.length > 0 && amounts < MOST && dates < MOST,
  );
  const category = texts.find(({ title }) => WORDS.category.test(title));
  const others = texts.filter(column => column !== category);
  const usable = others.filter(({ title }) => !WORDS.other.test(title));
  const payee = best(usable, 'payee') ?? longest(others);
  const rest = usable.filter(column => column !== payee);
  const notes =
    rest.find(({ title }) => WORDS.notes.test(title)) ?? rest.find(({ title }) => WORDS.text.test(title));
  return { payee: payee?.name, notes: notes?.name, category: category?.name };
}

function describe(name: string, hasHeader: boolean, { records }: CsvTable): Column {
  const filled = records.flatMap(({ values }) => values[name] || []);
  const share = (fits: (cell: string) => boolean) =>
    filled.length === 0 ? 0 : filled.filter(fits).length / filled.length;
  return {
    name,
    title: hasHeader ? name.toLowerCase().trim() : '',
    filled,
    dates: share(isDate),
    amounts: share(isAmount),
  };
}

const NUMBERED_DATE = /^\d{1,4}[-/. ']\s?\d{1,2}[-/. ']+\d{1,4}(?!\d)/;
const NAMED_MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;

/** Whether a cell is a date in one of the app's formats, and nothing else such as a reference number. */
export function isDate(cell: string): boolean {
  const looksRight =
    NUMBERED_DATE.test(cell) ||
    /^\d{8}$/.test(cell) ||
    (NAMED_MONTH.test(cell) && /^\D{0,10}\d{1,2}\D/.test(cell));
  return looksRight && DATE_FORMATS.some(format => /^(?:19|20)\d\d-/.test(parseDate(cell, format) ?? ''));
}

/** Whether a cell is an amount: a number, possibly with a currency and a sign. */
export function isAmount(cell: string): boolean {
  const [, number = ''] =
    /^[-+−(]?\s?[\p{L}\p{Sc}]{0,3}\s?[-+−]?(\d[\d.,'’\s]*)(?:\p{Sc}|\p{L}{1,3}\.?)?\s?[-−)]?$/u.exec(cell) ??
    [];
  return number !== '' && !/^\d{7,}$/.test(number.trim()) && !isDate(cell);
}

/** The column whose title has the best word. For dates, the first column if no title has one. */
function best(columns: readonly Column[], field: 'date' | 'payee'): Column | undefined {
  for (const word of WORDS[field].source.split('|').map(source => new RegExp(source))) {
    const found = columns.find(({ title }) => word.test(title));
    if (found) return found;
  }
  return field === 'date' ? columns[0] : undefined;
}

/** The column with the longest and most varied text. */
function longest(columns: readonly Column[]): Column | undefined {
  const weight = ({ filled }: Column) =>
    new Set(filled).size * Math.min(20, filled.join('').length / filled.length);
  return [...columns].sort((one, other) => weight(other) - weight(one))[0];
}

function guessMoney(numeric: readonly Column[], all: readonly Column[]) {
  const off = { split: false, inOut: false, outValue: '' };
  const usable = numeric.filter(({ title }) => !WORDS.other.test(title));
  const outflow = all.find(column => isSide(column, 'outflow'));
  const inflow = all.find(column => column !== outflow && isSide(column, 'inflow'));
  const amount = usable.find(
    ({ title }) => WORDS.amount.test(title) && !isTitled(title, 'outflow') && !isTitled(title, 'inflow'),
  );
  if (outflow && inflow && !amount)
    return { ...off, split: true, mapping: { outflow: outflow.name, inflow: inflow.name } };
  const only =
    amount ?? usable.find(({ filled }) => filled.some(cell => /[.,-]/.test(cell))) ?? usable[0] ?? numeric[0];
  const marker = only && isUnsigned(only) ? findMarker(all) : undefined;
  const mapping = { amount: only?.name };
  if (marker)
    return { ...off, inOut: true, outValue: marker.out, mapping: { ...mapping, inOut: marker.column.name } };
  return { ...off, mapping };
}

const isTitled = (title: string, side: 'amount' | 'outflow' | 'inflow') => WORDS[side].test(title);

/** Whether a column is only for money out, or only for money in: its title says so, and its filled cells are amounts. */
function isSide(column: Column, side: 'outflow' | 'inflow'): boolean {
  return isTitled(column.title, side) && (column.filled.length === 0 || column.amounts >= MOST);
}

const isUnsigned = ({ filled }: Column) => filled.every(cell => !/[-−(]/.test(cell));

/** The column with at most three different strings, one of which marks money that goes out. */
function findMarker(columns: readonly Column[]): { column: Column; out: string } | undefined {
  for (const column of columns) {
    const values = [...new Set(column.filled)];
    const out = values.find(value => OUT_VALUES.test(value));
    if (out !== undefined && values.length <= 3) return { column, out };
  }
  return undefined;
}
