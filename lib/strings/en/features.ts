import { PRODUCT_SHORT } from '../../site';

/** The home page's list of features: each with its text, and its link's. */
export const featuresStrings = {
  heading: 'So many features!',
  local: {
    title: 'Local-first',
    text: 'Your budget is an ordinary database on your device. Open it, search it and change it with or without a connection.',
    link: 'What local-first means',
  },
  sync: {
    title: 'Sync with end-to-end encryption',
    text: 'Laptop, phone and partner see the same figures. Set a password, and the server that carries the changes cannot read them.',
    link: 'How syncing works',
  },
  banks: {
    title: 'Bank sync',
    text: 'Fetch transactions through SimpleFIN in the United States and Canada, Pluggy.ai in Brazil, or an existing GoCardless account in Europe.',
    link: 'Which banks work',
  },
  rules: {
    title: 'Rules',
    text: `Turn the bank’s riddles into names you know and sort them by themselves. ${PRODUCT_SHORT} writes most rules by watching you.`,
    link: 'How rules match',
  },
  schedules: {
    title: 'Schedules',
    text: 'Rent, paychecks and subscriptions show up before their day, and are ticked off when the payment arrives.',
    link: 'Plan a bill',
  },
  importing: {
    title: 'Import from your bank',
    text: 'CSV, OFX, QFX, QIF and CAMT.053 files, with duplicates recognized and columns remembered.',
    link: 'Import a file',
  },
  ynab: {
    title: 'Move from YNAB',
    text: 'YNAB4 and nYNAB budgets come along with accounts, transfers, splits, and every month you budgeted.',
    link: 'Migrate your budget',
  },
  undo: {
    title: 'Undo and redo',
    text: 'Try something, press two keys, and it never happened. The last twenty steps can be taken back.',
    link: 'Keys worth knowing',
  },
  api: {
    title: 'An API for your own ideas',
    text: 'Read and write a budget from Node.js: importers, reports, a balance on your wall. It runs on your machine, on your data.',
    link: 'Write a script',
  },
  data: {
    title: 'Own your data',
    text: 'Export everything as one zip, whenever you like, and open it anywhere. Nothing is held back, and there is no plan to cancel.',
    link: 'Make a backup',
  },
} as const;
