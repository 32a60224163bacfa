import type { Locator } from 'playwright-core';

import type { App, Box } from '../app.ts';
import type { Scene } from '../scene.ts';
import { mark, PANEL, SMALL_TEXT_WIDTH } from './panel.ts';

const CHECKING = 'Larkspur Checking';
const CARD = 'Juniper Card';

const register = (app: App): Locator => app.testId('transaction-table');
const row = (app: App, text: string | RegExp): Locator =>
  register(app).getByTestId('row').filter({ hasText: text }).first();
const rowAt = (app: App, index: number): Locator => register(app).getByTestId('row').nth(index);
const title = (app: App): Locator => app.testId('account-name');

/** The right part of a panel, around the menu of the selected transactions. */
const selectedMenu = (): Promise<Box> =>
  Promise.resolve({ x: PANEL.width - SMALL_TEXT_WIDTH, y: 40, width: SMALL_TEXT_WIDTH, height: 580 });

/** From the account's name down to a given row. */
const head = (app: App, rows: number) =>
  app.around([title(app), rowAt(app, rows - 1), rowAt(app, 0)], {
    pad: { top: 4, left: 0, right: 0, bottom: 0 },
  });

async function open(app: App, account: string): Promise<void> {
  await app.openAccount(account);
  await register(app).waitFor();
  await app.settle(400);
}

async function select(app: App, ...rows: (string | RegExp)[]): Promise<void> {
  for (const text of rows) await row(app, text).getByTestId('select').first().click();
  await app.settle();
}

/** Types into the fields of a new transaction in order. Tab accepts the suggestion. */
async function fillIn(app: App, ...fields: string[]): Promise<void> {
  for (const field of fields) {
    if (field) await app.page.keyboard.type(field, { delay: 20 });
    await app.settle(150);
    await app.page.keyboard.press('Tab');
    await app.settle(150);
  }
}

async function filterBy(app: App, field: string): Promise<void> {
  await app.button('Filter').click();
  await app.page.getByTestId('filters-select-tooltip').getByText(field, { exact: true }).click();
  await app.settle();
}

async function applyPayeeFilter(app: App): Promise<void> {
  await filterBy(app, 'Payee');
  await app.page.getByTestId('filters-menu-tooltip').getByRole('textbox').last().click();
  await app.page.keyboard.type('Noodle');
  await app.settle();
  await app.page.keyboard.press('Enter');
  await app.settle();
  await app.page.getByTestId('filters-menu-tooltip').getByRole('button', { name: 'Apply' }).click();
  await app.settle(400);
}

async function addByApp(app: App, account: string, transaction: Record<string, unknown>): Promise<void> {
  const id = await app.accountId(account);
  await app.send('api/transactions-add', {
    accountId: id,
    transactions: [transaction],
    learnCategories: false,
    runTransfers: false,
  });
}

/** Adds a purchase as the bank sends it, although it's already in the account. */
export async function addDuplicate(app: App): Promise<void> {
  const payees = await app.send<{ id: string; name: string }[]>('payees-get');
  await addByApp(app, CARD, {
    date: '2025-11-13',
    amount: -299,
    payee: payees.find(({ name }) => name === 'Cloudnest Storage')!.id,
    imported_payee: 'CLOUDNEST*STORAGE 1187',
    notes: 'CLOUDNEST*STORAGE 1187',
    category: await app.categoryId('Subscriptions'),
  });
}

async function importFile(app: App, name: string, mimeType: string, content: string): Promise<void> {
  await open(app, CHECKING);
  const chooser = app.page.waitForEvent('filechooser');
  await app.button('Import').click();
  await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(content) });
  await app.modal.waitFor();
  await app.settle(600);
}

/** The file that the page about importing shows. */
const CSV = `Date,Description,Amount
2025-10-03,Green Grocer,-42.50
2025-10-04,Acme Payroll,1850.00
`;

const ofxTransaction = (date: string, amount: string, id: string, name: string, memo: string): string =>
  `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${date}120000<TRNAMT>${amount}<FITID>${id}<NAME>${name}${memo && `<MEMO>${memo}`}</STMTTRN>`;

const OFX = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20251115120000<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
<CREDITCARDMSGSRSV1><CCSTMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><CCSTMTRS><CURDEF>USD<CCACCTFROM><ACCTID>3301</CCACCTFROM>
<BANKTRANLIST><DTSTART>20251003<DTEND>20251004
${ofxTransaction('20251003', '-42.50', '9001', 'Green Grocer', 'Card 3301')}
${ofxTransaction('20251004', '1850.00', '9002', 'Acme Payroll', 'October')}
</BANKTRANLIST><LEDGERBAL><BALAMT>-1098.03<DTASOF>20251115120000</LEDGERBAL></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>
`;

export const accountScenes: Scene[] = [
  {
    name: 'sidebar',
    description: 'The sidebar, with the pages, the accounts, and their balances',
    steps: async app => {
      await app.text('More').click();
      await app.settle();
    },
    crop: async () => ({ x: 0, y: 0, width: 300, height: 700 }),
    height: 700,
    marks: [
      mark('Our Household'),
      mark('Reports'),
      mark('More'),
      mark('On budget'),
      mark('Off budget'),
      mark('Add account'),
    ],
  },
  { name: 'account-register', ...PANEL, height: 560, description: "One account's register", steps: app => open(app, CARD) },
  {
    name: 'account-header',
    noPhone: 'An account on a phone has no import button, filter, or lock.',
    ...PANEL,
    description: "A register's header, with its balances and buttons",
    steps: async app => {
      await open(app, CARD);
      await app.page.getByTestId('account-balance').click();
      await app.settle();
    },
    crop: app => head(app, 3),
    marks: [
      mark('Balance', app => app.page.getByTestId('account-balance')),
      mark('Import', app => app.button('Import')),
      mark('Add New', app => app.button('Add New')),
      mark('Filter', app => app.button('Filter')),
      mark('Search', app => app.page.getByPlaceholder('Search')),
      mark('Lock', app => app.button('Reconcile')),
    ],
  },
  {
    name: 'account-create-local',
    description: 'The form for a new local account',
    steps: async app => {
      await app.openModal('add-local-account');
      await app.page
        .getByRole('textbox', { name: 'Name' })
        .or(app.modal.locator('input[name=name]'))
        .first()
        .fill('Larkspur Holiday Fund');
      await app.modal.locator('input[name=balance]').fill('350.00');
    },
    crop: app => app.around([app.modal], { pad: 24, minWidth: 560 }),
  },
  {
    name: 'account-menu',
    ...PANEL,
    description: "An account's menu",
    steps: async app => {
      await open(app, CHECKING);
      await app.button('Account menu').click();
      await app.settle();
    },
    crop: app =>
      app.around([title(app), app.popover, app.button('Account menu'), rowAt(app, 0)], {
        pad: { top: 4, bottom: 20, left: 0, right: 0 },
      }),
  },
  {
    name: 'account-reconciled',
    ...PANEL,
    description: 'Reconciled transactions have a lock',
    steps: app => open(app, CHECKING),
    crop: app => app.around([rowAt(app, 6), rowAt(app, 16)], { pad: 0 }),
  },
  {
    name: 'account-close',
    description: 'Closing an account that still has a balance',
    steps: async app => {
      await open(app, 'Wallet');
      await app.button('Account menu').click();
      await app.text('Close account').click();
      await app.modal.waitFor();
      await app.settle();
      await app.page.keyboard.type('Larkspur Ch');
      await app.settle();
      await app.page.keyboard.press('Enter');
      await app.settle();
    },
    crop: app => app.around([app.modal], { pad: 48, minWidth: 680 }),
  },
  {
    name: 'transaction-new',
    ...PANEL,
    width: 665,
    description: 'Entering a new transaction',
    steps: async app => {
      await open(app, CARD);
      await app.button('Add New').click();
      await app.settle();
      await fillIn(app, '', 'Linden', 'Moving day', 'Household', '90.00');
      await app.settle();
    },
    figures: ['90.00'],
    crop: app =>
      app.around([title(app), app.testId('new-transaction'), rowAt(app, 9)], {
        pad: { top: 4, left: 0, right: 0, bottom: 0 },
      }),
  },
  {
    name: 'transaction-split',
    ...PANEL,
    description: 'Splitting a transaction among categories',
    steps: async app => {
      await open(app, CARD);
      await app.button('Add New').click();
      await app.settle();
      await fillIn(app, '', 'Linden', 'Moving day');
      await app.settle();
      await app.testId('split-transaction-button').click();
      await app.settle();
      const input = app.testId('new-transaction');
      await input.getByTestId('row').first().getByTestId('debit').click();
      await app.page.keyboard.press('Control+A');
      await app.page.keyboard.type('90.00');
      await app.page.keyboard.press('Tab');
      await input.getByTestId('row').nth(1).getByTestId('category').click();
      await fillIn(app, 'Household', '62.50');
      await app.settle();
      await app.page.getByTestId('add-split-button').click();
      await app.settle();
      await input.getByTestId('row').nth(2).getByTestId('category').click();
      await fillIn(app, 'Gifts', '20.00');
      await app.settle();
    },
    marks: [
      mark('Amount left', app => app.text(/^Amount left/, false)),
      mark('Distribute', app => app.button('Distribute')),
      mark('Add Split', app => app.testId('add-split-button')),
    ],
    crop: app =>
      app.around([title(app), app.testId('new-transaction'), rowAt(app, 3)], {
        pad: { top: 4, left: 0, right: 0, bottom: 0 },
      }),
  },
  {
    name: 'transaction-payee-list',
    ...PANEL,
    width: 665,
    description: 'Suggested payees and transfers',
    steps: async app => {
      await open(app, CARD);
      await app.button('Add New').click();
      await app.settle();
      await fillIn(app, '');
      await app.page.keyboard.type('larks');
      await app.settle();
    },
    crop: app =>
      app.around([title(app), app.testId('new-transaction'), rowAt(app, 9)], {
        pad: { top: 4, left: 0, right: 0, bottom: 0 },
      }),
  },
  {
    name: 'transaction-notes-tags',
    ...PANEL,
    description: 'Tags in transaction notes',
    steps: async app => {
      await open(app, CARD);
      await app.page.getByPlaceholder('Search').fill('#');
      await app.settle(800);
    },
    crop: app => head(app, 9),
  },
  {
    name: 'transactions-selected-menu',
    ...PANEL,
    description: 'The menu for selected transactions',
    steps: async app => {
      await open(app, CARD);
      await select(app, 'Noodle Lantern', 'Cloudnest Storage');
      await app.testId('transactions-select-button').click();
      await app.settle();
    },
    crop: selectedMenu,
  },
  {
    name: 'transactions-filter-menu',
    noPhone: 'An account on a phone has a search box, but no filters.',
    ...PANEL,
    description: 'The fields you can filter a list by',
    steps: async app => {
      await open(app, CARD);
      await app.button('Filter').click();
      await app.settle();
    },
    crop: app =>
      app.around([title(app), app.page.getByTestId('filters-select-tooltip'), rowAt(app, 4)], {
        pad: { top: 4, left: 0, right: 0, bottom: 24 },
      }),
  },
  {
    name: 'transactions-filtered',
    ...PANEL,
    description: 'A filtered register',
    steps: async app => {
      await open(app, CARD);
      await applyPayeeFilter(app);
    },
    crop: app => head(app, 9),
  },
  {
    name: 'transactions-filter-save',
    noPhone: 'An account on a phone has a search box, but no filters.',
    ...PANEL,
    description: 'Saving a filter under a name',
    steps: async app => {
      await open(app, CARD);
      await applyPayeeFilter(app);
      await app.button(/Unsaved filter/).click();
      await app.text('Save new filter').click();
      await app.settle();
      await app.page.keyboard.type('Noodle nights');
      await app.settle();
    },
    crop: app => head(app, 9),
  },
  {
    name: 'transactions-merge',
    ...PANEL,
    description: 'Two entries for the same purchase, selected, and Merge in the menu',
    steps: async app => {
      await addDuplicate(app);
      await open(app, CARD);
      await register(app)
        .getByTestId('row')
        .filter({ hasText: 'Cloudnest Storage' })
        .nth(0)
        .getByTestId('select')
        .first()
        .click();
      await register(app)
        .getByTestId('row')
        .filter({ hasText: 'Cloudnest Storage' })
        .nth(1)
        .getByTestId('select')
        .first()
        .click();
      await app.testId('transactions-select-button').click();
      await app.settle();
    },
    crop: selectedMenu,
  },
  {
    name: 'import-csv',
    noPhone: "Files can't be imported on a phone.",
    ...PANEL,
    description: 'Importing a CSV file: preview, columns, and options',
    steps: app => importFile(app, 'checking.csv', 'text/csv', CSV),
    figures: ['42.50', '1,850.00'],
    crop: app => app.around([app.modal], { pad: 24 }),
    marks: [
      mark('CSV FIELDS'),
      mark('DATE FORMAT', app => app.text(/^date format$/i)),
      mark('CSV OPTIONS'),
      mark('AMOUNT OPTIONS'),
    ],
  },
  {
    name: 'import-ofx',
    noPhone: "Files can't be imported on a phone.",
    ...PANEL,
    description: 'Importing an OFX or QFX file',
    steps: app => importFile(app, 'checking.ofx', 'application/x-ofx', OFX),
    figures: ['42.50', '1,850.00'],
    crop: app => app.around([app.modal], { pad: 24 }),
  },
  {
    name: 'schedules-in-register',
    ...PANEL,
    description: 'Upcoming schedules at the top of a register',
    steps: app => open(app, CHECKING),
    crop: app => head(app, 9),
  },
];
