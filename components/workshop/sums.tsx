'use client';

import { formatMoney } from '@/lib/money';
import type { ForecastMonth } from '@/lib/templates/forecast';
import { workshopStrings } from '@/strings/workshop';
import type { ShownCommand, Workbench } from './use-workshop';
import styles from './workshop.module.css';

/** To Budget after a command, in cents. "Check templates" doesn't change it. */
export const toBudgetAfter = (command: ShownCommand, { available, toBudget }: ForecastMonth) =>
  command === 'check' ? available : toBudget;

/** To Budget before and after the command. It stays in view while the reader edits the categories below. */
export function Sums({ bench: { command, months } }: { bench: Workbench }) {
  const [first] = months;
  if (!first) return null;
  const toBudget = toBudgetAfter(command, first);
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{workshopStrings.available}</dt>
        <dd>{formatMoney(first.available)}</dd>
      </div>
      <div>
        <dt>{toBudget < 0 ? workshopStrings.overbudgeted : workshopStrings.toBudget}</dt>
        <dd className={styles.toBudget} data-negative={toBudget < 0 || undefined}>
          {formatMoney(toBudget)}
        </dd>
      </div>
    </dl>
  );
}
