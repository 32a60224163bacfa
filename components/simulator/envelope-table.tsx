'use client';

import { CATEGORIES, monthName } from '@/lib/simulator/examples';
import { formatAmount } from '@/lib/money';
import { simulatorStrings } from '@/strings/simulator';
import { EnvelopeRow } from './envelope-row';
import { Overspent } from './overspent';
import styles from './simulator.module.css';
import type { Simulation } from './use-simulator';

interface EnvelopeTableProps {
  simulation: Simulation;
  /** The id of a category's first field. */
  fieldId: (category: number) => string;
  short: boolean;
}

/** The month's categories with their totals, as in the app. */
export function EnvelopeTable({ simulation, fieldId, short }: EnvelopeTableProps) {
  const { view, month, figures } = simulation;
  const totals: [string, number][] = [
    [simulatorStrings.budgeted, figures.budgeted],
    [simulatorStrings.spent, figures.spent],
    [simulatorStrings.balance, figures.balance],
  ];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{simulatorStrings.envelopesOf(monthName(view.month))}</caption>
      <thead>
        <tr>
          <th scope="col">{simulatorStrings.category}</th>
          {totals.map(([label, amount]) => (
            <th key={label} scope="col">
              {label} <span className={styles.total}>{formatAmount(amount)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {month.envelopes.map((envelope, category) => {
        const balance = figures.balances[category] ?? 0;
        const row = { category, fieldId: fieldId(category), simulation };
        return (
          <tbody key={CATEGORIES[category]}>
            <EnvelopeRow balance={balance} envelope={envelope} {...row} />
            {(balance < 0 || envelope.rollover) && (
              <tr>
                <td colSpan={4}>
                  <Overspent short={short} {...row} />
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
    </table>
  );
}
