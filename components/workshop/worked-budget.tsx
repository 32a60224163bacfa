import { formatMoney } from '@/lib/simulator/money';
import type { Example } from '@/lib/templates/example';
import { monthName } from '@/lib/templates/explain';
import { forecast } from '@/lib/templates/forecast';
import { workshopStrings } from '@/strings/workshop';
import { Notes } from './notes';
import styles from './workshop.module.css';

/** What the templates of an example budget in its month, as a table. */
export function WorkedBudget({ example }: { example: Example }) {
  const [first] = forecast(example, 'overwrite');
  if (!first) return null;
  return (
    <>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <caption>{workshopStrings.workedCaption(monthName(example.month))}</caption>
          <thead>
            <tr>
              {[
                workshopStrings.category,
                workshopStrings.note,
                workshopStrings.carried,
                workshopStrings.budgeted,
              ].map(label => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {example.categories.map(({ name, note }, at) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <Notes note={note} />
                </td>
                <td>{formatMoney(first.categories[at]?.carried ?? 0)}</td>
                <td>{formatMoney(first.categories[at]?.budgeted ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.sum}>
        {workshopStrings.workedSum(formatMoney(first.available), formatMoney(first.toBudget))}
      </p>
    </>
  );
}
