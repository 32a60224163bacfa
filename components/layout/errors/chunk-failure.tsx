'use client';

import { startTransition, useEffect, useState } from 'react';
import { PageLoader } from '@/components/ui/page-loader';
import { mayReload } from '@/lib/reload-guard';

/** What a page does whose code could not be loaded: it reloads itself once, and if that was no help leaves it to the reader. */
export function ChunkFailure({ error }: { error: unknown }) {
  const [reloading, setReloading] = useState(true);
  // Asked in the effect, because it remembers the attempt, and React may render a failed page more than once.
  useEffect(() => {
    console.warn('A part of this page could not be loaded.', error);
    const again = mayReload(() => window.sessionStorage, window.location.pathname, Date.now());
    if (again) window.location.reload();
    else startTransition(() => setReloading(false));
  }, [error]);
  return (
    <main>
      <PageLoader error={reloading ? undefined : error} onRetry={() => window.location.reload()} />
    </main>
  );
}
