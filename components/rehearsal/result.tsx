'use client';

import type { FileReport } from '@/lib/imports/messages';
import { PreviewTable } from './preview-table';
import { Problems } from './problems';
import styles from './rehearsal.module.css';
import { SecondFile } from './second-file';
import { SettingsForm } from './settings-form';
import { Steps } from './steps';
import { TotalsList } from './totals-list';
import type { Rehearsing } from './use-rehearsal';

/** What the app would read from a file, and what to do. */
export function Result({ first, rehearsal }: { first: FileReport; rehearsal: Rehearsing }) {
  const hasRows = first.rowCount > 0;
  return (
    <div className={styles.result}>
      {hasRows && <TotalsList totals={first.totals} />}
      <Problems count={first.problemCount} problems={first.problems} />
      {!first.error && (hasRows || first.columns.length > 0) && (
        <>
          <Steps report={first} />
          {first.kind !== 'camt' && <SettingsForm onChange={rehearsal.set} report={first} />}
        </>
      )}
      {hasRows && (
        <>
          <PreviewTable key={`first ${first.name}`} page={rehearsal.page} report={first} slot="first" />
          <SecondFile name={first.name} rehearsal={rehearsal} />
        </>
      )}
    </div>
  );
}
