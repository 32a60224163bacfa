import { PRODUCT_SHORT } from '../../site';

/** The home page's list of features, with their text and link labels. */
export const featuresStrings = {
  heading: 'So many features!',
  local: {
    title: 'Local-first',
    text: 'Your budget is an ordinary database on your device. Open it, search it, and change it with or without a connection.',
    link: 'What local-first means',
  },
  sync: {
    title: 'Sync with end-to-end encryption',
    text: 'Your laptop, your phone, and your partner see the same numbers. Set a password, and the server that passes on the changes can’t read them.',
    link: 'How syncing works',
  },
  banks: {
    title: 'Bank sync',
    text: 'Fetch transactions through SimpleFIN in the United States and Canada, Pluggy.ai in Brazil, or an existing GoCardless account in Europe.',
    link: 'Which banks work',
  },
  rules: {
    title: 'Rules',
    text: `Turn your bank’s cryptic payee names into ones you know, and categorize transactions automatically. ${PRODUCT_SHORT} creates most rules as you work.`,
    link: 'How rules match',
  },
  schedules: {
    title: 'Schedules',
    text: 'Rent, paychecks, and subscriptions show up before they’re due, and are marked as paid when the payment arrives.',
    link: 'Plan a bill',
  },
  importing: {
    title: 'Import from your bank',
    text: `Use CSV, OFX, QFX, QIF, and CAMT.053 files. ${PRODUCT_SHORT} recognizes duplicates and remembers your columns.`,
    link: 'Import a file',
  },
  ynab: {
    title: 'Move from YNAB',
    text: 'Import YNAB4 and nYNAB budgets with their accounts, transfers, splits, and every month you budgeted.',
    link: 'Migrate your budget',
  },
  undo: {
    title: 'Undo and redo',
    text: 'Try something, and if you don’t like it, press two keys. You can undo the last 20 steps.',
    link: 'Keys worth knowing',
  },
  api: {
    title: 'An API for your own ideas',
    text: 'Read and write a budget from Node.js: build importers, reports, or a display on your wall. It runs on your machine, with your data.',
    link: 'Write a script',
  },
  data: {
    title: 'Own your data',
    text: 'Export everything as one zip file whenever you like, and open it anywhere. Nothing is held back, and there’s no subscription to cancel.',
    link: 'Make a backup',
  },
} as const;
