'use client';

import { useEffect } from 'react';

/** Shows lines of text in the framework's overlay, again whenever the page is updated. */
export function ReportMistakes({ lines }: { lines: readonly string[] }) {
  useEffect(() => {
    if (lines.length === 0) return;
    const error = new Error(lines.join('\n'));
    error.name = lines.length === 1 ? 'Mistake' : `${lines.length} errors`;
    // This file's position in the stack isn't useful.
    error.stack = '';
    reportError(error);
  }, [lines]);
  return null;
}
