'use client';

import { remarksOf } from '@/lib/templates/remarks';
import type { Workbench } from './use-workshop';
import styles from './workshop.module.css';

/** What each line of a note means, and what is wrong with it. */
export function LineList({ note, at, bench }: { note: string; at: number; bench: Workbench }) {
  const { example, command, months } = bench;
  const remarks = remarksOf(note, { example, at, command, month: months[0] });
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks}>
      {remarks.map(({ kind, text }, index) => (
        <li className={styles.remark} data-kind={kind} key={index}>
          {text}
        </li>
      ))}
    </ul>
  );
}
