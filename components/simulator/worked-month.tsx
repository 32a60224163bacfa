import { CATEGORIES, monthName } from '@/lib/simulator/examples';
import type { View } from '@/lib/simulator/address';
import { figures as figuresOf } from '@/lib/simulator/figures';
import { formatAmount, formatMoney } from '@/lib/simulator/money';
import { at } from '@/lib/simulator/plan';
import styles from './simulator.module.css';

/** A month with its figures, for readers without scripts. */
export function WorkedMonth({ view }: { view: View }) {
  const { envelopes } = at(view.plan, view.month);
  const { availableFunds, lastMonthOverspent, budgeted, spent, forNextMonth, toBudget, balances, balance } =
    figuresOf(view.plan, view.month);
  const rows: [string, number, number, number][] = envelopes.map((envelope, category) => [
    CATEGORIES[category] ?? '',
    envelope.budgeted,
    envelope.spent,
    balances[category] ?? 0,
  ]);
  return (
    <div className={styles.worked}>
      <table className={styles.table}>
        <caption className={styles.month}>{monthName(view.month)}</caption>
        <thead>
          <tr>
            {['Category', 'Budgeted', 'Spent', 'Balance'].map(label => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, ['Total', budgeted, spent, balance] as const].map(([name, ...amounts]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {amounts.map((amount, column) => (
                <td className={styles.balance} key={column}>
                  {formatAmount(amount)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.coach}>
        Available funds {formatMoney(availableFunds)}, less {formatMoney(-lastMonthOverspent)} overspent in{' '}
        {monthName(view.month - 1)}, less {formatMoney(budgeted)} budgeted, less {formatMoney(forNextMonth)}{' '}
        held for {monthName(view.month + 1)}: To Budget is <strong>{formatMoney(toBudget)}</strong>.
      </p>
    </div>
  );
}
