'use client';

import { useId, useState } from 'react';
import { MOST } from '@/lib/templates/address';
import { remarkOf, type Remark } from '@/lib/templates/remarks';
import { workshopStrings } from '@/strings/workshop';
import { Fold } from './fields';
import type { Workbench } from './use-workshop';
import styles from './workshop.module.css';

/** Says what pasted lines mean, or how to fix them. */
export function Explainer({ bench: { example } }: { bench: Workbench }) {
  const id = useId();
  const [pasted, setPasted] = useState('');
  const lines = pasted.split('\n').filter(line => line.trim() !== '');
  const remarks = lines.map(
    (line): Remark =>
      remarkOf(line, example.schedules) ?? { kind: 'warning', text: workshopStrings.notATemplate },
  );
  return (
    <Fold title={workshopStrings.explainer}>
      <label className={styles.label} htmlFor={id}>
        {workshopStrings.pasted}
      </label>
      <textarea
        className={styles.note}
        id={id}
        maxLength={MOST.noteLength}
        onChange={event => setPasted(event.target.value)}
        rows={Math.min(8, Math.max(2, lines.length))}
        spellCheck={false}
        value={pasted}
      />
      <div role="status">
        {remarks.map(({ kind, text }, at) => (
          <p className={styles.remark} data-kind={kind} key={at}>
            {remarks.length > 1 && <code>{lines[at]}</code>} {text}
          </p>
        ))}
      </div>
    </Fold>
  );
}
