'use client';

import dynamic from 'next/dynamic';
import { rehearsalStrings } from '@/strings/rehearsal-frame';
import { Picker } from './picker';
import styles from './rehearsal.module.css';
import { usePageDrop } from './use-page-drop';
import { useRehearsal } from './use-rehearsal';

const Summary = dynamic(() => import('./summary').then(({ Summary: Loaded }) => Loaded));
const Result = dynamic(() => import('./result').then(({ Result: Loaded }) => Loaded));

/** Where readers choose or drop a bank's file and see what the app would read from it. */
export function Rehearsal() {
  const rehearsal = useRehearsal();
  const { first, reading, failure, read, fail } = rehearsal;
  const isDragged = usePageDrop(file => void read('first', file));
  return (
    <div className={styles.rehearsal} data-dragged={isDragged || undefined}>
      <Picker onFailure={() => fail('no-reader')} onFile={file => void read('first', file)} />
      <p className={styles.reading} role="status">
        {reading === undefined ? '' : rehearsalStrings.reading(reading)}
      </p>
      {failure && (
        <p className={styles.failure} role="alert">
          {rehearsalStrings.failure[failure]}
        </p>
      )}
      {/* Screen readers only announce changes to an element that was already there. */}
      <div className={styles.read} role="status">
        {first && <Summary report={first} />}
      </div>
      {first && <Result first={first} rehearsal={rehearsal} />}
    </div>
  );
}
