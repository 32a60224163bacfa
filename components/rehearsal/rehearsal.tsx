'use client';

import dynamic from 'next/dynamic';
import { useState, type DragEvent } from 'react';
import { rehearsalStrings } from '@/strings/rehearsal-frame';
import { Picker } from './picker';
import styles from './rehearsal.module.css';
import { useRehearsal } from './use-rehearsal';

const Result = dynamic(() => import('./result').then(({ Result: Loaded }) => Loaded));

/** Where readers drop a bank's file and see what the app would read from it. */
export function Rehearsal() {
  const rehearsal = useRehearsal();
  const [dragged, setDragged] = useState(false);
  const { first, reading, failure, read } = rehearsal;
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setDragged(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDragged(false);
    const [file] = event.dataTransfer.files;
    if (file) void read('first', file);
  };
  return (
    <div
      className={styles.rehearsal}
      data-dragged={dragged || undefined}
      onDragLeave={() => setDragged(false)}
      onDragOver={onDragOver}
      onDrop={onDrop}
    >
      <Picker onFile={file => void read('first', file)} />
      <p className={styles.reading} role="status">
        {reading === undefined ? '' : rehearsalStrings.reading(reading)}
      </p>
      {failure && (
        <p className={styles.failure} role="alert">
          {rehearsalStrings.failure[failure]}
        </p>
      )}
      {first && <Result first={first} rehearsal={rehearsal} />}
    </div>
  );
}
