'use client';

import { ChunkFailure } from '@/components/layout/errors/chunk-failure';
import { CrashScreen } from '@/components/layout/errors/crash-screen';
import { isChunkError } from '@/lib/errors';

/** Stands in for a page that failed; header and footer stay. The framework clears it when another page is opened. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  return isChunkError(error) ? <ChunkFailure error={error} /> : <CrashScreen error={error} onRetry={reset} />;
}
