'use client';

import { Entry, keyOf } from './entry';
import styles from './header.module.css';
import { useHeaderEntries, type ShownEntry } from './use-header-entries';

/** The links and menus at one end of the header. */
export function HeaderLinks({ side }: { side: ShownEntry['side'] }) {
  const entries = useHeaderEntries().filter(entry => entry.side === side);
  return (
    <ul className={styles.links} role="list">
      {entries.map(entry => (
        <li key={keyOf(entry)}>
          <Entry className={styles.link} entry={entry} />
        </li>
      ))}
    </ul>
  );
}
