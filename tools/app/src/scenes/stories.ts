import type { App } from '../app.ts';
import type { Mark, Scene } from '../scene.ts';
import { mark, PANEL } from './panel.ts';

/** A category of an example: its name, what is budgeted, and what is spent, in cents. */
export type Envelope = [name: string, budgeted: number, spent: number];

type Named = { id: string; name: string };
type Group = Named & { is_income: boolean };

/** A transaction of an example. Amounts are in cents. A payee that's an account makes it a transfer. */
interface Entry {
  date: string;
  payee: string;
  amount: number;
  category?: string;
  cleared?: boolean;
}

/** The height of the bar with the month, in CSS pixels. Pictures leave it out, because it isn't the example's month. */
export const TOP_BAR = 50;

/** The month of the frozen day. */
const MONTH = '2025-11';

/**
 * Replaces the household's accounts and categories with those of an example, in one group. The example's income arrives in this
 * month.
 */
export async function showCategories(
  app: App,
  group: string,
  envelopes: Envelope[],
  income: number,
  month = MONTH,
): Promise<void> {
  await app.send('api/budget-reset-hold', { month });
  for (const { id } of await app.send<Named[]>('accounts-get')) {
    // A closed account can't be deleted.
    await app.send('api/account-reopen', { id });
    await app.send('api/account-delete', { id });
  }
  const { grouped, list } = await app.send<{ grouped: Group[]; list: Named[] }>('get-categories');
  for (const { id, is_income } of grouped)
    if (!is_income) await app.send('api/category-group-delete', { id });
  const accountId = await app.send<string>('api/account-create', { account: { name: 'Checking' } });
  const groupId = await app.send<string>('api/category-group-create', { group: { name: group } });
  const pay = list.find(({ name }) => name === 'Salaries')?.id;
  if (income !== 0)
    await addTransactions(app, accountId, [{ date: `${month}-01`, category: pay, amount: income }]);
  // A new category is the first of its group.
  for (const [name, budgeted, spent] of envelopes.toReversed()) {
    const categoryId = await app.send<string>('api/category-create', {
      category: { name, group_id: groupId },
    });
    await app.send('api/budget-set-amount', { month, categoryId, amount: budgeted });
    if (spent !== 0)
      await addTransactions(app, accountId, [{ date: `${month}-10`, category: categoryId, amount: spent }]);
  }
  await app.reload();
}

export async function addTransactions(app: App, accountId: string, transactions: object[]): Promise<void> {
  await app.send('api/transactions-add', {
    accountId,
    transactions,
    learnCategories: false,
    runTransfers: true,
  });
}

/** Adds an account with its transactions, and opens its register. */
async function openNewAccount(app: App, name: string, entries: Entry[]): Promise<void> {
  const accountId = await app.send<string>('api/account-create', { account: { name } });
  const { list } = await app.send<{ list: { id: string; name: string }[] }>('get-categories');
  const payees = await app.send<(Named & { transfer_acct?: string })[]>('api/payees-get');
  const transactions = entries.map(({ payee, category, cleared = false, ...entry }) => ({
    ...entry,
    cleared,
    payee: payees.find(({ name, transfer_acct }) => transfer_acct && name === payee)?.id,
    payee_name: payee,
    category: list.find(each => each.name === category)?.id,
  }));
  await addTransactions(app, accountId, transactions);
  await app.setPrefs({ [`show-balances-${accountId}`]: 'true' });
  await app.reload();
  await app.openAccount(name);
  await app.settle(600);
}

/** Adds a transfer of 200.00 from checking to savings. */
export async function addTransfer(app: App): Promise<void> {
  await app.send('api/account-create', { account: { name: 'Checking' } });
  await openNewAccount(app, 'Savings', [{ date: '2025-11-14', payee: 'Checking', amount: 20_000 }]);
}

/** The sum of what is budgeted, in cents. */
const budgetedIn = (envelopes: Envelope[]): number =>
  envelopes.reduce((sum, [, budgeted]) => sum + budgeted, 0);

/**
 * The pictures of an example's categories, on a computer and on a phone. If no income is given, it's exactly the amount that is
 * budgeted.
 */
function categories(
  name: string,
  description: string,
  group: string,
  envelopes: Envelope[],
  { income = budgetedIn(envelopes), before }: { income?: number; before?: (app: App) => Promise<void> } = {},
): Scene[] {
  const last = envelopes.at(-1)?.[0] ?? group;
  const steps = async (app: App) => {
    await before?.(app);
    await showCategories(app, group, envelopes, income);
  };
  const figures = envelopes.flatMap(([, budgeted, spent]) => [budgeted, spent, budgeted + spent]).map(amount);
  return [
    {
      name,
      description,
      steps,
      figures,
      ...PANEL,
      crop: app =>
        app.around([app.testId('budget-totals'), app.testId('budget-table').getByText(last)], {
          pad: { top: 0, bottom: 10, left: 0, right: 0 },
          minWidth: PANEL.width,
        }),
    },
    {
      name: `phone-${name}`,
      description: `${description}, on a phone`,
      device: 'phone',
      steps,
      figures,
      crop: async app => {
        const { y, height } = await app.box(app.text(last));
        return { x: 0, y: TOP_BAR, width: 360, height: Math.ceil(y + height + 16) - TOP_BAR };
      },
    },
  ];
}

const amount = (cents: number): string =>
  (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

/** Lets the overspending of a category stay in it. */
const rollOver = (name: string) => async (app: App) => {
  await app.send('budget/set-carryover', {
    startMonth: MONTH,
    category: await app.categoryId(name),
    flag: true,
  });
  await app.settle();
};

/** Adds a step at the end of each scene. */
const then = (scenes: Scene[], step: (app: App) => Promise<void>): Scene[] =>
  scenes.map(scene => ({
    ...scene,
    steps: async app => {
      await scene.steps?.(app);
      await step(app);
    },
  }));

const SAVINGS: Entry[] = [
  {
    date: '2025-09-01',
    payee: 'Opening Deposit',
    amount: 190_000,
    category: 'Starting Balances',
    cleared: true,
  },
  { date: '2025-10-03', payee: 'Paycheck', amount: 77_500, category: 'Salaries', cleared: true },
  { date: '2025-10-31', payee: 'Interest', amount: 1_231, cleared: true, category: 'Interest' },
  { date: '2025-11-10', payee: 'Paycheck', amount: 40_000, category: 'Salaries' },
  { date: '2025-11-11', payee: 'Hearth Hardware', amount: -7_518, category: 'Household' },
  { date: '2025-11-14', payee: 'Kite & Compass Books', amount: -6_269, category: 'Gifts' },
];

const VISA: Entry[] = [
  { date: '2025-09-01', payee: 'Starting Balance', amount: -18_000, category: 'Starting Balances' },
  { date: '2025-09-04', payee: 'Greenleaf Market', amount: -9_640, category: 'Groceries' },
  { date: '2025-09-08', payee: 'Larkspur Checking', amount: 18_000 },
  { date: '2025-09-09', payee: 'Hilltop Gas', amount: -4_185, category: 'Fuel' },
  { date: '2025-09-13', payee: 'Thread & Needle', amount: -5_800, category: 'Clothing' },
  { date: '2025-09-18', payee: 'Greenleaf Market', amount: -8_815, category: 'Groceries' },
];

async function reconcile(app: App, balance: string): Promise<void> {
  await openNewAccount(app, 'Savings', SAVINGS);
  await app.button('Reconcile').click();
  await app.settle();
  if (!balance) return;
  await app.page.keyboard.press('Control+A');
  await app.page.keyboard.type(balance);
  await app.popover.getByRole('button', { name: 'Reconcile' }).click();
  await app.settle(400);
  await app.blur();
  // The lock doesn't notice that the mouse has left it for the box, so it would keep its tooltip.
  await app.button('Reconcile').hover();
  await app.page.mouse.move(390, 700);
  await app.text('Not yet reconciled').waitFor({ state: 'hidden' });
  await app.settle();
}

const register = (app: App) => app.testId('transaction-table');

const wholeRegister = (app: App, rows: number) =>
  app.around(
    [
      app.testId('account-name'),
      register(app)
        .getByTestId('row')
        .nth(rows - 1),
      register(app).getByTestId('row').first(),
    ],
    {
      pad: { top: 4, left: 0, right: 0, bottom: 0 },
    },
  );

type Rule = ReturnType<typeof newRule>;

/** A rule of the usual stage, all of whose conditions must match. */
function newRule(conditions: object[], actions: object[]) {
  return { stage: null, conditionsOp: 'and', conditions, actions };
}

/** Adds the train ticket of the example, and returns its rule. */
export async function trainTicketRule(app: App): Promise<Rule> {
  const groupId = await app.send<string>('api/category-group-create', { group: { name: 'Travel' } });
  const category = await app.send<string>('api/category-create', {
    category: { name: 'Transport', group_id: groupId },
  });
  const payee = await app.send<string>('api/payee-create', { payee: { name: 'Northern Rail' } });
  const ticket = 'NRTHRAIL*TKT 88213 WEB 03/14 CARD 4471';
  await addTransactions(app, await app.accountId('Larkspur Checking'), [
    { date: '2025-03-14', payee_name: ticket, imported_payee: ticket, amount: -1_840 },
  ]);
  await app.reload();
  return newRule(
    [{ field: 'imported_payee', op: 'contains', value: 'nrthrail', type: 'string' }],
    [
      { op: 'set', field: 'payee', value: payee, type: 'id' },
      { op: 'set', field: 'category', value: category, type: 'id' },
    ],
  );
}

/** A rule whose action has a template. */
export const TEMPLATE_RULE = newRule(
  [{ field: 'imported_payee', op: 'contains', value: 'bakery', type: 'string' }],
  [
    {
      op: 'set',
      field: 'payee_name',
      value: '',
      type: 'string',
      options: { template: '{{ replace imported_payee " 12345" "" }}' },
    },
  ],
);

/** Opens the editor with a new rule. */
async function editRule(app: App, rule: Rule): Promise<void> {
  // The editor needs the payees that this page loads.
  await app.go('/rules');
  await app.openModal('edit-rule', { rule });
  await app.modal.waitFor();
  await app.settle(500);
}

/** Maya’s September, the example of the page about budgeting. */
export const MAYA: Envelope[] = [
  ['Rent', 120_000, -120_000],
  ['Groceries', 45_000, -43_000],
  ['Electricity', 9_000, -8_400],
  ['Eating Out', 16_000, -20_500],
  ['Car Repairs', 30_000, 0],
  ['Emergency Fund', 80_000, 0],
];

/** What Maya had in September, in cents. */
export const MAYA_INCOME = 560_000;

/** Nora’s September after a birthday dinner, the example of the page about envelope budgeting. */
const NORA: Envelope[] = [
  ['Rent', 120_000, -120_000],
  ['Groceries', 40_000, -36_000],
  ['Utilities', 15_000, 0],
  ['Eating Out', 15_000, -18_000],
  ['Car Insurance', 5_000, 0],
  ['Emergency Fund', 25_000, 0],
];

/** Shows Nora’s budget. */
export const showNora = (app: App): Promise<void> => showCategories(app, 'Nora’s Budget', NORA, 420_000);

/** Shows Maya’s budget. */
export const showMaya = (app: App): Promise<void> => showCategories(app, 'Maya’s Budget', MAYA, MAYA_INCOME);

/** Scenes that show the example of a page: its names and its figures. */
export const storyScenes: Scene[] = [
  ...categories(
    'story-month',
    'Maya’s budget at the end of the month',
    'Maya’s Budget',
    MAYA,
    { income: MAYA_INCOME },
  ),
  ...then(
    categories(
      'story-rollover',
      'Maya’s overspending stays in its category',
      'Maya’s Budget',
      MAYA,
      { income: MAYA_INCOME },
    ),
    rollOver('Eating Out'),
  ),
  ...categories(
    'story-overspent',
    'Nora’s overspent category',
    'Nora’s Budget',
    NORA,
    { income: 420_000 },
  ),
  ...categories('story-card', 'A category after a card purchase', 'Clothes', [
    ['Clothing', 20_000, -5_000],
  ]),
  ...categories('story-return', 'A category after a refund', 'Clothes', [['Clothing', 7_500, -4_300]]),
  ...then(
    categories('story-reimbursement', 'A category that shows what an employer owes', 'Work', [
      ['Business Expenses', 0, -38_000],
    ]),
    rollOver('Business Expenses'),
  ),
  ...then(
    categories('story-joint', 'A category that shows what a partner owes', 'Household', [
      ['Partner Personal Spending', 0, -8_500],
    ]),
    rollOver('Partner Personal Spending'),
  ),
  ...categories(
    'story-tracking',
    'Sam’s month in a tracking budget',
    'Sam’s Plan',
    [
      ['Rent', 120_000, -120_000],
      ['Food', 60_000, -64_000],
      ['Transportation', 30_000, -21_000],
      ['Fun', 50_000, -50_000],
    ],
    {
      income: 310_000,
      before: async app => {
        await app.setPrefs({ budgetType: 'tracking' });
        await app.reload();
        const { list } = await app.send<{ list: (Named & { is_income: boolean })[] }>('get-categories');
        for (const { id: categoryId, name, is_income } of list)
          if (is_income)
            await app.send('api/budget-set-amount', {
              month: MONTH,
              categoryId,
              amount: name === 'Salaries' ? 300_000 : 0,
            });
      },
    },
  ),
  {
    name: 'story-reconcile-menu',
    noPhone: "Accounts can't be reconciled on a phone.",
    description: 'Reconciling the savings account from the example',
    ...PANEL,
    figures: ['2,949.44', '2,687.31'],
    steps: app => reconcile(app, ''),
    crop: app => wholeRegister(app, 4),
  },
  {
    name: 'story-reconciling',
    noPhone: "Accounts can't be reconciled on a phone.",
    description: "The difference from the bank's balance in the savings account from the example",
    ...PANEL,
    figures: ['3,012.13', '324.82', '400.00', '75.18', '62.69'],
    steps: app => reconcile(app, '3012.13'),
    crop: app => wholeRegister(app, 6),
    marks: [
      mark('Difference', app => app.text(/^Your cleared balance/, false)),
      mark('Done reconciling', app => app.button('Done reconciling')),
      mark('Create reconciliation transaction', app => app.button('Create reconciliation transaction')),
    ],
  },
  {
    name: 'transaction-transfer',
    description: 'The two sides of a transfer of 200.00 from checking to savings',
    ...PANEL,
    figures: ['200.00'],
    steps: async app => {
      await addTransfer(app);
      await app.go('/accounts');
      await app.page.getByPlaceholder('Search').fill('200.00');
      await app.settle(800);
    },
    crop: app => wholeRegister(app, 2),
  },
  {
    name: 'story-visa',
    noPhone: 'An account on a phone has no running balance.',
    description: 'Sam’s card register in September',
    ...PANEL,
    figures: ['276.40', '96.40', '138.25', '196.25', '284.40'],
    steps: app => openNewAccount(app, 'Visa', VISA),
    crop: app => wholeRegister(app, 6),
  },
  {
    name: 'story-rule',
    description: 'The rule for train tickets from the example',
    ...PANEL,
    steps: async app => {
      await editRule(app, await trainTicketRule(app));
    },
    crop: app => app.around([app.modal], { pad: 12, minWidth: 680 }),
    marks: ruleMarks(),
  },
  {
    name: 'story-rule-template',
    description: 'A rule whose action has a template',
    ...PANEL,
    steps: async app => {
      await app.setPrefs({ 'flags.actionTemplating': 'true' });
      await editRule(app, TEMPLATE_RULE);
    },
    crop: app => app.around([app.modal], { pad: 12, minWidth: 680 }),
    marks: templateMarks(),
  },
];

/** An action's template, and the button that turns it off. */
export function templateMarks(): Mark[] {
  return [
    mark('Template', app => app.page.locator('input[value*="replace"]').filter({ visible: true }).first()),
    mark('</>', app => app.button(/templating$/)),
  ];
}

/** The parts of the rule editor. */
export function ruleMarks(): Mark[] {
  return [
    mark('Stage of rule', app => app.text(/^Stage of rule/, false)),
    mark('Conditions', app => app.text(/of these conditions match/, false)),
    mark('Actions', app => app.text(/^Then apply these actions/, false)),
  ];
}
