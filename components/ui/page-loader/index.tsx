'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { errorMessages } from '@/lib/errors';
import { LOADER_DELAY_MS } from '@/lib/site';
import { loaderStrings } from '@/strings/loader';
import styles from './page-loader.module.css';

/** The placeholder of a page that is still loading (a spinner, after a delay) or couldn't be loaded (an error, and a button). */
export function PageLoader({ error, onRetry }: { error?: unknown; onRetry?: () => void }) {
  if (error === undefined) return <Spinner />;
  return (
    <div className={styles.error} role="alert">
      <p className={styles.message}>{errorMessages(error)}</p>
      <Button onClick={onRetry}>{loaderStrings.retry}</Button>
    </div>
  );
}

function Spinner() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOADER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useBlankTitle(late);
  if (!late) return null;
  return (
    <div aria-label={loaderStrings.loading} className={styles.loading} role="status">
      <svg aria-hidden="true" className={styles.spinner} height="110" viewBox="0 0 128 110" width="128">
        <circle className={styles.track} cx="64" cy="55" r="28" />
        <circle className={styles.arc} cx="64" cy="55" r="28" />
      </svg>
    </div>
  );
}

/**
 * A page that is loading has a blank title (docs/requirement.md#page-loader). Its title is restored unless another page has set
 * one in the meantime.
 */
function useBlankTitle(blank: boolean): void {
  useEffect(() => {
    if (!blank) return;
    const title = document.title;
    document.title = '';
    return () => {
      if (document.title === '') document.title = title;
    };
  }, [blank]);
}
