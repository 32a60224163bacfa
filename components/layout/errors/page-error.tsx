'use client';

import { isChunkError } from '@/lib/errors';
import { ChunkFailure } from './chunk-failure';
import { CrashScreen } from './crash-screen';

/** Stands in for what failed: tries again by itself where code is missing, and otherwise says why. */
export function PageError({ error, reset }: { error: Error; reset: () => void }) {
  return isChunkError(error) ? <ChunkFailure error={error} /> : <CrashScreen error={error} onRetry={reset} />;
}
