'use client';

import { useState } from 'react';
import { compose, FIELDS, WISHES, type Wish, type WishFields } from '@/lib/templates/compose';
import { addMonths } from '@/lib/templates/dates';
import { remarkOf } from '@/lib/templates/remarks';
import { workshopStrings } from '@/strings/workshop';
import { Choice } from './fields';
import type { Workbench } from './use-workshop';
import styles from './workshop.module.css';
import { WishField } from './wish-field';

/** How far ahead a new target is, in months. */
const AHEAD = 7;

const isWish = (value: string): value is Wish => WISHES.some(wish => wish === value);

/** Asks what the reader wants, writes the line, and puts it into a note. */
export function Writer({ bench }: { bench: Workbench }) {
  const { example, addLine } = bench;
  const [wish, setWish] = useState<Wish>('by');
  const [target, setTarget] = useState(0);
  const [typed, setFields] = useState<Partial<WishFields>>({});
  const fields: WishFields = {
    amount: '1200',
    limit: '',
    month: addMonths(example.month, AHEAD),
    again: 0,
    day: `${example.month}-01`,
    every: 2,
    unit: 'weeks',
    percent: '10',
    source: workshopStrings.sources.all,
    schedule: example.schedules[0]?.name ?? '',
    full: false,
    count: 3,
    weight: 1,
    priority: 0,
    ...typed,
  };
  const line = compose(wish, fields);
  const remark = remarkOf(line);
  const at = Math.min(target, example.categories.length - 1);
  const hasPriority = wish !== 'remainder' && wish !== 'goal';
  return (
    <details className={styles.details}>
      <summary>{workshopStrings.writer}</summary>
      <div className={styles.row}>
        <Choice
          label={workshopStrings.want}
          onChange={value => isWish(value) && setWish(value)}
          options={WISHES.map(one => [one, workshopStrings.wishes[one]])}
          value={wish}
        />
        {[...FIELDS[wish], ...(hasPriority ? (['priority'] as const) : [])].map(field => (
          <WishField
            example={example}
            field={field}
            fields={fields}
            key={field}
            onChange={change => setFields({ ...typed, ...change })}
          />
        ))}
      </div>
      <p className={styles.label}>{workshopStrings.theLine}</p>
      <p>
        <code className={styles.line}>{line}</code>
      </p>
      {remark && (
        <p className={styles.remark} data-kind={remark.kind}>
          {remark.text}
        </p>
      )}
      <div className={styles.row}>
        <Choice
          label={workshopStrings.addTo}
          onChange={value => setTarget(Number(value))}
          options={example.categories.map(({ name }, index) => [String(index), name])}
          value={String(at)}
        />
        <button
          className={styles.primary}
          disabled={remark?.kind === 'mistake'}
          onClick={() => addLine(at, line)}
          type="button"
        >
          {workshopStrings.addLine}
        </button>
      </div>
    </details>
  );
}
