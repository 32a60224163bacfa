import { ColumnHeads } from '@/components/ui/column-heads';
import { CATEGORIES, monthName } from '@/lib/simulator/examples';
import type { View } from '@/lib/simulator/address';
import { figures as figuresOf, type Figures } from '@/lib/simulator/figures';
import { formatAmount, formatMoney } from '@/lib/money';
import { at } from '@/lib/simulator/plan';
import { simulatorStrings } from '@/strings/simulator';
import { workedMonthStrings } from '@/strings/worked-month';
import styles from './simulator.module.css';

/** A month with its amounts, for readers without scripts. */
export function WorkedMonth({ view }: { view: View }) {
  const figures = figuresOf(view.plan, view.month);
  return (
    <div className={styles.worked}>
      <Amounts figures={figures} view={view} />
      <p className={styles.coach}>
        {workedMonthStrings.sum(
          {
            available: formatMoney(figures.availableFunds),
            overspent: formatMoney(-figures.lastMonthOverspent),
            before: monthName(view.month - 1),
            budgeted: formatMoney(figures.budgeted),
            held: formatMoney(figures.forNextMonth),
            next: monthName(view.month + 1),
            toBudget: formatMoney(figures.toBudget),
          },
          text => (
            <strong>{text}</strong>
          ),
        )}
      </p>
    </div>
  );
}

function Amounts({ view, figures }: { view: View; figures: Figures }) {
  const { category, budgeted, spent, balance, total } = simulatorStrings;
  const rows: [name: string, ...amounts: number[]][] = [
    ...at(view.plan, view.month).envelopes.map((envelope, index): [string, ...number[]] => [
      CATEGORIES[index] ?? '',
      envelope.budgeted,
      envelope.spent,
      figures.balances[index] ?? 0,
    ]),
    [total, figures.budgeted, figures.spent, figures.balance],
  ];
  return (
    <table className={styles.table}>
      <caption className={styles.month}>{monthName(view.month)}</caption>
      <ColumnHeads labels={[category, budgeted, spent, balance]} />
      <tbody>
        {rows.map(([name, ...amounts]) => (
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
  );
}
