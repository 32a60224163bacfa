'use client';

import { useId } from 'react';
import type { View } from '@/lib/simulator/address';
import { coach } from '@/lib/simulator/coach';
import { simulatorStrings } from '@/strings/simulator';
import { EnvelopeTable } from './envelope-table';
import { MonthEnd } from './month-end';
import { MonthSum } from './month-sum';
import styles from './simulator.module.css';
import { Toolbar } from './toolbar';
import { useSimulator } from './use-simulator';

/** A budget that the reader fills in month by month. It computes what the app would. */
export function Simulator({ start, short = false }: { start: View; short?: boolean }) {
  const id = useId();
  const monthId = `${id}month`;
  const simulation = useSimulator(start, monthId);
  const { view, damaged, notLoaded, turn, retry, liveText } = simulation;
  return (
    <div className={styles.simulator}>
      <Toolbar monthId={monthId} short={short} simulation={simulation} />
      <MonthSum key={`sum ${turn}`} simulation={simulation} />
      <p className={styles.coach}>
        {damaged && simulatorStrings.damaged}
        {notLoaded && (
          <>
            <span role="alert">{simulatorStrings.notLoaded}</span>{' '}
            <button className={styles.quiet} onClick={retry} type="button">
              {simulatorStrings.retry}
            </button>{' '}
          </>
        )}
        {coach(view)}
      </p>
      <EnvelopeTable
        fieldId={category => `${id}${category}`}
        key={`table ${turn}`}
        short={short}
        simulation={simulation}
      />
      <MonthEnd nextId={`${id}next`} short={short} simulation={simulation} />
      <p className="visually-hidden" role="status">
        {liveText}
      </p>
    </div>
  );
}
