'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromHash, isExampleHash, MOST, toHash } from '@/lib/templates/address';
import type { Example, ExampleCategory } from '@/lib/templates/example';
import { forecast } from '@/lib/templates/forecast';
import type { Command } from '@/lib/templates/run';
import { WORKED } from '@/lib/templates/worked';
import type { Repetition, Schedule } from '@/lib/templates/budget';
import { workshopStrings } from '@/strings/workshop';

/** The commands that the reader can run. */
export type ShownCommand = Command | 'check';

/** The state and actions of the workshop. */
export type Workbench = ReturnType<typeof useWorkshop>;

/** The keys of items. */
const keys = new WeakMap<object, number>();
let lastKey = 0;

/** An item's key for React, which stays the same when the item is changed or moved. */
export function keyOf(item: object): number {
  const key = keys.get(item) ?? (lastKey += 1);
  keys.set(item, key);
  return key;
}

/** Changes one item in a list. */
function changed<Item extends object>(list: readonly Item[], at: number, change: Partial<Item>): Item[] {
  return list.map((item, index) => {
    if (index !== at) return item;
    const next = { ...item, ...change };
    keys.set(next, keyOf(item));
    return next;
  });
}

const without = <Item>(list: readonly Item[], at: number) => list.filter((_, index) => index !== at);

/** The example that the reader works on, with what the app makes of it. */
export function useWorkshop() {
  const { example, show, ...shown } = useExample();
  const [command, setCommand] = useState<ShownCommand>('overwrite');
  const [said, say] = useState<string>(workshopStrings.opened);
  const edit = (change: Partial<Example>) => show({ ...example, ...change }, '');
  return {
    example,
    ...shown,
    command,
    setCommand,
    said,
    say,
    months: forecast(example, command === 'check' ? 'overwrite' : command),
    edit,
    load: (name: keyof typeof WORKED) => show(WORKED[name], name),
    ...categoryActions(example, edit),
    ...incomeActions(example, edit),
    ...scheduleActions(example, edit),
  };
}

/**
 * The example, which follows the address, and a function that puts it there. Also its name, if it's one of the worked budgets, and whether the address is damaged.
 */
function useExample() {
  const [example, setExample] = useState<Example>(() => fromHash(location.hash) ?? WORKED.first);
  const [worked, setWorked] = useState<string>(() => (fromHash(location.hash) ? '' : 'first'));
  const [isDamaged, setDamaged] = useState(() => isExampleHash(location.hash) && !fromHash(location.hash));
  const show = (next: Example, name: string) => {
    setExample(next);
    setWorked(name);
    setDamaged(false);
  };
  // Back leads to it again from a heading, and must not undo what the reader has changed.
  const linked = useRef(location.hash);
  const onHash = useEffectEvent(() => {
    if (!isExampleHash(location.hash) || location.hash === linked.current) return;
    linked.current = location.hash;
    const read = fromHash(location.hash);
    if (read) show(read, '');
    else setDamaged(true);
  });
  useEffect(() => {
    const listener = () => onHash();
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  }, []);
  const link = () => {
    linked.current = toHash(example);
    // Without our own state object, so that the router keeps its state and gets the new address.
    history.replaceState(null, '', location.pathname + location.search + linked.current);
  };
  return { example, worked, isDamaged, show, link };
}

type Edit = (change: Partial<Example>) => void;

function categoryActions({ categories }: Example, edit: Edit) {
  return {
    setCategory: (at: number, change: Partial<ExampleCategory>) =>
      edit({ categories: changed(categories, at, change) }),
    removeCategory: (at: number) => edit({ categories: without(categories, at) }),
    moveUp: (at: number) => {
      const moved = categories[at];
      if (moved) edit({ categories: without(categories, at).toSpliced(at - 1, 0, moved) });
    },
    addCategory: (note = '') =>
      edit({
        categories: [
          ...categories,
          { name: workshopStrings.newCategory, note, carried: 0, budgeted: 0, spent: 0 },
        ],
      }),
    addLine: (at: number, line: string) => {
      const category = categories[at];
      if (!category) return;
      const note = `${category.note.trimEnd()}\n${line}`.trim().slice(0, MOST.noteLength);
      edit({ categories: changed(categories, at, { note }) });
    },
  };
}

function incomeActions({ incomes }: Example, edit: Edit) {
  return {
    setIncome: (at: number, change: Partial<Example['incomes'][number]>) =>
      edit({ incomes: changed(incomes, at, change) }),
    removeIncome: (at: number) => edit({ incomes: without(incomes, at) }),
    addIncome: () => edit({ incomes: [...incomes, { name: workshopStrings.newIncome, amount: 0 }] }),
  };
}

function scheduleActions({ month, schedules }: Example, edit: Edit) {
  return {
    setSchedule: (at: number, change: Partial<Schedule>) =>
      edit({ schedules: changed(schedules, at, change) }),
    removeSchedule: (at: number) => edit({ schedules: without(schedules, at) }),
    /** @returns the new schedule's name */
    addSchedule: (): string => {
      const names = schedules.map(({ name }) => name);
      const numbered = (count: number) => workshopStrings.newSchedule + (count > 1 ? ` ${count}` : '');
      let count = 1;
      while (names.includes(numbered(count))) count += 1;
      const name = numbered(count);
      const every: Repetition = { frequency: 'monthly', interval: 1, days: [], end: null };
      edit({
        schedules: [...schedules, { name, amount: 5000, date: `${month}-15`, every, weekend: null }],
      });
      return name;
    },
  };
}
