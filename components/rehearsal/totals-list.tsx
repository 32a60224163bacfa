import type { Totals } from '@/lib/imports/totals';
import { formatAmount } from '@/lib/money';
import { resultStrings } from '@/strings/rehearsal';
import styles from './rehearsal.module.css';

/** Figures to compare with the bank's statement. */
export function TotalsList({ totals }: { totals: Totals }) {
  const { count, moneyIn, moneyOut, net, inCount, outCount } = totals;
  const figures: [label: string, figure: string, detail?: string][] = [
    [resultStrings.moneyIn, formatAmount(moneyIn), resultStrings.counted(inCount)],
    [resultStrings.moneyOut, formatAmount(moneyOut), resultStrings.counted(outCount)],
    [resultStrings.net, formatAmount(net), resultStrings.counted(count)],
  ];
  return (
    <>
      <h3 className={styles.heading}>{resultStrings.totals}</h3>
      <dl className={styles.totals}>
        {figures.map(([label, figure, detail]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {figure} <span>{detail}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
