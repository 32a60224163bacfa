'use client';

import { useEffect } from 'react';

/**
 * Marks on <html data-has-hydrated> that the framework has taken over the page, lazily loaded parts too: none of them has a
 * Suspense boundary, so React takes over all or nothing.
 */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return null;
}
