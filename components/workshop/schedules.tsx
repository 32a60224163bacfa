'use client';

import { MOST } from '@/lib/templates/address';
import type { Schedule } from '@/lib/templates/budget';
import { isDay } from '@/lib/templates/dates';
import { workshopStrings } from '@/strings/workshop';
import { Choice, MoneyField, SmallButton, TextField } from './fields';
import type { Workbench } from './use-workshop';
import styles from './workshop.module.css';

const { repeats, weekends, once } = workshopStrings;

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

/** How often a schedule repeats, as the value of a choice: `monthly 3`. */
function repeatOf({ every }: Schedule): string {
  if (!every) return 'once';
  return every.interval === 1 ? every.frequency : `${every.frequency} ${every.interval}`;
}

function everyOf(repeat: string): Schedule['every'] {
  const [frequency, interval = '1'] = repeat.split(' ');
  const isFrequency =
    frequency === 'daily' || frequency === 'weekly' || frequency === 'monthly' || frequency === 'yearly';
  return isFrequency ? { frequency, interval: Number(interval) } : null;
}

function ScheduleRow({ schedule, at, bench }: { schedule: Schedule; at: number; bench: Workbench }) {
  const { setSchedule, removeSchedule } = bench;
  const { name, amount, date, weekend } = schedule;
  const repeat = repeatOf(schedule);
  const choices = Object.entries(repeats).map(([value, label]) => [value, label] as const);
  const isListed = repeat === 'once' || repeat in repeats;
  return (
    <div className={styles.row}>
      <TextField
        fullLabel={workshopStrings.scheduleName(at + 1)}
        label={workshopStrings.fields.schedule}
        onChange={text => setSchedule(at, { name: text })}
        value={name}
      />
      <MoneyField
        fullLabel={workshopStrings.amountOf(name)}
        label={workshopStrings.fields.amount}
        least={-MOST.amount}
        onCommit={cents => setSchedule(at, { amount: cents })}
        value={amount}
      />
      <TextField
        fullLabel={workshopStrings.dateOf(name)}
        label={workshopStrings.fields.day}
        onChange={day => isDay(day) && setSchedule(at, { date: day })}
        type="date"
        value={date}
      />
      <Choice
        fullLabel={workshopStrings.repeatOf(name)}
        label={workshopStrings.fields.again}
        onChange={value => setSchedule(at, { every: everyOf(value) })}
        options={[
          ['once', once],
          ...choices,
          ...(isListed
            ? []
            : [
                [
                  repeat,
                  workshopStrings.everyOther(
                    schedule.every?.interval ?? 1,
                    repeats[schedule.every?.frequency ?? 'monthly'],
                  ),
                ] as const,
              ]),
        ]}
        value={repeat}
      />
      <Choice
        fullLabel={workshopStrings.weekendOf(name)}
        label={workshopStrings.weekend}
        onChange={value =>
          setSchedule(at, { weekend: value === 'before' || value === 'after' ? value : null })
        }
        options={[
          ['', weekends.stays],
          ['before', weekends.before],
          ['after', weekends.after],
        ]}
        value={weekend ?? ''}
      />
      <SmallButton label={workshopStrings.removeNamed(name)} onClick={() => removeSchedule(at)}>
        {workshopStrings.remove}
      </SmallButton>
    </div>
  );
}
