'use client';

import { useLayoutEffect } from 'react';
import { markComputer } from '@/lib/inline/computer';
import { SETUP_EVENT, SETUP_KEY } from '@/lib/setup/keys';

/** Sets the reader's kind of computer after a client navigation, when inline scripts don't run, and after a new setup. */
export function ComputerMark() {
  useLayoutEffect(() => {
    const mark = () => markComputer(SETUP_KEY);
    mark();
    window.addEventListener(SETUP_EVENT, mark);
    return () => window.removeEventListener(SETUP_EVENT, mark);
  }, []);
  return null;
}
