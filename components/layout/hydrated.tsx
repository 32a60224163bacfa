'use client';

import { useEffect } from 'react';

/**
 * Marks on <html data-has-hydrated> that the framework has taken over the page. Where a part of the page has code of its own
 * that comes later (`data-hydrates-late`), the mark waits for that part: its own `Hydrated` sets it. Clicks that were kept until
 * then (lib/intent/loader.js) would be lost on it.
 *
 * @param late stands in such a part
 */
export function Hydrated({ late = false }: { late?: boolean }) {
  useEffect(() => {
    if (late || !document.querySelector('[data-hydrates-late]'))
      document.documentElement.dataset.hasHydrated = 'true';
  }, [late]);
  return null;
}
