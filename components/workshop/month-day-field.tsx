'use client';

import { MOST_IN_MONTH } from '@/lib/templates/address';
import type { MonthDay } from '@/lib/templates/budget';
import { workshopStrings } from '@/strings/workshop';
import { Choice, RemoveButton } from './fields';

const { kinds } = workshopStrings;

const isKind = (value: string): value is MonthDay['type'] => value in kinds;

const mostOf = (type: MonthDay['type']) => (type === 'day' ? MOST_IN_MONTH.day : MOST_IN_MONTH.weekday);

interface MonthDayFieldProps {
  day: MonthDay;
  /** Counts from 1. */
  number: number;
  /** The schedule's name. */
  name: string;
  /** The id of the list of days. */
  list: string;
  onChange: (day: MonthDay) => void;
  onRemove: () => void;
}

/** A day of the month: the 15th, the last Friday. */
export function MonthDayField({ day, number, name, list, onChange, onRemove }: MonthDayFieldProps) {
  const { type, value } = day;
  const counted = Array.from({ length: mostOf(type) }, (_, at) => String(at + 1));
  const setKind = (kind: string) => {
    if (isKind(kind)) onChange({ type: kind, value: Math.min(value, mostOf(kind)) });
  };
  return (
    <>
      <Choice
        fullLabel={workshopStrings.dayOfMonth(number, name)}
        label={workshopStrings.daysOfMonth}
        onChange={chosen => onChange({ type, value: Number(chosen) })}
        options={[
          ...counted.map((one): [string, string] => [one, workshopStrings.ordinal(Number(one))]),
          ['-1', workshopStrings.last],
        ]}
        value={String(value)}
      />
      <Choice
        fullLabel={workshopStrings.kindOfDay(number, name)}
        label={workshopStrings.kind}
        onChange={setKind}
        options={Object.entries(kinds)}
        value={type}
      />
      <RemoveButton label={workshopStrings.removeDay(number, name)} list={list} onRemove={onRemove} />
    </>
  );
}
