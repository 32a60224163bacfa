'use client';

import { monthName } from '@/lib/simulator/examples';
import { formatAmount } from '@/lib/simulator/money';
import { AmountInput } from './amount-input';
import { sign } from './sign';
import styles from './simulator.module.css';
import type { Simulation } from './use-simulator';

/** The month's income and the sum that leads to To Budget, in the words of the app's month header. */
export function MonthSum({ simulation }: { simulation: Simulation }) {
  const { view, month, figures, setIncome } = simulation;
  const { availableFunds, lastMonthOverspent, budgeted, forNextMonth, toBudget } = figures;
  const before = view.month - 1;
  const parts: [string, number][] = [
    ...(before < 0 ? [] : [[`From ${monthName(before)}`, availableFunds - month.income] as [string, number]]),
    ['Available funds', availableFunds],
    [`Overspent in ${monthName(before, 'short')}`, lastMonthOverspent],
    ['Budgeted', -budgeted],
    ['For next month', -forNextMonth],
  ];
  return (
    <div className={styles.sum}>
      <dl className={styles.parts}>
        <div className={styles.part}>
          <dt>Income</dt>
          <dd>
            <AmountInput label="Income" onCommit={setIncome} value={month.income} />
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
        {toBudget < 0 ? 'Overbudgeted' : 'To Budget'}
        <strong>{formatAmount(toBudget)}</strong>
      </p>
    </div>
  );
}
