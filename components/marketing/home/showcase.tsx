import { AppPicture } from '@/components/marketing/app-picture';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { homeStrings as strings } from '@/strings/home';
import section from './section.module.css';
import styles from './showcase.module.css';

const FEATURES = [
  {
    title: strings.budget,
    text: strings.budgetText,
    links: [
      [strings.envelopes, routes.doc('getting-started/envelope-budgeting')],
      [strings.categories, routes.doc('budgeting/index')],
    ],
    picture: { name: 'budget-cover-overspending', alt: strings.budgetPicture, cropped: true, matted: true },
  },
  {
    title: strings.transactions,
    text: strings.transactionsText,
    links: [
      [strings.entering, routes.doc('transactions/importing')],
      [strings.bulk, routes.doc('transactions/bulk-editing')],
    ],
    picture: {
      name: 'transaction-split',
      narrow: 'phone-account',
      alt: strings.transactionsPicture,
      matted: true,
    },
  },
  {
    title: strings.reports,
    text: strings.reportsText,
    links: [
      [strings.dashboard, routes.doc('reports/index')],
      [strings.customReports, routes.doc('reports/custom-reports')],
    ],
    picture: { name: 'reports-dashboard', narrow: 'phone-reports', alt: strings.reportsPicture, tall: true },
  },
] as const;

/** The features that are shown with pictures. */
export function Showcase() {
  return (
    <section aria-labelledby="features" className={`${section.inner} ${styles.showcase}`}>
      <h2 className={section.heading} id="features">
        {strings.features}
      </h2>
      {FEATURES.map(({ title, text, links, picture }) => (
        <article className={styles.feature} key={title}>
          <div>
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
          <AppPicture
            {...picture}
            sizes="(min-width: 1440px) 54rem, (min-width: 997px) 62vw, calc(100vw - 2rem)"
          />
        </article>
      ))}
    </section>
  );
}
