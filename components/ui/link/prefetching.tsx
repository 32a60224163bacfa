'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { pageOfLink } from '@/lib/navigation/page-of-link';
import { connectionAllows, Prefetcher } from '@/lib/prefetch';
import { PREFETCH } from '@/lib/site';

let fetchPage: ((href: string) => void) | undefined;

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

function onIntersection(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { target, isIntersecting } of entries) {
    const page = pageOfLink(target);
    if (page !== undefined && isIntersecting) prefetcher.enter(target, page, rankOf(target));
    else prefetcher.leave(target);
    if (!target.isConnected) observer.unobserve(target);
  }
}

/** The next page is opened most often, then those that the article links to. */
function rankOf(link: Element): number {
  const next = document.querySelector('a[rel=next]');
  if (next?.getAttribute('href') === link.getAttribute('href')) return 0;
  return link.closest('main') ? 1 : 2;
}

/** Watches which links come into view, also those that are added later. Returns a function that stops watching. */
function watchLinks(): () => void {
  const observer = new IntersectionObserver(onIntersection);
  const watch = (node: Node) => {
    if (node instanceof HTMLAnchorElement) observer.observe(node);
    else if (node instanceof Element) node.querySelectorAll('a').forEach(watch);
  };
  const additions = new MutationObserver(changes =>
    changes.forEach(({ addedNodes }) => addedNodes.forEach(watch)),
  );
  watch(document.body);
  additions.observe(document.body, { childList: true, subtree: true });
  return () => {
    additions.disconnect();
    observer.disconnect();
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
  useEffect(() => {
    prefetcher.turnPage(pathname);
    // Again for each page, because the framework may keep a link and change its address.
    return watchLinks();
  }, [pathname]);
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
  const hold = () => {
    prefetcher.hold();
    clearTimeout(holding);
    holding = setTimeout(() => prefetcher.resume(), PREFETCH.holdMs);
  };
  const intend = (target: EventTarget | null, afterMs: number) => {
    const page = pageOfLink(target);
    clearTimeout(waiting);
    if (page === undefined) return;
    hold();
    waiting = setTimeout(() => prefetcher.intend(page), afterMs);
  };
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, event => intend(event.target, PREFETCH.intentMs), options);
  document.addEventListener('touchstart', event => intend(event.target, 0), options);
  document.addEventListener('click', event => pageOfLink(event.target) !== undefined && hold(), options);
  for (const type of ['scroll', 'pointermove', 'pointerdown', 'keydown', 'visibilitychange'])
    document.addEventListener(type, () => prefetcher.act(), options);
  // The pointer may have come to rest on a link before the framework could notice.
  intend(document.querySelector('a:hover'), PREFETCH.intentMs);
  return () => stop.abort();
}
