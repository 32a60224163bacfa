'use client';

import type { RefObject } from 'react';
import styles from './rehearsal.module.css';

/** The files that the app's own dialog offers. */
const ACCEPTED = '.csv,.tsv,.qif,.ofx,.qfx,.xml';

interface FileInputProps {
  /** For its label. */
  id: string;
  ref?: RefObject<HTMLInputElement | null>;
  onFile: (file: File) => void;
}

/** A field for a bank's file. */
export function FileInput({ id, ref, onFile }: FileInputProps) {
  return (
    <input
      accept={ACCEPTED}
      className={styles.file}
      id={id}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
      }}
      onClick={({ currentTarget }) => {
        // Otherwise, browsers don't report the same file again after the reader has fixed a mistake in it.
        currentTarget.value = '';
      }}
      ref={ref}
      type="file"
    />
  );
}
