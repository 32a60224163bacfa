'use client';

import { formatMoney } from '@/lib/money';
import type { ForecastMonth } from '@/lib/templates/forecast';
import { monthName } from '@/lib/templates/explain';
import { workshopStrings } from '@/strings/workshop';
import styles from './workshop.module.css';

/** The drawing's size, in its own units. */
const WIDTH = 600;
const HEIGHT = 140;
/** Room above the highest and below the lowest point. */
const MARGIN = 8;

/** One category's months: bars for what is budgeted, a line for the balance. The table beside it has the figures. */
export function Chart({
  months,
  shown,
  name,
}: {
  months: readonly ForecastMonth[];
  /** The category's number. */
  shown: number;
  name: string;
}) {
  const points = months.map(({ month, categories }) => ({
    month,
    budgeted: categories[shown]?.budgeted ?? 0,
    balance: categories[shown]?.balance ?? 0,
  }));
  const high = Math.max(1, ...points.flatMap(({ budgeted, balance }) => [budgeted, balance]));
  return (
    <figure className={styles.figure}>
      <Drawing high={high} points={points} />
      <div aria-hidden="true" className={styles.axis}>
        <span>{monthName(points[0]?.month ?? '', 'short')}</span>
        <span>{workshopStrings.highest(formatMoney(high))}</span>
        <span>{monthName(points.at(-1)?.month ?? '', 'short')}</span>
      </div>
      <figcaption className={styles.caption}>{workshopStrings.chartCaption(name)}</figcaption>
    </figure>
  );
}

interface DrawingProps {
  points: readonly { month: string; budgeted: number; balance: number }[];
  /** The amount at the upper end. */
  high: number;
}

function Drawing({ points, high }: DrawingProps) {
  const low = Math.min(0, ...points.flatMap(({ budgeted, balance }) => [budgeted, balance]));
  const y = (value: number) => MARGIN + ((high - value) / (high - low)) * (HEIGHT - 2 * MARGIN);
  const step = WIDTH / points.length;
  const x = (at: number) => (at + 0.5) * step;
  return (
    <svg
      aria-hidden="true"
      className={styles.chart}
      preserveAspectRatio="none"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      {points.map(({ month, budgeted }, at) => (
        <rect
          className={styles.bars}
          height={Math.abs(y(budgeted) - y(0))}
          key={month}
          width={step * 0.5}
          x={x(at) - step * 0.25}
          y={Math.min(y(budgeted), y(0))}
        />
      ))}
      <line className={styles.zero} x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
      <polyline
        className={styles.curve}
        points={points.map(({ balance }, at) => `${x(at)},${y(balance)}`).join(' ')}
      />
    </svg>
  );
}
