'use client';

import { MenuLinks } from '@/components/layout/header/menu-links';
import { useHeaderEntries, type HeaderEntry } from '@/components/layout/header/use-header-entries';
import { Details } from '@/components/ui/collapsible/details';
import { ExternalMark } from '@/components/ui/external-mark';
import { Link } from '@/components/ui/link';
import { isExternal } from '@/lib/routes';
import styles from './drawer.module.css';

/** The header's links, one below the other. */
export function MainMenu() {
  return (
    <ul className={styles.menu} role="list">
      {useHeaderEntries().map(entry => (
        <li key={entry.label}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: HeaderEntry }) {
  if (entry.kind !== 'link') {
    return (
      <Details
        open={entry.links.some(({ current }) => current)}
        summary={entry.name}
        summaryClassName={styles.choice}
      >
        <ul className={styles.choices} role="list">
          <MenuLinks className={styles.link} menu={entry} />
        </ul>
      </Details>
    );
  }
  const { active, href, label } = entry;
  return (
    <Link aria-current={active ? 'page' : undefined} className={styles.link} href={href}>
      {label}
      {isExternal(href) && <ExternalMark />}
    </Link>
  );
}
