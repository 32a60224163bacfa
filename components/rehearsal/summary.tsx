import type { FileReport } from '@/lib/imports/messages';
import { resultStrings } from '@/strings/rehearsal';
import { day } from './day';
import styles from './rehearsal.module.css';

/** What the app would do with a file, in a sentence. */
export function Summary({ report }: { report: FileReport }) {
  return (
    <p className={styles.summary} data-blocked={isBlocked(report) || undefined}>
      {textOf(report)}
      {report.error !== undefined && <span className={styles.says}>{resultStrings.says(report.error)}</span>}
    </p>
  );
}

const isBlocked = ({ error, problems, rowCount }: FileReport) =>
  error !== undefined || rowCount === 0 || problems.some(({ blocks }) => blocks);

function textOf({ name, rowCount, problems, totals: { from, to } }: FileReport): string {
  if (rowCount === 0) return resultStrings.refused(name);
  const blocking = problems.filter(({ blocks }) => blocks).length;
  if (blocking > 0) return resultStrings.blocked(name, rowCount, blocking);
  return resultStrings.read(name, rowCount, from && to ? resultStrings.days(day(from), day(to)) : '');
}
