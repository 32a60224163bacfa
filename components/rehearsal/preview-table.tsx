'use client';

import { ColumnHeads } from '@/components/ui/column-heads';
import { useState } from 'react';
import { PAGE_ROWS, type FileReport, type ShownRow, type Slot } from '@/lib/imports/messages';
import { formatAmount } from '@/lib/money';
import { resultStrings } from '@/strings/rehearsal';
import { day } from './day';
import styles from './rehearsal.module.css';
import type { Rehearsing } from './use-rehearsal';

interface PreviewTableProps {
  report: FileReport;
  slot: Slot;
  page: Rehearsing['page'];
}

/** A file's transactions as the app reads them, one page at a time. */
export function PreviewTable({ report, slot, page }: PreviewTableProps) {
  // A new report starts at the first row.
  const [turned, setTurned] = useState<{ report: FileReport; from: number; rows: ShownRow[] }>();
  const { from, rows } = turned?.report === report ? turned : { from: 0, rows: report.rows };
  const turn = async (to: number) => setTurned({ report, from: to, rows: await page(slot, to) });
  const hasNotes = report.rows.some(({ notes }) => notes);
  const hasCategories = report.categories.length > 0;
  const columns = [
    resultStrings.columnLine,
    resultStrings.step.date,
    resultStrings.step.payee,
    ...(hasNotes ? [resultStrings.step.notes] : []),
    ...(hasCategories ? [resultStrings.step.category] : []),
    resultStrings.step.amount,
    ...(slot === 'second' ? [resultStrings.columnResult] : []),
  ];
  return (
    <>
      <h3 className={styles.heading}>
        {slot === 'first' ? resultStrings.preview : resultStrings.previewOf(report.name)}
      </h3>
      <table className={styles.table}>
        <caption className="visually-hidden">{resultStrings.previewOf(report.name)}</caption>
        <ColumnHeads labels={columns} />
        <tbody>
          {rows.map((row, at) => (
            <PreviewRow
              hasCategories={hasCategories}
              hasNotes={hasNotes}
              key={from + at}
              row={row}
              slot={slot}
            />
          ))}
        </tbody>
      </table>
      {report.rowCount > PAGE_ROWS && (
        <Pager count={report.rowCount} from={from} onTurn={to => void turn(to)} />
      )}
    </>
  );
}

interface PreviewRowProps {
  row: ShownRow;
  slot: Slot;
  hasNotes: boolean;
  hasCategories: boolean;
}

function PreviewRow({ row, slot, hasNotes, hasCategories }: PreviewRowProps) {
  const { line, date, dateText, payee, payeeName, notes, category, cents, match } = row;
  return (
    <tr data-match={match ? (match.unchanged ? 'unchanged' : 'updated') : undefined}>
      <td className={styles.whole} data-label={resultStrings.columnLine}>
        {line}
      </td>
      <td data-label={resultStrings.step.date}>
        {date === undefined ? (
          <span className={styles.invalid}>
            {dateText} {resultStrings.invalid}
          </span>
        ) : (
          day(date)
        )}
      </td>
      <td data-label={resultStrings.step.payee}>
        {payee}
        {payeeName !== payee.trim() && (
          <span className={styles.becomes}>{resultStrings.becomes(payeeName)}</span>
        )}
      </td>
      {hasNotes && <td data-label={resultStrings.step.notes}>{notes}</td>}
      {hasCategories && <td data-label={resultStrings.step.category}>{category}</td>}
      <td className={styles.whole} data-label={resultStrings.step.amount}>
        {formatAmount(cents)}
      </td>
      {slot === 'second' && (
        <td data-label={resultStrings.columnResult}>
          {match ? resultStrings.match({ ...match, date: day(match.date) }) : resultStrings.isNew}
        </td>
      )}
    </tr>
  );
}

function Pager({ from, count, onTurn }: { from: number; count: number; onTurn: (to: number) => void }) {
  const to = Math.min(count, from + PAGE_ROWS);
  // Browsers take the focus from a disabled button, so these only say that they are.
  const button = (label: string, isEnd: boolean, next: number) => (
    <button
      aria-disabled={isEnd}
      className={styles.button}
      onClick={() => !isEnd && onTurn(next)}
      type="button"
    >
      {label}
    </button>
  );
  return (
    <p className={styles.pager}>
      {button(resultStrings.before, from === 0, from - PAGE_ROWS)}
      <span role="status">{resultStrings.pages(from + 1, to, count)}</span>
      {button(resultStrings.after, to === count, to)}
    </p>
  );
}
