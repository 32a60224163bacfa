'use client';

import { useEffect } from 'react';

/** Marks on <html data-has-hydrated> that the framework has taken over the page. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return null;
}
