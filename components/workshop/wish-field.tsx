'use client';

import { useId } from 'react';
import type { WishFields } from '@/lib/templates/compose';
import { addMonths } from '@/lib/templates/dates';
import type { Example } from '@/lib/templates/example';
import { monthName } from '@/lib/templates/explain';
import { workshopStrings } from '@/strings/workshop';
import { Choice, TextField } from './fields';
import styles from './workshop.module.css';

const { fields: labels, repeats, units, sources } = workshopStrings;

/** Labels for how often a wish repeats, by the number of months; 0 means never. */
const INTERVALS = {
  0: workshopStrings.endings.never,
  3: repeats['monthly 3'],
  6: repeats['monthly 6'],
  12: repeats.yearly,
  24: workshopStrings.everyTwoYears,
};

/** How many months, weights or priorities there are to choose from. */
const MOST_COUNTED = 12;
/** The months that a target may be in. */
const MONTHS_AHEAD = 36;

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => [String(from + at), String(from + at)] as const);

interface WishFieldProps {
  field: keyof WishFields;
  fields: WishFields;
  example: Example;
  onChange: (change: Partial<WishFields>) => void;
}

/** One field of the chooser. */
export function WishField({ field, fields, example, onChange }: WishFieldProps) {
  const id = useId();
  if (field === 'full')
    return (
      <span className={styles.check}>
        <input
          checked={fields.full}
          id={id}
          onChange={event => onChange({ full: event.target.checked })}
          type="checkbox"
        />
        <label htmlFor={id}>{labels.full}</label>
      </span>
    );
  const options = optionsOf(field, example);
  if (!options)
    return (
      <TextField
        label={labels[field]}
        onChange={text => onChange({ [field]: text })}
        type={field === 'day' ? 'date' : 'text'}
        value={String(fields[field])}
      />
    );
  if (options.length === 0) return null;
  const isNumber = typeof fields[field] === 'number';
  return (
    <Choice
      label={labels[field]}
      onChange={value => onChange({ [field]: isNumber ? Number(value) : value })}
      options={options}
      value={String(fields[field])}
    />
  );
}

/** The options of a field. Undefined if the reader types its value. */
function optionsOf(field: keyof WishFields, { month, incomes, schedules }: Example) {
  switch (field) {
    case 'month':
      return Array.from({ length: MONTHS_AHEAD }, (_, at) => addMonths(month, at)).map(
        option => [option, monthName(option)] as const,
      );
    case 'again':
      return Object.entries(INTERVALS);
    case 'unit':
      return Object.entries(units);
    case 'source':
      return [...Object.values(sources), ...incomes.map(({ name }) => name)].map(
        name => [name, name] as const,
      );
    case 'schedule':
      return schedules.map(({ name }) => [name, name] as const);
    case 'every':
    case 'count':
    case 'weight':
      return numbers(1, MOST_COUNTED);
    case 'priority':
      return numbers(0, MOST_COUNTED);
    default:
      return undefined;
  }
}
