import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { addressChanged } from './use-address';

/** Reports when a link changes the address while the page is shown. It renders nothing, so that the rest is static HTML. */
export function AddressWatcher() {
  const routed = useSearchParams().toString();
  useEffect(addressChanged, [routed]);
  return null;
}
