import { AppPicture } from '@/components/marketing/app-picture';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { PRODUCT_SHORT } from '@/lib/site';
import styles from './showcase.module.css';

const FEATURES = [
  {
    title: 'A budget made of money you have',
    text: 'Plan with what is in your accounts, not with a forecast. When life happens, move money between envelopes in two clicks. What is left at the end of a month is there in the next one.',
    links: [
      ['Envelope budgeting', routes.doc('getting-started/envelope-budgeting')],
      ['Categories and months', routes.doc('budgeting/index')],
    ],
    picture: {
      name: 'budget-cover-overspending',
      alt: 'Dining Out is overspent by 23.15, and a small window at its balance covers it from Groceries',
      cropped: true,
    },
  },
  {
    title: 'Transactions at the speed of typing',
    text: `Enter a purchase without touching the mouse, split a receipt over three envelopes, link both sides of a transfer, edit a hundred rows at once. Payees and categories fill themselves in as ${PRODUCT_SHORT} learns yours.`,
    links: [
      ['Importing and entering', routes.doc('transactions/importing')],
      ['Editing in bulk', routes.doc('transactions/bulk-editing')],
    ],
    picture: {
      name: 'transaction-split',
      narrow: 'phone-account',
      alt: 'A receipt of 90.00 being split in a credit card’s register: 62.50 for the household, 20.00 for gifts, and 7.50 left',
    },
  },
  {
    title: 'Reports that answer the question',
    text: 'Net worth, cash flow, spending against last month, a calendar of your money: arrange them on a dashboard of your own. Build a custom report when none of them is it.',
    links: [
      ['The reports dashboard', routes.doc('reports/index')],
      ['Custom reports', routes.doc('reports/custom-reports')],
    ],
    picture: {
      name: 'reports-dashboard',
      narrow: 'phone-reports',
      alt: 'The reports dashboard: net worth rising over six months, cash flow, monthly spending, a ring of categories and a calendar',
    },
  },
] as const;

/** The features that are best seen. */
export function Showcase() {
  return (
    <section aria-labelledby="features" className={styles.showcase}>
      <h2 className={styles.heading} id="features">
        What you do with it
      </h2>
      {FEATURES.map(({ title, text, links, picture }) => (
        <article className={styles.feature} key={title}>
          <div className={styles.words}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <ul className={styles.links} role="list">
              {links.map(([label, href]) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
          <AppPicture {...picture} sizes="(min-width: 1184px) 45rem, calc(100vw - 2rem)" />
        </article>
      ))}
    </section>
  );
}
