'use client';

import { useEffect } from 'react';

/** Has the framework's overlay show lines of text, anew whenever the page is sent again. */
export function ReportMistakes({ lines }: { lines: readonly string[] }) {
  useEffect(() => {
    if (lines.length === 0) return;
    const error = new Error(lines.join('\n'));
    error.name = lines.length === 1 ? 'Mistake' : `${lines.length} mistakes`;
    // The place in this file says nothing.
    error.stack = '';
    reportError(error);
  }, [lines]);
  return null;
}
