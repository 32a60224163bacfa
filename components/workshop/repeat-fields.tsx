'use client';

import { useId } from 'react';
import { MOST } from '@/lib/templates/address';
import type { MonthDay, Repetition, Schedule } from '@/lib/templates/budget';
import { addMonths } from '@/lib/templates/dates';
import { workshopStrings } from '@/strings/workshop';
import { Choice, DayField, NumberField, SmallButton } from './fields';
import { MonthDayField } from './month-day-field';

const { repeats, once, endings } = workshopStrings;

/** The number of dates after which a new end stops the schedule, and how many months ahead a new last day is. */
const NEW_COUNT = 12;

interface RepeatFieldsProps {
  schedule: Schedule;
  onChange: (change: Pick<Schedule, 'every'>) => void;
}

/** How often a schedule repeats, on which days of the month, and until when. */
export function RepeatFields({ schedule, onChange }: RepeatFieldsProps) {
  const { name, every } = schedule;
  const repeat = repeatOf(every);
  const set = (changed: Partial<Repetition>) => every && onChange({ every: { ...every, ...changed } });
  return (
    <>
      <Choice
        fullLabel={workshopStrings.repeatOf(name)}
        label={workshopStrings.fields.again}
        onChange={value => onChange({ every: everyOf(value, every) })}
        options={optionsFor(every, repeat)}
        value={repeat}
      />
      {every?.frequency === 'monthly' && <MonthDays every={every} onChange={set} schedule={schedule} />}
      {every && <EndFields every={every} onChange={set} schedule={schedule} />}
    </>
  );
}

/** How often a schedule repeats, as a choice's value: `monthly 3`. */
function repeatOf(every: Repetition | null): string {
  if (!every) return 'once';
  return every.interval === 1 ? every.frequency : `${every.frequency} ${every.interval}`;
}

function everyOf(repeat: string, before: Repetition | null): Repetition | null {
  const [frequency, interval = '1'] = repeat.split(' ');
  const isFrequency =
    frequency === 'daily' || frequency === 'weekly' || frequency === 'monthly' || frequency === 'yearly';
  if (!isFrequency) return null;
  const days = frequency === 'monthly' ? (before?.days ?? []) : [];
  return { frequency, interval: Number(interval), days, end: before?.end ?? null };
}

/** The usual intervals, and that of an opened example if it's a different one. */
function optionsFor(every: Repetition | null, repeat: string): [value: string, label: string][] {
  const usual = Object.entries(repeats);
  const isListed = !every || repeat in repeats;
  const other = isListed ? [] : [workshopStrings.everyOther(every.interval, every.frequency)];
  return [['once', once], ...usual, ...other.map((label): [string, string] => [repeat, label])];
}

interface PartProps extends Pick<RepeatFieldsProps, 'schedule'> {
  every: Repetition;
  onChange: (change: Partial<Repetition>) => void;
}

function MonthDays({ schedule: { name, date }, every: { days }, onChange }: PartProps) {
  const list = useId();
  const ofDate: MonthDay = { type: 'day', value: Number(date.slice(8)) };
  return (
    <>
      {days.map((day, at) => (
        <MonthDayField
          day={day}
          key={at}
          list={list}
          name={name}
          number={at + 1}
          onChange={changed => onChange({ days: days.with(at, changed) })}
          onRemove={() => onChange({ days: days.toSpliced(at, 1) })}
        />
      ))}
      <SmallButton
        isFull={days.length >= MOST.days}
        label={workshopStrings.addDayTo(name)}
        list={list}
        onClick={() => onChange({ days: [...days, ofDate] })}
      >
        {workshopStrings.addDay}
      </SmallButton>
    </>
  );
}

function EndFields({ schedule: { name, date }, every: { end }, onChange }: PartProps) {
  const kind = end === null ? 'never' : 'on' in end ? 'on' : 'after';
  const newEnd = (chosen: string): Repetition['end'] => {
    if (chosen === 'after') return { after: NEW_COUNT };
    return chosen === 'on' ? { on: `${addMonths(date, NEW_COUNT)}-01` } : null;
  };
  return (
    <>
      <Choice
        fullLabel={workshopStrings.endOf(name)}
        label={workshopStrings.ends}
        onChange={chosen => onChange({ end: newEnd(chosen) })}
        options={Object.entries(endings)}
        value={kind}
      />
      {end && 'after' in end && (
        <NumberField
          fullLabel={workshopStrings.endCountOf(name)}
          label={workshopStrings.endCount}
          most={MOST.interval}
          onChange={after => onChange({ end: { after } })}
          value={end.after}
        />
      )}
      {end && 'on' in end && (
        <DayField
          fullLabel={workshopStrings.endDateOf(name)}
          label={workshopStrings.endDate}
          onChange={day => onChange({ end: { on: day } })}
          value={end.on}
        />
      )}
    </>
  );
}
