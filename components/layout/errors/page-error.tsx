'use client';

import { isChunkError } from '@/lib/errors';
import { ChunkFailure } from './chunk-failure';
import { CrashScreen } from './crash-screen';

/** Replaces a page that failed: tries again automatically if code is missing, and shows the error otherwise. */
export function PageError({ error, reset }: { error: Error; reset: () => void }) {
  return isChunkError(error) ? <ChunkFailure error={error} /> : <CrashScreen error={error} onRetry={reset} />;
}
