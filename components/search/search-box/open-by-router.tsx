'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Opens the search box's hits with client navigation once the framework is loaded. */
export function OpenByRouter() {
  const router = useRouter();
  useEffect(() => {
    const open = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      event.preventDefault();
      router.push(String(event.detail));
    };
    window.addEventListener('searchopen', open);
    return () => window.removeEventListener('searchopen', open);
  }, [router]);
  return null;
}
