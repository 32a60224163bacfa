'use client';

import { MOST } from '@/lib/templates/address';
import { workshopStrings } from '@/strings/workshop';
import { SmallButton } from './fields';
import { ScheduleRow } from './schedule-row';
import type { Workbench } from './use-workshop';
import styles from './workshop.module.css';

/** The schedules that lines may name. */
export function Schedules({ bench }: { bench: Workbench }) {
  const { example, addSchedule } = bench;
  return (
    <details className={styles.details} open={example.schedules.length > 0 || undefined}>
      <summary>{workshopStrings.schedules}</summary>
      {example.schedules.map((schedule, at) => (
        <ScheduleRow at={at} bench={bench} key={at} schedule={schedule} />
      ))}
      {example.schedules.length < MOST.schedules && (
        <SmallButton onClick={addSchedule}>{workshopStrings.addSchedule}</SmallButton>
      )}
    </details>
  );
}
