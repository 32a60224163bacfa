import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** The bytes of scripts and styles, compressed, that a page fetches because of what a reader does. Each file counts once. */
export async function fetchedBy(page: Page, act: () => Promise<void>): Promise<number> {
  const responses = new Map<string, Response>();
  const hear = (response: Response) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) responses.set(response.url(), response);
  };
  page.context().on('response', hear);
  await act();
  page.context().off('response', hear);
  const sizes = await Promise.all(
    [...responses.values()].map(async response => gzipSync(await response.body()).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
