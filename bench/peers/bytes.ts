import type { Browser, CDPSession } from '@playwright/test';
import { watchIdle } from './idle';

/** What a page requested, in bytes as sent (bodies without headers). Prefetching for later pages is separate. */
export interface Weight {
  html: number;
  css: number;
  js: number;
  fonts: number;
  images: number;
  /** Everything that the page itself needed: the sum of the above and the rest. */
  all: number;
  requests: number;
  prefetch: number;
  prefetchRequests: number;
}

const NOTHING: Weight = {
  html: 0,
  css: 0,
  js: 0,
  fonts: 0,
  images: 0,
  all: 0,
  requests: 0,
  prefetch: 0,
  prefetchRequests: 0,
};

/** How long a page must be idle, in ms. */
const IDLE_MS = 1500;

const KINDS: Record<string, 'html' | 'css' | 'js' | 'fonts' | 'images' | undefined> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'fonts',
  Image: 'images',
};

/**
 * Opens a page on a desktop screen with an empty cache.
 *
 * @returns what it requested until it was idle, and everything until it was idle again after the pointer moved to the title
 */
export async function weigh(
  browser: Browser,
  url: string,
): Promise<{ untouched: Weight; afterIntent: Weight }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const weightNow = await watchRequests(await context.newCDPSession(page));
  const idle = watchIdle(page, IDLE_MS);
  await page.goto(url, { waitUntil: 'load' });
  await idle();
  const untouched = weightNow();
  await page.locator('h1').first().hover();
  await idle();
  const afterIntent = weightNow();
  await context.close();
  return { untouched, afterIntent };
}

interface Request {
  kind: string;
  isPrefetch: boolean;
  bytes: number;
}

/**
 * Records what a page requests.
 *
 * @returns a function that returns the total so far
 */
async function watchRequests(session: CDPSession): Promise<() => Weight> {
  const requests = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    requests.set(requestId, { kind: type, isPrefetch: isPrefetch(type, request.headers), bytes: 0 });
  });
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    const request = requests.get(requestId);
    if (request) request.isPrefetch ||= isPrefetch(request.kind, headers);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    // Only the headers had arrived by then.
    if (request) request.bytes = -response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => sum([...requests.values()]);
}

/** Whether a request is for a possible next page. */
function isPrefetch(kind: string, headers: Record<string, string>): boolean {
  const names = Object.entries(headers).map(([name, value]) => `${name}: ${value}`.toLowerCase());
  return (
    kind === 'Prefetch' || names.some(line => /^(?:sec-)?purpose: prefetch|^next-router-prefetch:/.test(line))
  );
}

/** Adds up requests by type. */
export function sum(requests: readonly Request[]): Weight {
  const weight = { ...NOTHING };
  for (const { kind, isPrefetch: isLater, bytes } of requests) {
    if (isLater) {
      weight.prefetch += bytes;
      weight.prefetchRequests += 1;
      continue;
    }
    const name = KINDS[kind];
    if (name) weight[name] += bytes;
    weight.all += bytes;
    weight.requests += 1;
  }
  return weight;
}
