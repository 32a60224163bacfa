'use client';

import { MOST } from '@/lib/templates/address';
import { workshopStrings } from '@/strings/workshop';
import { Fold, SmallButton } from './fields';
import { ScheduleRow } from './schedule-row';
import type { Workbench } from './use-workshop';

/** The schedules that lines may name. */
export function Schedules({ bench }: { bench: Workbench }) {
  const { example, addSchedule } = bench;
  return (
    <Fold title={workshopStrings.schedules}>
      {example.schedules.map((schedule, at) => (
        <ScheduleRow at={at} bench={bench} key={at} schedule={schedule} />
      ))}
      {example.schedules.length < MOST.schedules && (
        <SmallButton onClick={() => addSchedule()}>{workshopStrings.addSchedule}</SmallButton>
      )}
    </Fold>
  );
}
