'use client';

import { useEffect, useState } from 'react';
import { PageLoader } from '@/components/ui/page-loader';
import { readExported } from '@/lib/navigation/read-exported';
import { mayReload } from '@/lib/reload-guard';
import styles from './chunk-failure.module.css';

/**
 * What a page does whose code could not be loaded: it reloads itself once. If that was no help it says so, and shows the page
 * as it was exported, which can be read without the code.
 */
export function ChunkFailure({ error }: { error: unknown }) {
  const [exported, setExported] = useState<string>();
  const [failed, setFailed] = useState(false);
  // Asked in the effect, because it remembers the attempt, and React may render a failed page more than once.
  useEffect(() => {
    console.warn('A part of this page could not be loaded.', error);
    const again = mayReload(() => window.sessionStorage, window.location.pathname, Date.now());
    if (again) return window.location.reload();
    const stop = new AbortController();
    readExported(window.location.href, stop.signal)
      .then(setExported, () => {})
      .finally(() => setFailed(!stop.signal.aborted));
    return () => stop.abort();
  }, [error]);
  const loader = <PageLoader error={failed ? error : undefined} onRetry={() => window.location.reload()} />;
  if (exported === undefined) return <main>{loader}</main>;
  return (
    <div className={styles.page}>
      {loader}
      <div dangerouslySetInnerHTML={{ __html: exported }} />
    </div>
  );
}
