'use client';

import { useEffect } from 'react';
import type { Redirect } from '@/lib/redirects/read';
import { redirectTarget } from '@/lib/redirects/target';

/** Leaves an old address for its new one. For `npm run dev` only; the framework renders its not-found page in the browser. */
export function FollowRedirect({ redirects }: { redirects: readonly Redirect[] }) {
  useEffect(() => {
    const target = redirectTarget(redirects, location.pathname);
    if (target !== undefined) location.replace(target);
  }, [redirects]);
  return null;
}
