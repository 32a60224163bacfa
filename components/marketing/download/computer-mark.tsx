'use client';

import { useLayoutEffect } from 'react';
import { markComputer } from '@/lib/inline/computer';

/** Sets the reader's kind of computer after a client navigation, when inline scripts don't run. */
export function ComputerMark() {
  useLayoutEffect(markComputer, []);
  return null;
}
