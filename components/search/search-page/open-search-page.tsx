'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { startSearchPage, type StartArguments } from '@/lib/inline/search-page';

/**
 * Connects the search page's script with the framework: starts it after client navigation, where inline scripts don't run, and
 * tells it when a link changes the address. It renders nothing, so that the rest is static HTML.
 *
 * @param start what the inline script was called with
 */
export function OpenSearchPage({ start }: { start: StartArguments }) {
  const routed = useSearchParams().toString();
  const isOpen = useRef(false);
  useEffect(() => {
    if (isOpen.current) window.followSearchAddress?.();
    else open(start);
    isOpen.current = true;
  }, [routed, start]);
  return null;
}

function open(start: StartArguments): void {
  const [, folder, file] = start;
  if (window.openSearchPage) window.openSearchPage();
  else if (!document.querySelector(`script[src="${folder}${file}"]`)) startSearchPage(...start);
}
