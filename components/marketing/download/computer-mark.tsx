'use client';

import { useLayoutEffect } from 'react';
import { markComputer } from '@/lib/inline/computer';

/** Names the reader's computer when the page is reached by a link, where inline scripts do not run. */
export function ComputerMark() {
  useLayoutEffect(markComputer, []);
  return null;
}
