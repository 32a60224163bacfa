import { useEffect, useState } from 'react';
import { COPIED_MS } from '../site';

/**
 * Whether the reader has just copied something, and a function that sets it.
 *
 * @param ms how long a button says so
 */
export function useCopied(ms = COPIED_MS): [copied: boolean, setCopied: (copied: boolean) => void] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), ms);
    return () => clearTimeout(timer);
  }, [copied, ms]);
  return [copied, setCopied];
}
