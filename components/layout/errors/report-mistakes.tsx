'use client';

import { useEffect } from 'react';
import styles from './report-mistakes.module.css';

/** Shows lines of text on the page and in the framework's overlay, again whenever the page is updated. */
export function ReportMistakes({ lines }: { lines: readonly string[] }) {
  useEffect(() => {
    if (lines.length === 0) return;
    const error = new Error(lines.join('\n'));
    error.name = lines.length === 1 ? 'Mistake' : `${lines.length} errors`;
    // This file's position in the stack isn't useful.
    error.stack = '';
    reportError(error);
  }, [lines]);
  if (lines.length === 0) return null;
  // The overlay shows only a count until the author opens it.
  return (
    <div className={styles.mistakes} role="alert">
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
