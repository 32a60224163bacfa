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
  const hasContent = !first.error && (hasRows || first.columns.length > 0);
  // Another delimiter or number of skipped lines may be why there's nothing, and the reader may have chosen it.
  const isWrong = first.settings.skipLines > 0 || first.problems.some(({ kind }) => kind === 'quote');
  return (
    <div className={styles.result}>
      {hasRows && <TotalsList totals={first.totals} />}
      <Problems count={first.problemCount} problems={first.problems} />
      {hasContent && <Steps report={first} />}
      {(hasContent || isWrong) && first.kind !== 'camt' && (
        <SettingsForm onChange={rehearsal.set} report={first} />
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
