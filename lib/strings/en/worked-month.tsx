import type { Mark } from '../types';

/** The months that readers without scripts see instead of the simulator. */
export const workedMonthStrings = {
  sum: (
    figures: Readonly<
      Record<'available' | 'overspent' | 'before' | 'budgeted' | 'held' | 'next' | 'toBudget', string>
    >,
    strong: Mark,
  ) => (
    <>
      Available funds {figures.available}, less {figures.overspent} overspent in {figures.before}, less{' '}
      {figures.budgeted} budgeted, less {figures.held} held for {figures.next}: To Budget is{' '}
      {strong(figures.toBudget)}.
    </>
  ),
} as const;
