import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { PRODUCT_SHORT } from '@/lib/site';
import styles from './more-features.module.css';

const FEATURES: { title: string; text: string; link: string; href: string }[] = [
  {
    title: 'Local-first',
    text: 'Your budget is an ordinary database on your device. Open it, search it and change it with or without a connection.',
    link: 'What local-first means',
    href: `${routes.doc('vision')}#local-first`,
  },
  {
    title: 'Sync with end-to-end encryption',
    text: 'Laptop, phone and partner see the same figures. Set a password, and the server that carries the changes cannot read them.',
    link: 'How syncing works',
    href: `${routes.doc('getting-started/sync')}#end-to-end-encryption`,
  },
  {
    title: 'Bank sync',
    text: 'Fetch transactions through SimpleFIN in the United States and Canada, Pluggy.ai in Brazil, or an existing GoCardless account in Europe.',
    link: 'Which banks work',
    href: routes.doc('advanced/bank-sync'),
  },
  {
    title: 'Rules',
    text: `Turn the bank’s riddles into names you know and sort them by themselves. ${PRODUCT_SHORT} writes most rules by watching you.`,
    link: 'How rules match',
    href: routes.doc('budgeting/rules/index'),
  },
  {
    title: 'Schedules',
    text: 'Rent, paychecks and subscriptions show up before their day, and are ticked off when the payment arrives.',
    link: 'Plan a bill',
    href: routes.doc('schedules'),
  },
  {
    title: 'Import from your bank',
    text: 'CSV, OFX, QFX, QIF and CAMT.053 files, with duplicates recognized and columns remembered.',
    link: 'Import a file',
    href: routes.doc('transactions/importing'),
  },
  {
    title: 'Move from YNAB',
    text: 'YNAB4 and nYNAB budgets come along with accounts, transfers, splits, and every month you budgeted.',
    link: 'Migrate your budget',
    href: routes.doc('migration/index'),
  },
  {
    title: 'Undo and redo',
    text: 'Try something, press two keys, and it never happened. The last twenty steps can be taken back.',
    link: 'Keys worth knowing',
    href: `${routes.doc('getting-started/tips-tricks')}#undo-redo`,
  },
  {
    title: 'An API for your own ideas',
    text: 'Read and write a budget from Node.js: importers, reports, a balance on your wall. It runs on your machine, on your data.',
    link: 'Write a script',
    href: routes.doc('api/index'),
  },
  {
    title: 'Own your data',
    text: 'Export everything as one zip, whenever you like, and open it anywhere. Nothing is held back, and there is no plan to cancel.',
    link: 'Make a backup',
    href: routes.doc('backup-restore/backup'),
  },
];

/** The other features, each with the page that explains it. */
export function MoreFeatures() {
  return (
    <section aria-labelledby="more-features" className={styles.band} data-ground="band">
      <div className={styles.inner}>
        <h2 className={styles.heading} id="more-features">
          So many features!
        </h2>
        <ul className={styles.list} role="list">
          {FEATURES.map(({ title, text, link, href }) => (
            <li className={styles.feature} key={title}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              <Link className={styles.link} href={href}>
                {link}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
