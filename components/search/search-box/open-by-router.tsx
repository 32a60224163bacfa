'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Opens the search box's hits by client navigation, from the moment the framework is there. */
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
