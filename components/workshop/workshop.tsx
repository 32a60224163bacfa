'use client';

import { useEffect, useRef } from 'react';
import { workshopStrings } from '@/strings/workshop';
import { Ahead } from './ahead';
import { Answer } from './answer';
import { Categories } from './categories';
import { Explainer } from './explainer';
import { MoneyPanel } from './money-panel';
import { Schedules } from './schedules';
import { StartBar } from './start-bar';
import { Sums } from './sums';
import { useWorkshop, type Workbench } from './use-workshop';
import styles from './workshop.module.css';
import { Writer } from './writer';

/** A budget with templates that the reader changes. It shows what the app would do. */
export function Workshop() {
  const bench = useWorkshop();
  const box = useRef<HTMLDivElement>(null);
  // The button that opened the workshop is gone, so the workshop gets the focus.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.workshop} ref={box} tabIndex={-1}>
      <StartBar bench={bench} />
      <p className={styles.intro}>{introOf(bench)}</p>
      <Writer bench={bench} />
      <MoneyPanel bench={bench} />
      <Answer bench={bench} />
      <div>
        <Sums bench={bench} />
        <Categories bench={bench} />
      </div>
      <Explainer bench={bench} />
      <Schedules bench={bench} />
      <Ahead bench={bench} />
      <p className="visually-hidden" role="status">
        {bench.said}
      </p>
    </div>
  );
}

function introOf({ isDamaged, worked }: Workbench): string {
  if (isDamaged) return workshopStrings.damaged;
  return worked === 'first' ? workshopStrings.firstTry : workshopStrings.intro;
}
