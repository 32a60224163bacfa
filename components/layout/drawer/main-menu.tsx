'use client';

import { Entry, keyOf } from '@/components/layout/header/entry';
import { useHeaderEntries } from '@/components/layout/header/use-header-entries';
import styles from './drawer.module.css';

/** The header's links as a vertical list. */
export function MainMenu() {
  return (
    <ul className={styles.menu} role="list">
      {useHeaderEntries().map(entry => (
        <li key={keyOf(entry)}>
          <Entry className={styles.link} entry={entry} inDrawer />
        </li>
      ))}
    </ul>
  );
}
