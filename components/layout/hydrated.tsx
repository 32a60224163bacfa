'use client';

import { useEffect } from 'react';

/**
 * Sets <html data-has-hydrated> when the page is hydrated, including its lazy parts: none of them has a Suspense boundary, so
 * React hydrates all or nothing.
 */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return null;
}
