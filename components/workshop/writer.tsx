'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { compose, FIELDS, WISHES, type Wish, type WishFields } from '@/lib/templates/compose';
import { MOST } from '@/lib/templates/address';
import { addMonths } from '@/lib/templates/dates';
import type { Example } from '@/lib/templates/example';
import { monthName } from '@/lib/templates/explain';
import { formatMoney } from '@/lib/money';
import { remarkOf } from '@/lib/templates/remarks';
import { workshopStrings } from '@/strings/workshop';
import { Choice, Fold, SmallButton } from './fields';
import { ScheduleRow } from './schedule-row';
import type { Workbench } from './use-workshop';
import styles from './workshop.module.css';
import { WishField } from './wish-field';

/** How far ahead a new target is, in months. */
const AHEAD = 7;

const isWish = (value: string): value is Wish => WISHES.some(wish => wish === value);

/** The value of the option to add a category. */
const NEW = 'new';

/** Asks what the reader wants, writes the line, and puts it into a note. */
export function Writer({ bench }: { bench: Workbench }) {
  const { example } = bench;
  const [wish, setWish] = useState<Wish>('by');
  const [typed, setFields] = useState<Partial<WishFields>>({});
  const scheduleAt = chosenSchedule(example, typed.schedule);
  const fields = { ...startFields(example), ...typed, schedule: example.schedules[scheduleAt]?.name ?? '' };
  const line = compose(wish, fields);
  const remark = remarkOf(line, example.schedules);
  const hasPriority = wish !== 'remainder' && wish !== 'goal';
  return (
    <Fold isOpen title={workshopStrings.writer}>
      <Choice
        label={workshopStrings.want}
        onChange={value => isWish(value) && setWish(value)}
        options={WISHES.map(one => [one, workshopStrings.wishes[one]])}
        value={wish}
      />
      <div className={styles.row}>
        {[...FIELDS[wish], ...(hasPriority ? (['priority'] as const) : [])].map(field => (
          <WishField
            example={example}
            field={field}
            fields={fields}
            key={field}
            onChange={change => setFields({ ...typed, ...change })}
          />
        ))}
      </div>
      {wish === 'schedule' && (
        <ChosenSchedule at={scheduleAt} bench={bench} onAdd={schedule => setFields({ ...typed, schedule })} />
      )}
      <p>
        <span className={styles.label}>{workshopStrings.theLine}</span>
        <code className={styles.line}>{line}</code>
      </p>
      {remark && (
        <p className={styles.remark} data-kind={remark.kind}>
          {remark.text}
        </p>
      )}
      <AddLine bench={bench} disabled={remark?.kind === 'mistake'} line={line} />
    </Fold>
  );
}

/** The number of the schedule with a name. After it's renamed or removed, and before one is chosen, it's the newest. */
function chosenSchedule({ schedules }: Example, chosen: string | undefined): number {
  const at = schedules.findIndex(({ name }) => name === chosen);
  return at === -1 ? schedules.length - 1 : at;
}

interface ChosenScheduleProps {
  at: number;
  bench: Workbench;
  /** Called with the name of a schedule that the reader has added. */
  onAdd: (name: string) => void;
}

/** The schedule that the line is about, which the reader can change here or add. */
function ChosenSchedule({ at, bench, onAdd }: ChosenScheduleProps) {
  const list = useId();
  const { schedules } = bench.example;
  const schedule = schedules[at];
  return (
    <>
      {schedule && <ScheduleRow at={at} bench={bench} list={list} schedule={schedule} />}
      <SmallButton
        isFull={schedules.length >= MOST.schedules}
        list={list}
        onClick={() => onAdd(bench.addSchedule())}
      >
        {workshopStrings.addSchedule}
      </SmallButton>
    </>
  );
}

const startFields = ({ month }: Example): Omit<WishFields, 'schedule'> => ({
  amount: '1200',
  limit: '',
  month: addMonths(month, AHEAD),
  again: 0,
  day: `${month}-01`,
  every: 2,
  unit: 'weeks',
  percent: '10',
  source: workshopStrings.sources.all,
  full: false,
  count: 3,
  weight: 1,
  priority: 0,
});

/** Puts a line into the note of an existing or a new category, and says what the app does with the line. */
function AddLine({ bench, line, disabled }: { bench: Workbench; line: string; disabled: boolean }) {
  const { example, addLine, addCategory } = bench;
  const { categories } = example;
  const [target, setTarget] = useState(NEW);
  const [added, setAdded] = useState<{ at: number; line: string }>();
  const result = useRef<HTMLParagraphElement>(null);
  // On a phone, the button may be the last thing on the screen.
  useEffect(() => {
    if (added) result.current?.scrollIntoView({ block: 'nearest' });
  }, [added]);
  const options = categories.map(({ name }, at): [string, string] => [String(at), name]);
  if (categories.length < MOST.categories) options.unshift([NEW, workshopStrings.aNewCategory]);
  const chosen = options.some(([value]) => value === target) ? target : (options[0]?.[0] ?? '');
  const add = () => {
    if (chosen === NEW) addCategory(line);
    else addLine(Number(chosen), line);
    setAdded({ at: chosen === NEW ? categories.length : Number(chosen), line });
  };
  return (
    <>
      <div className={styles.row}>
        <Choice label={workshopStrings.addTo} onChange={setTarget} options={options} value={chosen} />
        <button className={styles.primary} disabled={disabled} onClick={add} type="button">
          {workshopStrings.addLine}
        </button>
      </div>
      <p ref={result} role="status">
        {added && resultOf(bench, added)}
      </p>
    </>
  );
}

/** What the app does with the note that the line was put into, as long as the line is still in it. */
function resultOf({ example, months }: Workbench, { at, line }: { at: number; line: string }): string {
  const { name = '', note = '' } = example.categories[at] ?? {};
  const [first] = months;
  if (!first || !note.split('\n').includes(line)) return '';
  const { kind } = first.result;
  if (kind === 'refused' || kind === 'aborted') return workshopStrings.lineRefused(name);
  const budgeted = formatMoney(first.categories[at]?.budgeted ?? 0);
  return workshopStrings.lineAdded(name, budgeted, monthName(first.month));
}
