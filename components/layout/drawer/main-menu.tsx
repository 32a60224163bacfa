import { linksAround } from '@/components/docs/sidebar/tree';
import { Entry, keyOf } from '@/components/layout/header/entry';
import { useHeaderEntries } from '@/components/layout/header/use-header-entries';
import { Link } from '@/components/ui/link';
import { firstPage } from '@/lib/navigation/open-categories';
import { routes } from '@/lib/routes';
import styles from './drawer.module.css';

/** The header's links as a vertical list. `withDocs` adds the parts of the docs below the link to them. */
export function MainMenu({ withDocs = false }: { withDocs?: boolean }) {
  return (
    <ul className={styles.menu} role="list">
      {useHeaderEntries().map(entry => (
        <li key={keyOf(entry)}>
          <Entry className={styles.link} entry={entry} inDrawer />
          {withDocs && entry.rule?.inSidebar && <PartsOfDocs />}
        </li>
      ))}
    </ul>
  );
}

/** The docs' top-level categories, as links to their first pages. */
function PartsOfDocs() {
  const parts = linksAround(routes.docs).filter(item => item.type === 'category');
  return (
    <ul className={styles.menu} role="list">
      {parts.map(part => (
        <li key={part.label}>
          <Link className={styles.link} href={firstPage(part) ?? routes.docs}>
            {part.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
