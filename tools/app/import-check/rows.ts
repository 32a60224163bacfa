import type { ImportedMatch, ImportedRow } from '../../../__tests__/imports/recorded.ts';
import type { Rehearsal } from '../../../lib/imports/rehearse.ts';
import type { App } from '../src/app.ts';

interface Saved {
  id: string;
  date: string;
  amount: number;
  'payee.name': string | null;
  imported_payee: string | null;
  notes: string | null;
  'category.name': string | null;
  imported_id: string | null;
}

interface Query {
  filter(by: object): Query;
  select(fields: string[]): Query;
  orderBy(by: object): Query;
}

/** The app's window, with the functions that it adds to query its database. */
declare const window: Window & {
  $q: (table: string) => Query;
  $query: (query: Query) => Promise<{ data: Saved[] }>;
};

/** The transactions of an account as the app has saved them, in the order of the file. */
export async function importedRows(app: App, account: string): Promise<ImportedRow[]> {
  return (await savedRows(app, account)).map(row => ({
    date: row.date,
    amount: row.amount,
    payee: row['payee.name'],
    importedPayee: row.imported_payee,
    notes: row.notes,
    category: row['category.name'],
    id: row.imported_id,
  }));
}

/** The app imports the last line of a file first and gives it the highest place in the order. */
async function savedRows(app: App, account: string): Promise<Saved[]> {
  return app.page.evaluate(async id => {
    const fields = ['id', 'date', 'amount', 'payee.name', 'imported_payee', 'notes', 'category.name', 'imported_id'];
    const query = window.$q('transactions').filter({ account: id }).select(fields).orderBy({ sort_order: 'asc' });
    return (await window.$query(query)).data;
  }, account);
}

interface Preview {
  transaction: { trx_id: string };
  existing?: { id: string } | false;
  ignored?: boolean;
}

/** What the app's own comparison returns for each row, with the same request as the app's dialog. */
export async function previewMatches(app: App, account: string, { rows, kind }: Rehearsal): Promise<ImportedMatch[]> {
  const saved = await savedRows(app, account);
  const transactions = rows
    .map((row, at) => ({
      trx_id: String(at),
      date: row.date,
      amount: row.cents,
      payee_name: row.payee,
      ...(kind !== 'csv' && { imported_payee: row.payee }),
      notes: row.notes,
      imported_id: row.id,
      cleared: true,
    }))
    .reverse();
  const { updatedPreview } = await app.send<{ updatedPreview: Preview[] }>('transactions-import', {
    accountId: account,
    transactions,
    isPreview: true,
  });
  return rows.map((_, at): ImportedMatch => {
    const found = updatedPreview.find(({ transaction }) => transaction.trx_id === String(at));
    if (!found) return 'new';
    if (found.ignored || !found.existing) return 'nothing';
    const { id } = found.existing;
    return saved.findIndex(row => row.id === id);
  });
}
