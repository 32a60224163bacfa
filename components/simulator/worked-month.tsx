import { ColumnHeads } from '@/components/ui/column-heads';
import { CATEGORIES, monthName } from '@/lib/simulator/examples';
import type { View } from '@/lib/simulator/address';
import { figures as figuresOf } from '@/lib/simulator/figures';
import { formatAmount, formatMoney } from '@/lib/simulator/money';
import { at } from '@/lib/simulator/plan';
import { simulatorStrings } from '@/strings/simulator';
import { workedMonthStrings } from '@/strings/worked-month';
import styles from './simulator.module.css';

/** A month with its amounts, for readers without scripts. */
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
        <ColumnHeads
          labels={[
            simulatorStrings.category,
            simulatorStrings.budgeted,
            simulatorStrings.spent,
            simulatorStrings.balance,
          ]}
        />
        <tbody>
          {[...rows, [simulatorStrings.total, budgeted, spent, balance] as const].map(
            ([name, ...amounts]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {amounts.map((amount, column) => (
                  <td className={styles.balance} key={column}>
                    {formatAmount(amount)}
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
      <p className={styles.coach}>
        {workedMonthStrings.sum(
          {
            available: formatMoney(availableFunds),
            overspent: formatMoney(-lastMonthOverspent),
            before: monthName(view.month - 1),
            budgeted: formatMoney(budgeted),
            held: formatMoney(forNextMonth),
            next: monthName(view.month + 1),
            toBudget: formatMoney(toBudget),
          },
          text => (
            <strong>{text}</strong>
          ),
        )}
      </p>
    </div>
  );
}
