'use client';

import { useId, useState } from 'react';
import { MOST } from '@/lib/templates/address';
import { remarkOf } from '@/lib/templates/remarks';
import { workshopStrings } from '@/strings/workshop';
import styles from './workshop.module.css';

/** Says what a pasted line means, or how to fix it. */
export function Explainer() {
  const id = useId();
  const [line, setLine] = useState('');
  const remark = remarkOf(line);
  const isOther = !remark && line.trim() !== '';
  return (
    <details className={styles.details}>
      <summary>{workshopStrings.explainer}</summary>
      <label className={styles.label} htmlFor={id}>
        {workshopStrings.pasted}
      </label>
      <input
        autoComplete="off"
        className={styles.note}
        id={id}
        maxLength={MOST.noteLength}
        onChange={event => setLine(event.target.value)}
        spellCheck={false}
        value={line}
      />
      <p className={styles.remark} data-kind={remark?.kind ?? 'meaning'} role="status">
        {isOther ? workshopStrings.notATemplate : remark?.text}
      </p>
    </details>
  );
}
