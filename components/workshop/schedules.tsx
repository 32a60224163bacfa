'use client';

import { useId } from 'react';
import { MOST } from '@/lib/templates/address';
import { workshopStrings } from '@/strings/workshop';
import { Fold, SmallButton } from './fields';
import { ScheduleRow } from './schedule-row';
import { keyOf, type Workbench } from './use-workshop';

/** The schedules that lines may name. */
export function Schedules({ bench }: { bench: Workbench }) {
  const list = useId();
  const { example, addSchedule } = bench;
  return (
    <Fold title={workshopStrings.schedules}>
      {example.schedules.map((schedule, at) => (
        <ScheduleRow at={at} bench={bench} key={keyOf(schedule)} list={list} schedule={schedule} />
      ))}
      <SmallButton
        isFull={example.schedules.length >= MOST.schedules}
        list={list}
        onClick={() => addSchedule()}
      >
        {workshopStrings.addSchedule}
      </SmallButton>
    </Fold>
  );
}
