'use client';

import { ExternalMark } from '@/components/ui/external-mark';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Menu } from '@/components/ui/menu';
import { isExternal } from '@/lib/routes';
import styles from './header.module.css';
import { MenuLinks } from './menu-links';
import { useHeaderEntries, type HeaderEntry } from './use-header-entries';

/** The links and choices at one end of the header. */
export function HeaderLinks({ side }: { side: HeaderEntry['side'] }) {
  const entries = useHeaderEntries().filter(entry => entry.side === side);
  return (
    <ul className={styles.links} role="list">
      {entries.map(entry => (
        <li key={entry.label}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: HeaderEntry }) {
  if (entry.kind !== 'link') {
    const label = (
      <>
        {entry.kind === 'languages' && <Icon name="globe" size={16} />}
        <span className="visually-hidden">{entry.name}: </span>
        {entry.label}
      </>
    );
    return (
      <Menu label={label}>
        <MenuLinks menu={entry} />
      </Menu>
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
