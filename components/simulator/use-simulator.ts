'use client';

import { useEffect, useRef, useState } from 'react';
import type { View } from '@/lib/simulator/address';
import { announcement } from '@/lib/simulator/coach';
import { monthName } from '@/lib/simulator/examples';
import { figures } from '@/lib/simulator/figures';
import * as plans from '@/lib/simulator/plan';
import { simulatorStrings } from '@/strings/simulator';
import { useView } from './use-view';

/** The state and actions of the simulator. */
export type Simulation = ReturnType<typeof useSimulator>;

/**
 * The shown month of a plan and its actions. Every action announces its result to screen readers.
 *
 * @param monthId the id of the month's name
 */
export function useSimulator(start: View, monthId: string) {
  const { view, damaged, notLoaded, change, reset, retry } = useView(start);
  const [liveText, announce] = useState('');
  const [turn, setTurn] = useState(0);
  const { plan, month } = view;
  const focusOn = useFocusAfter(view, monthId);

  const show = (next: View, words = announcement(next)) => {
    change(next);
    announce(words);
  };
  return {
    view,
    damaged,
    notLoaded,
    /** Changes when another month or plan is shown, whose fields have none of what was typed before. */
    turn,
    /** Loads the address's plan again. The button for it disappears. */
    retry: () => {
      document.getElementById(monthId)?.focus();
      retry();
    },
    month: plans.at(plan, month),
    figures: figures(plan, month),
    liveText,
    announce,
    /** Shows another plan. */
    load: (loaded: View) => {
      setTurn(turn + 1);
      show(loaded);
    },
    /** Opens a month. If it's after the last one, it's added. */
    open: (opened: number) => {
      // Its button to the month before or after doesn't exist in the first and the last month.
      if (opened === 0 || opened === plans.MAX_MONTHS - 1) focusOn(monthId);
      setTurn(turn + 1);
      const next = { plan: opened < plan.length ? plan : plans.addMonth(plan), month: opened };
      show(next, `${monthName(opened)}. ${announcement(next)}`);
    },
    restart: () => {
      setTurn(turn + 1);
      reset();
      announce(simulatorStrings.restarted(announcement(start)));
    },
    ...edits(view, show, focusOn),
  };
}

/** The changes that a reader can make to a month. `focus` is the id of the element to focus, because the clicked control may disappear. */
function edits(
  { plan, month }: View,
  show: (next: View, words: string) => void,
  focusOn: (id?: string) => void,
) {
  const edit = (edited: plans.Plan, category?: number) => {
    const next = { plan: edited, month };
    show(next, announcement(next, category));
  };
  return {
    setIncome: (amount: number) => edit(plans.setIncome(plan, month, amount)),
    setBudgeted: (category: number, amount: number) =>
      edit(plans.setBudgeted(plan, month, category, amount), category),
    setSpent: (category: number, amount: number) =>
      edit(plans.setSpent(plan, month, category, amount), category),
    setRollover: (category: number, on: boolean, focus?: string) => {
      focusOn(focus);
      edit(plans.setRollover(plan, month, category, on), category);
    },
    copyLastMonth: (focus: string) => {
      focusOn(focus);
      edit(plans.copyLastMonth(plan, month));
    },
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

/** Returns a function that sets the element to focus after the next render, in place of which `other` is focused if it doesn't exist. */
function useFocusAfter(view: View, other: string): (id?: string) => void {
  const id = useRef<string>(undefined);
  useEffect(() => {
    if (id.current) (document.getElementById(id.current) ?? document.getElementById(other))?.focus();
    id.current = undefined;
  }, [view, other]);
  return focusId => {
    id.current = focusId;
  };
}
