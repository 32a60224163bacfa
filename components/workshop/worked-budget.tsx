import { ColumnHeads } from '@/components/ui/column-heads';
import { workshopFrameStrings } from '@/strings/workshop-frame';
import { Notes } from './notes';
import styles from './workshop.module.css';

/** What an example's templates budget in its month, in words. */
export interface Worked {
  caption: string;
  rows: readonly { name: string; note: string; carried: string; budgeted: string }[];
  sum: string;
}

/** A worked budget as a table. */
export function WorkedBudget({ worked: { caption, rows, sum } }: { worked: Worked }) {
  return (
    <>
      <div className={styles.scroller}>
        <table className={styles.table}>
          <caption>{caption}</caption>
          <ColumnHeads
            labels={[
              workshopFrameStrings.category,
              workshopFrameStrings.note,
              workshopFrameStrings.carried,
              workshopFrameStrings.budgeted,
            ]}
          />
          <tbody>
            {rows.map(({ name, note, carried, budgeted }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <Notes note={note} />
                </td>
                <td>{carried}</td>
                <td>{budgeted}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.sum}>{sum}</p>
    </>
  );
}
