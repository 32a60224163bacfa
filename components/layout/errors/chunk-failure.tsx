'use client';

import { useEffect, useState } from 'react';
import { PageLoader } from '@/components/ui/page-loader';
import { readExported } from '@/lib/navigation/read-exported';
import { mayReload } from '@/lib/reload-guard';
import styles from './chunk-failure.module.css';

/**
 * Handles a page whose code couldn't be loaded: it reloads the page once. If that doesn't help, it shows an error and the page's
 * exported HTML, which is readable without the code.
 */
export function ChunkFailure({ error }: { error: unknown }) {
  const [exported, setExported] = useState<string>();
  const [failed, setFailed] = useState(false);
  // In an effect, because it records the attempt, and React may render a failed page more than once.
  useEffect(() => {
    console.warn('Part of this page couldn’t be loaded.', error);
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
