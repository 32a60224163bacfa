'use client';

// The framework draws this without the root layout, so it brings its own styles.
import './styles/index.css';
import { ChunkFailure } from '@/components/layout/errors/chunk-failure';
import { CrashScreen } from '@/components/layout/errors/crash-screen';
import { isChunkError } from '@/lib/errors';
import { useStorageValue } from '@/lib/hooks/use-storage-value';
import { SITE } from '@/lib/site';
import { THEME_STORAGE_KEY } from '@/lib/theme';

/** Stands in for everything when the frame itself failed. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  const theme = useStorageValue(THEME_STORAGE_KEY);
  return (
    <html data-theme={theme ?? undefined} dir="ltr" lang={SITE.locale}>
      <body>
        <title>Page Error</title>
        {isChunkError(error) ? <ChunkFailure error={error} /> : <CrashScreen error={error} onRetry={reset} />}
      </body>
    </html>
  );
}
