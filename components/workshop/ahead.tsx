'use client';

import { useId, useState } from 'react';
import { formatAmount } from '@/lib/money';
import { answerTo } from '@/lib/templates/answer';
import { monthName } from '@/lib/templates/explain';
import { mostMoved, type ForecastMonth } from '@/lib/templates/forecast';
import { workshopStrings } from '@/strings/workshop';
import { Chart } from './chart';
import { Choice } from './fields';
import type { Workbench } from './use-workshop';
import styles from './workshop.module.css';

/** The next twelve months as a table, and one category of them as a chart. */
export function Ahead({ bench }: { bench: Workbench }) {
  const id = useId();
  const { example, months } = bench;
  const [chosen, choose] = useState<number>();
  const last = months.at(-1);
  const shown = Math.min(chosen ?? mostMoved(months), example.categories.length - 1);
  const hasStopped = last && (last.result.kind === 'refused' || last.result.kind === 'aborted');
  const run = hasStopped ? months.slice(0, -1) : months;
  return (
    <div className={styles.part}>
      <p className={styles.title} id={id}>
        {workshopStrings.ahead}
      </p>
      {hasStopped && (
        <div className={styles.stopped}>
          <p>{workshopStrings.stops(monthName(last.month))}</p>
          {answerTo(last.result, example).details.map(({ text, remedy }, at) => (
            <p key={at}>
              {text !== '' && <span className={styles.words}>{text}</span>} {workshopStrings.fix(remedy)}
            </p>
          ))}
        </div>
      )}
      {run.length > 0 && (
        <>
          <Choice
            label={workshopStrings.chartOf}
            onChange={at => choose(Number(at))}
            options={example.categories.map(({ name }, at) => [String(at), name])}
            value={String(shown)}
          />
          <Chart months={run} name={example.categories[shown]?.name ?? ''} shown={shown} />
          <p className={styles.intro}>{workshopStrings.aheadIntro}</p>
          <AheadTable bench={bench} labelledBy={id} months={run} />
        </>
      )}
    </div>
  );
}

function AheadTable({
  bench,
  months,
  labelledBy,
}: {
  bench: Workbench;
  months: Workbench['months'];
  labelledBy: string;
}) {
  return (
    <div aria-labelledby={labelledBy} className={styles.scroller} role="region" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{workshopStrings.month}</th>
            {bench.example.categories.map(({ name }, at) => (
              <th key={at} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{workshopStrings.toBudget}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(month => (
            <MonthRow key={month.month} {...month} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MonthRow({ month, categories, toBudget }: ForecastMonth) {
  return (
    <tr>
      <th scope="row">{monthName(month, 'short')}</th>
      {categories.map(({ balance, budgeted }, at) => (
        <td key={at}>
          <Amount cents={balance} />
          <small>
            <span className="visually-hidden">{workshopStrings.budgeted} </span>
            {formatAmount(budgeted)}
          </small>
        </td>
      ))}
      <td>
        <Amount cents={toBudget} />
      </td>
    </tr>
  );
}

const Amount = ({ cents }: { cents: number }) => (
  <span data-negative={cents < 0 || undefined}>{formatAmount(cents)}</span>
);
