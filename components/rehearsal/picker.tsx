'use client';

import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { SAMPLE_IDS, type SampleId } from '@/lib/imports/sample-ids';
import { rehearsalStrings } from '@/strings/rehearsal-frame';
import { FileInput } from './file-input';
import styles from './rehearsal.module.css';

interface PickerProps {
  onFile: (file: File) => void;
  /** Called if the samples can't be loaded. */
  onFailure: () => void;
}

/** The field for a file, and samples for readers who don't have one. */
export function Picker({ onFile, onFailure }: PickerProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // A file that was chosen before the framework loaded.
  const adopt = useEffectEvent(() => {
    const chosen = field.current?.files?.[0];
    if (chosen) onFile(chosen);
  });
  useEffect(() => adopt(), []);
  const open = (sample: SampleId) =>
    import('@/lib/imports/samples').then(({ sampleFile }) => onFile(sampleFile(sample)), onFailure);
  return (
    <div className={styles.picker}>
      <p className={styles.choose}>
        <label htmlFor={id}>{rehearsalStrings.choose}</label> {rehearsalStrings.drop}
      </p>
      <FileInput id={id} onFile={onFile} ref={field} />
      <p className={styles.hint}>
        {rehearsalStrings.endings} {rehearsalStrings.privacy}
      </p>
      <p className={styles.hint}>{rehearsalStrings.samples}</p>
      <div className={styles.samples}>
        {SAMPLE_IDS.map(sample => (
          <button className={styles.button} key={sample} onClick={() => void open(sample)} type="button">
            {rehearsalStrings.sample[sample]}
          </button>
        ))}
      </div>
    </div>
  );
}
