'use client';

import type { Schedule } from '@/lib/templates/budget';
import { dayName } from '@/lib/templates/explain';
import { nextDates } from '@/lib/templates/occurrences';
import { MOST } from '@/lib/templates/address';
import { workshopStrings } from '@/strings/workshop';
import { Choice, DayField, MoneyField, RemoveButton, TextField } from './fields';
import { RepeatFields } from './repeat-fields';
import type { Workbench } from './use-workshop';
import styles from './workshop.module.css';

const { weekends } = workshopStrings;

/** The choices for a date on a weekend. */
const WEEKENDS: readonly [string, string][] = [
  ['', weekends.stays],
  ['before', weekends.before],
  ['after', weekends.after],
];

/** How many dates of a schedule to show, so that readers can check how it repeats. */
const SHOWN_DATES = 4;

/** A schedule: what it costs, when it's due, and its next dates. */
export function ScheduleRow({
  schedule,
  at,
  bench,
  list,
}: {
  schedule: Schedule;
  at: number;
  bench: Workbench;
  /** The id of the list that it's in. */
  list: string;
}) {
  const { setSchedule, removeSchedule } = bench;
  const { name, amount, date, weekend } = schedule;
  const change = (changed: Partial<Schedule>) => setSchedule(at, changed);
  return (
    <div className={styles.schedule}>
      <div className={styles.row}>
        <TextField
          fullLabel={workshopStrings.scheduleName(at + 1)}
          label={workshopStrings.fields.schedule}
          onChange={text => change({ name: text })}
          value={name}
        />
        <MoneyField
          fullLabel={workshopStrings.amountOf(name)}
          label={workshopStrings.fields.amount}
          least={-MOST.amount}
          onCommit={cents => change({ amount: cents })}
          value={amount}
        />
        <DayField
          fullLabel={workshopStrings.dateOf(name)}
          label={workshopStrings.fields.day}
          onChange={day => change({ date: day })}
          value={date}
        />
        <RepeatFields onChange={change} schedule={schedule} />
        <Choice
          fullLabel={workshopStrings.weekendOf(name)}
          label={workshopStrings.weekend}
          onChange={value => change({ weekend: value === 'before' || value === 'after' ? value : null })}
          options={WEEKENDS}
          value={weekend ?? ''}
        />
        <RemoveButton
          label={workshopStrings.removeNamed(name)}
          list={list}
          onRemove={() => removeSchedule(at)}
        />
      </div>
      <NextDates month={bench.example.month} schedule={schedule} />
    </div>
  );
}

function NextDates({ schedule, month }: { schedule: Schedule; month: string }) {
  const dates = nextDates(schedule, `${month}-01`, SHOWN_DATES).map(dayName);
  if (dates.length === 0)
    return (
      <p className={styles.remark} data-kind="warning">
        {workshopStrings.noMoreDates}
      </p>
    );
  return (
    <p className={styles.remark} data-kind="meaning">
      {workshopStrings.nextDates(dates.join(', '))}
    </p>
  );
}
