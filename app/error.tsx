'use client';

import { ChunkFailure } from '@/components/layout/errors/chunk-failure';
import { CrashScreen } from '@/components/layout/errors/crash-screen';
import { isChunkError } from '@/lib/errors';

/** The page that the reader has tried again: when it fails once more, its data is broken, and it is loaded afresh. */
const tried = { path: '' };

/** Stands in for a page that failed; header and footer stay. The framework clears it when another page is opened. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  const again = typeof window !== 'undefined' && tried.path === window.location.pathname;
  if (again || isChunkError(error)) return <ChunkFailure error={error} />;
  const retry = () => {
    tried.path = window.location.pathname;
    reset();
  };
  return <CrashScreen error={error} onRetry={retry} />;
}
