'use client';

import { monthName } from '@/lib/simulator/examples';
import { formatAmount } from '@/lib/money';
import { simulatorStrings } from '@/strings/simulator';
import { AmountInput } from './amount-input';
import { sign } from './sign';
import styles from './simulator.module.css';
import type { Simulation } from './use-simulator';

/** The month's income and the calculation of To Budget, with the labels from the app's month header. */
export function MonthSum({ simulation }: { simulation: Simulation }) {
  const { view, month, figures, setIncome } = simulation;
  const { availableFunds, lastMonthOverspent, budgeted, forNextMonth, toBudget } = figures;
  const before = view.month - 1;
  const parts: [string, number][] = [
    ...(before < 0
      ? []
      : [[simulatorStrings.from(monthName(before)), availableFunds - month.income] as [string, number]]),
    [simulatorStrings.availableFunds, availableFunds],
    [simulatorStrings.overspentIn(monthName(before, 'short')), lastMonthOverspent],
    [simulatorStrings.budgeted, -budgeted],
    [simulatorStrings.forNextMonth, -forNextMonth],
  ];
  return (
    <div className={styles.sum}>
      <dl className={styles.parts}>
        <div className={styles.part}>
          <dt>{simulatorStrings.income}</dt>
          <dd>
            <AmountInput label={simulatorStrings.income} onCommit={setIncome} value={month.income} />
          </dd>
        </div>
        {parts.map(([label, amount]) => (
          <div className={styles.part} key={label}>
            <dt>{label}</dt>
            <dd>{formatAmount(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.toBudget} data-sign={sign(toBudget)}>
        {toBudget < 0 ? simulatorStrings.overbudgeted : simulatorStrings.toBudget}
        <strong>{formatAmount(toBudget)}</strong>
      </p>
    </div>
  );
}
