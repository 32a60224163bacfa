'use client';

import { workshopFrameStrings } from '@/strings/workshop-frame';
import { OpenWorkshop } from './open-workshop';
import { WorkedBudget, type Worked } from './worked-budget';
import styles from './workshop.module.css';

/** The template workshop. Until the reader opens it, and without scripts, there's a worked budget in its place. */
export function Place({ worked }: { worked: Worked }) {
  return (
    <section aria-label={workshopFrameStrings.name} className={`embedded ${styles.place}`}>
      <OpenWorkshop>
        <WorkedBudget worked={worked} />
        <noscript>
          <p className={styles.sum}>{workshopFrameStrings.withoutScripts}</p>
        </noscript>
      </OpenWorkshop>
    </section>
  );
}
