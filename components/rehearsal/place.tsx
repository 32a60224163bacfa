'use client';

import { InlineScript } from '@/components/ui/inline-script';
import { inlineCall } from '@/lib/inline/script';
import { takeDropped } from '@/lib/inline/take-dropped';
import { INTENT_EVENT } from '@/lib/intent/event';
import { rehearsalStrings } from '@/strings/rehearsal-frame';
import { Rehearsal } from './rehearsal';
import styles from './rehearsal.module.css';

/** The rehearsal, and what readers without scripts do instead. */
export function Place() {
  return (
    <section aria-label={rehearsalStrings.name} className={`embedded ${styles.place}`}>
      <Rehearsal />
      <InlineScript code={typeof window === 'undefined' ? inlineCall(takeDropped, INTENT_EVENT) : ''} />
      <noscript>
        <p className={styles.without}>{rehearsalStrings.withoutScripts}</p>
      </noscript>
    </section>
  );
}
