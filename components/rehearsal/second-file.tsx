'use client';

import { useId } from 'react';
import { laterFile } from '@/lib/imports/samples';
import { resultStrings } from '@/strings/rehearsal';
import { rehearsalStrings } from '@/strings/rehearsal-frame';
import { FileInput } from './file-input';
import { PreviewTable } from './preview-table';
import { Problems } from './problems';
import styles from './rehearsal.module.css';
import type { Rehearsing } from './use-rehearsal';

/** A file that is imported into the same account later, and the rows that the app considers duplicates. */
export function SecondFile({ name, rehearsal }: { name: string; rehearsal: Rehearsing }) {
  const id = useId();
  const { second, secondFailure, read, page } = rehearsal;
  const later = laterFile(name);
  const open = (file: File) => void read('second', file);
  return (
    <>
      <h3 className={styles.heading}>{resultStrings.second}</h3>
      <p>{resultStrings.secondIntro(name)}</p>
      <p className={styles.choose}>
        <label htmlFor={id}>{resultStrings.chooseSecond}</label>
      </p>
      <FileInput id={id} onFile={open} />
      {secondFailure && (
        <p className={styles.failure} role="alert">
          {rehearsalStrings.failure[secondFailure]}
        </p>
      )}
      {later && !second && (
        <button className={styles.button} onClick={() => open(later)} type="button">
          {resultStrings.trySecond}
        </button>
      )}
      {/* Screen readers only announce changes to an element that was already there. */}
      <p className={second ? styles.summary : 'visually-hidden'} role="status">
        {second && resultStrings.compared(second.name, second.matches)}
      </p>
      {second && (
        <>
          {second.problemCount > 0 && <Problems count={second.problemCount} problems={second.problems} />}
          {second.matches && second.matches.doubtful > 0 && (
            <p>{resultStrings.doubtful(second.matches.doubtful)}</p>
          )}
          {second.rowCount > 0 && (
            <PreviewTable key={`second ${second.name}`} page={page} report={second} slot="second" />
          )}
        </>
      )}
    </>
  );
}
