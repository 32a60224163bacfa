import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
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

/** A network that has not answered a page after this long counts as none, in seconds. */
const PATIENCE_SECONDS = 6;

/** Files with their content's digest in their names, as the path below the base path. */
const NAMED_BY_CONTENT = /^\/(?:_next\/static|search\/[\da-f]+|screenshots)\//;

/** Small files of every page whose names stay. */
const ICONS = /^\/(?:favicon\.ico|icon\.svg|manifest\.webmanifest)$/;

const worker = self as unknown as ServiceWorkerGlobalScope;
void worker.skipWaiting();
clientsClaim();

const kept = (address: Request | string) => caches.match(address, { ignoreSearch: true, ignoreVary: true });
const below = (url: URL) => url.pathname.slice(basePath.length);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && NAMED_BY_CONTENT.test(below(url)),
  async ({ request }) => (await kept(request)) ?? fetch(request),
);

const network = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      // What the browser keeps of its own accord may be of another deployment: it is asked for again. A request of a
      // navigation cannot be changed, so a new one takes its place; redirects stay the browser's business.
      requestWillFetch: async ({ request: { url, headers } }) =>
        new Request(url, { cache: 'no-cache', headers, redirect: 'manual' }),
      // A server that fails is no better than no server.
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`${response.url} answered ${response.status}.`);
        return response;
      },
    },
  ],
});
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && (request.mode === 'navigate' || ICONS.test(below(url))),
  network,
);

setCatchHandler(async ({ request, url }) => {
  const { pathname } = url ?? new URL(request.url);
  if (request.mode === 'navigate')
    return (await kept(pathname)) ?? (await kept(`${pathname}/`)) ?? unsavedPage(basePath);
  return (await kept(pathname)) ?? (await otherWidth(pathname)) ?? Response.error();
});

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
