'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { latestTransition } from '@/lib/navigation/transitions';
import { withoutBase } from '@/lib/routes';
import { SKIP_REGION_ID } from '@/lib/site';

/** What readers expect of a navigation and the framework leaves out. The framework itself announces the new title. */
export function Navigation() {
  useFocusOnArrival();
  useKnownHistory();
  return null;
}

/** A new page begins at its top for the keyboard too. Back, Forward and links to a place on a page leave the focus alone. */
function useFocusOnArrival(): void {
  const pathname = usePathname();
  useEffect(() => {
    const transition = latestTransition();
    if (transition?.type !== 'push' || transition.url.includes('#')) return;
    document.getElementById(SKIP_REGION_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}

/**
 * Gives the framework's state to history entries that it does not know: a plain link to a place on the page makes one, and so
 * does a hash typed into the address bar. The framework ignores such entries, and Back would show the wrong page.
 */
function useKnownHistory(): void {
  const router = useRouter();
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => {
      const { pathname, search, hash } = window.location;
      if (state === null) router.replace(withoutBase(pathname) + search + hash, { scroll: false });
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [router]);
}
