'use client';

import { rehearsalStrings } from '@/strings/rehearsal-frame';
import { Rehearsal } from './rehearsal';
import styles from './rehearsal.module.css';

/** The rehearsal, and what readers without scripts do instead. */
export function Place() {
  return (
    <section aria-label={rehearsalStrings.name} className={styles.place}>
      <Rehearsal />
      <noscript>
        <p className={styles.without}>{rehearsalStrings.withoutScripts}</p>
      </noscript>
    </section>
  );
}
