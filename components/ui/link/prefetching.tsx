'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { connectionAllows, Prefetcher } from '@/lib/prefetch';
import { PREFETCH } from '@/lib/site';

const links = new WeakMap<Element, string>();
let fetchPage: ((href: string) => void) | undefined;
let observer: IntersectionObserver | undefined;

const prefetcher = new Prefetcher<Element>(
  {
    fetch: href => fetchPage?.(href),
    allowed: () =>
      fetchPage !== undefined &&
      document.visibilityState === 'visible' &&
      connectionAllows(
        (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection,
      ),
    later: run => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(run), PREFETCH.pauseMs),
  },
  PREFETCH,
);

function onIntersection(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const href = links.get(target);
    if (href !== undefined && isIntersecting) prefetcher.enter(target, href, rankOf(target));
    else prefetcher.leave(target);
  }
}

/** The next page is opened most often, then those that the article links to. */
function rankOf(link: Element): number {
  const next = document.querySelector('a[rel=next]');
  if (next?.getAttribute('href') === link.getAttribute('href')) return 0;
  return link.closest('main') ? 1 : 2;
}

/**
 * Prefetches a link's page when the link comes into view or the reader is about to follow it. Returns a function that stops
 * watching.
 */
export function watchLink(element: HTMLAnchorElement, href: string): () => void {
  if (!href.startsWith('/')) return () => {};
  observer ??= new IntersectionObserver(onIntersection);
  links.set(element, href);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    prefetcher.leave(element);
    links.delete(element);
  };
}

/** Prefetches the pages behind all links of the page (docs/requirement.md#prefetching). Used once, in the root layout. */
export function Prefetching() {
  const router = useRouter();
  const pathname = usePathname();
  useEffect(() => {
    fetchPage = router.prefetch;
    return listen();
  }, [router]);
  useEffect(() => prefetcher.turnPage(pathname), [pathname]);
  return null;
}

/**
 * Listens for signs of what the reader is about to do. Hover and focus must last a moment, so that passing over links fetches
 * nothing. Links in view wait while the reader points at a link or follows it, so that its page is fetched first.
 */
function listen(): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let holding: ReturnType<typeof setTimeout> | undefined;
  const hrefOf = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // The search's scripts create links that React doesn't know.
    return link ? (links.get(link) ?? link.dataset.path) : undefined;
  };
  const hold = () => {
    prefetcher.hold();
    clearTimeout(holding);
    holding = setTimeout(() => prefetcher.resume(), PREFETCH.holdMs);
  };
  const intend = (target: EventTarget | null, afterMs: number) => {
    const href = hrefOf(target);
    clearTimeout(waiting);
    if (href === undefined) return;
    hold();
    waiting = setTimeout(() => prefetcher.intend(href), afterMs);
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, event => intend(event.target, PREFETCH.intentMs), options);
  document.addEventListener('touchstart', event => intend(event.target, 0), options);
  document.addEventListener('click', event => hrefOf(event.target) !== undefined && hold(), options);
  for (const type of ['scroll', 'pointermove', 'pointerdown', 'keydown', 'visibilitychange'])
    document.addEventListener(type, () => prefetcher.act(), options);
  // The pointer may have come to rest on a link before the framework could notice.
  intend(document.querySelector('a:hover'), PREFETCH.intentMs);
  return () => stop.abort();
}
