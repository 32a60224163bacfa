import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { featuresStrings as strings } from '@/strings/features';
import styles from './more-features.module.css';
import section from './section.module.css';

const FEATURES = [
  { ...strings.local, href: `${routes.doc('vision')}#local-first` },
  { ...strings.sync, href: `${routes.doc('getting-started/sync')}#end-to-end-encryption` },
  { ...strings.banks, href: routes.doc('advanced/bank-sync') },
  { ...strings.rules, href: routes.doc('budgeting/rules/index') },
  { ...strings.schedules, href: routes.doc('schedules') },
  { ...strings.importing, href: routes.doc('transactions/importing') },
  { ...strings.ynab, href: routes.doc('migration/index') },
  { ...strings.undo, href: `${routes.doc('getting-started/tips-tricks')}#undo-redo` },
  { ...strings.api, href: routes.doc('api/index') },
  { ...strings.data, href: routes.doc('backup-restore/backup') },
];

/** The other features, each with a link to the page that explains it. */
export function MoreFeatures() {
  return (
    <section aria-labelledby="more-features" className={styles.band} data-ground="band">
      <div className={section.inner}>
        <h2 className={section.heading} id="more-features">
          {strings.heading}
        </h2>
        <ul className={styles.list} role="list">
          {FEATURES.map(({ title, text, link, href }) => (
            <li className={styles.feature} key={title}>
              <h3 className={section.title}>{title}</h3>
              <p className={section.text}>{text}</p>
              <Link className={section.link} href={href}>
                {link}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
