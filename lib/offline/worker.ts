import { basePath } from '../base-path.mjs';
import { isSamePicture } from './choose';
import { unsavedPage } from './unsaved-page';

/**
 * The service worker of readers who chose "Read offline"; nobody else has it. It keeps nothing by itself: lib/offline/keep.ts
 * does. Pages come from the network as long as there is one, so that a new deployment is seen at once, and else from the kept
 * edition, which is whole. What is named by its content is the same wherever it comes from, so the kept copy is taken.
 *
 * All lookups go through every cache, the oldest first: while a newer edition is being kept the older one answers, and when
 * the newer is whole the older is deleted.
 */

/** A network that has not answered a page after this long counts as none. */
const PATIENCE_MS = 6000;

/** Files with their content's digest in their names, as the path below the base path. */
const NAMED_BY_CONTENT = /^\/(?:_next\/static|search\/[\da-f]+|screenshots)\//;

/** Small files of every page whose names stay. */
const ICONS = /^\/(?:favicon\.ico|icon\.svg|manifest\.webmanifest)$/;

declare const self: ServiceWorkerGlobalScope;

void self.skipWaiting();
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const path = pathname.slice(basePath.length);
  if (NAMED_BY_CONTENT.test(path)) event.respondWith(keptOrFetched(request, pathname));
  else if (request.mode === 'navigate' || ICONS.test(path))
    event.respondWith(fetched(request).catch(() => keptInstead(request, pathname)));
});

const kept = (address: Request | string) => caches.match(address, { ignoreSearch: true, ignoreVary: true });

async function keptOrFetched(request: Request, pathname: string): Promise<Response> {
  const response = (await kept(request)) ?? (await fetch(request).catch(() => undefined));
  return response ?? keptInstead(request, pathname);
}

/**
 * What the network answers.
 *
 * @throws Error when it fails, or hasn't begun to answer in time
 */
async function fetched({ url, headers }: Request): Promise<Response> {
  const slow = new Promise<never>((_, fail) => {
    setTimeout(fail, PATIENCE_MS, new Error(`${url} didn't answer within ${PATIENCE_MS} ms.`));
  });
  // What the browser keeps of its own accord may be of another deployment: it is asked for again. A request of a navigation cannot be
  // changed, so a new one takes its place; redirects stay the browser's business.
  const response = await Promise.race([fetch(url, { cache: 'no-cache', headers, redirect: 'manual' }), slow]);
  // A server that fails is no better than no server.
  if (response.status >= 500) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

/** What answers when the network does not. */
async function keptInstead(request: Request, pathname: string): Promise<Response> {
  if (request.mode === 'navigate')
    return (await kept(pathname)) ?? (await kept(`${pathname}/`)) ?? unsavedPage(basePath);
  return (await kept(pathname)) ?? (await otherWidth(pathname)) ?? Response.error();
}

/** A picture that was kept in another width than the page asks for. */
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
