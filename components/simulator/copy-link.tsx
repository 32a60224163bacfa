'use client';

import { useCopied } from '@/lib/hooks/use-copied';
import { toHash, type View } from '@/lib/simulator/address';
import { simulatorStrings } from '@/strings/simulator';
import styles from './simulator.module.css';

/** How long the button shows "Copied", in ms. */
const SHOWN_FOR = 2000;

/** Copies the address that opens this plan. */
export function CopyLink({ view, onDone }: { view: View; onDone: (words: string) => void }) {
  const [copied, setCopied] = useCopied(SHOWN_FOR);
  const copy = async () => {
    const address = new URL(toHash(view), location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      onDone(simulatorStrings.linkCopied);
      setCopied(true);
    } catch {
      // Unlike a new hash, this doesn't make the page read the plan again, and Back doesn't lead here.
      history.replaceState(null, '', address);
      onDone(simulatorStrings.notCopied);
    }
  };
  return (
    <button className={styles.quiet} onClick={() => void copy()} type="button">
      {copied ? simulatorStrings.copied : simulatorStrings.copyLink}
    </button>
  );
}
