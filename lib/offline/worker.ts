import { basePath } from '../base-path.mjs';
import { isImmutable } from '../immutable';
import { isSamePicture } from './choose';
import { unsavedPage } from './unsaved-page';

/**
 * The service worker of readers who use "Read offline". Nobody else has it. It doesn't save anything itself: lib/offline/save.ts
 * does. Pages come from the network if possible, so that a new deployment is visible right away, and otherwise from the saved
 * edition, which is complete. Files whose content never changes come from the saved edition.
 *
 * Lookups go through all caches, oldest first: while a newer edition is being saved, the older one is used, and once the newer
 * one is complete, the older one is deleted.
 */

/** How long to wait for a page from the network before using the saved copy. */
const NETWORK_TIMEOUT_MS = 6000;

/** Small files that every page uses, and whose names don't change. */
const ICONS = /^\/(?:favicon\.ico|icon\.svg|manifest\.webmanifest)$/;

declare const self: ServiceWorkerGlobalScope;

void self.skipWaiting();
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const path = pathname.slice(basePath.length);
  if (isImmutable(path)) event.respondWith(savedOrFetched(request, pathname));
  else if (request.mode === 'navigate' || ICONS.test(path))
    event.respondWith(fetched(request).catch(() => savedInstead(request, pathname)));
});

const findSaved = (address: Request | string) =>
  caches.match(address, { ignoreSearch: true, ignoreVary: true });

async function savedOrFetched(request: Request, pathname: string): Promise<Response> {
  const response = (await findSaved(request)) ?? (await fetch(request).catch(() => undefined));
  return response ?? savedInstead(request, pathname);
}

/**
 * The response from the network.
 *
 * @throws Error if it fails or doesn't start in time
 */
async function fetched({ url, headers }: Request): Promise<Response> {
  const slow = new Promise<never>((_, fail) => {
    setTimeout(fail, NETWORK_TIMEOUT_MS, new Error(`${url} didn't respond within ${NETWORK_TIMEOUT_MS} ms.`));
  });
  // Bypasses the browser's HTTP cache, which may have files of another deployment. A navigation request can't be modified, so
  // this creates a new one. The browser still handles redirects.
  const response = await Promise.race([fetch(url, { cache: 'no-cache', headers, redirect: 'manual' }), slow]);
  // A server error is treated as if the server weren't there.
  if (response.status >= 500) throw new Error(`${url} returned ${response.status}.`);
  return response;
}

/** The response if the network fails. */
async function savedInstead(request: Request, pathname: string): Promise<Response> {
  if (request.mode === 'navigate')
    return (await findSaved(pathname)) ?? (await findSaved(`${pathname}/`)) ?? unsavedPage(basePath);
  return (await findSaved(pathname)) ?? (await otherWidth(pathname)) ?? Response.error();
}

/** A picture that was saved in a different width than the one requested. */
async function otherWidth(path: string): Promise<Response | undefined> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const requests = await cache.keys();
    const match = requests.find(({ url }) =>
      isSamePicture(new URL(url).pathname.slice(basePath.length), path.slice(basePath.length)),
    );
    if (match) return cache.match(match);
  }
  return undefined;
}
