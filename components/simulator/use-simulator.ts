'use client';

import { useEffect, useRef, useState } from 'react';
import type { View } from '@/lib/simulator/address';
import { announcement } from '@/lib/simulator/coach';
import { monthName } from '@/lib/simulator/examples';
import { figures } from '@/lib/simulator/figures';
import * as plans from '@/lib/simulator/plan';
import { simulatorStrings } from '@/strings/simulator';
import { useView } from './use-view';

/** Everything that the parts of the simulator show and do. */
export type Simulation = ReturnType<typeof useSimulator>;

/** The shown month of a plan and what can be done with it; every action says for screen readers what it did. */
export function useSimulator(start: View) {
  const { view, damaged, change, reset } = useView(start);
  const [said, say] = useState('');
  const { plan, month } = view;
  const focusOn = useFocusAfter(view);

  const show = (next: View, words = announcement(next)) => {
    change(next);
    say(words);
  };
  const edit = (edited: plans.Plan, category?: number) => {
    const next = { plan: edited, month };
    show(next, announcement(next, category));
  };
  return {
    view,
    damaged,
    month: plans.at(plan, month),
    figures: figures(plan, month),
    isLast: month === plan.length - 1,
    said,
    say,
    show,
    /** Goes to a month; the one after the last is added. */
    open: (opened: number) => {
      const next = { plan: opened < plan.length ? plan : plans.addMonth(plan), month: opened };
      show(next, `${monthName(opened)}. ${announcement(next)}`);
    },
    restart: () => {
      reset();
      say(simulatorStrings.restarted(announcement(start)));
    },
    setIncome: (amount: number) => edit(plans.setIncome(plan, month, amount)),
    setBudgeted: (category: number, amount: number) =>
      edit(plans.setBudgeted(plan, month, category, amount), category),
    setSpent: (category: number, amount: number) =>
      edit(plans.setSpent(plan, month, category, amount), category),
    setRollover: (category: number, on: boolean) =>
      edit(plans.setRollover(plan, month, category, on), category),
    copyLastMonth: (focus: string) => {
      focusOn(focus);
      edit(plans.copyLastMonth(plan, month));
    },
    /** `focus` is the id of what takes the focus, since the pressed button may go. */
    cover: (category: number, source: plans.Source, focus: string) => {
      focusOn(focus);
      edit(plans.coverOverspending(plan, month, category, source), category);
    },
    hold: (amount: number, focus: string) => {
      focusOn(focus);
      edit(plans.hold(plan, month, amount));
    },
    resetHold: (focus: string) => {
      focusOn(focus);
      edit(plans.resetHold(plan, month));
    },
  };
}

/** A function that names the element to focus once the next view is on the page. */
function useFocusAfter(view: View): (id: string) => void {
  const id = useRef<string>(undefined);
  useEffect(() => {
    if (id.current) document.getElementById(id.current)?.focus();
    id.current = undefined;
  }, [view]);
  return wanted => {
    id.current = wanted;
  };
}
