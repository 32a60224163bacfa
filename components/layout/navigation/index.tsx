'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { pageOfLink } from '@/lib/navigation/page-of-link';
import { latestTransition } from '@/lib/navigation/transitions';
import { withoutBase } from '@/lib/routes';
import { SKIP_REGION_ID } from '@/lib/site';

/** Navigation behavior that readers expect and the framework doesn't have. The framework itself announces the new title. */
export function Navigation() {
  usePageLinks();
  useArrival();
  useKnownHistory();
  return null;
}

/** Opens the pages behind links without a reload. On window, so that all other listeners can prevent it. */
function usePageLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
      if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const page = pageOfLink(target);
      if (page === undefined) return;
      event.preventDefault();
      router.push(page);
    };
    window.addEventListener('click', onClick);
    return () => window.removeEventListener('click', onClick);
  }, [router]);
}

/**
 * Moves the keyboard focus to the top of a new page, and the window, which WebKit leaves a few pixels below it on some pages. Back,
 * Forward, and links to an anchor on a page change neither.
 */
function useArrival(): void {
  const pathname = usePathname();
  useEffect(() => {
    const transition = latestTransition();
    if (transition?.type !== 'push' || transition.url.includes('#')) return;
    document.getElementById(SKIP_REGION_ID)?.focus({ preventScroll: true });
    if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
}

/**
 * Adds the framework's state to history entries without it, which are created by plain links to an anchor on a page and by a hash
 * typed into the address bar. The framework ignores such entries, so Back would show the wrong page.
 */
function useKnownHistory(): void {
  const router = useRouter();
  const shown = usePathname();
  useEffect(() => {
    const pageState: unknown = window.history.state;
    const onPopState = ({ state }: PopStateEvent) => {
      if (state !== null) return;
      const { hash, pathname, search } = window.location;
      const path = withoutBase(pathname);
      const isSamePage = path === shown;
      // The router updates the entry later. If the reader leaves before that, Back still shows this page right away, and the
      // browser restores its scroll position.
      if (isSamePage) window.history.replaceState(pageState, '');
      router.replace(path + search + hash, { scroll: !isSamePage });
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [router, shown]);
}
