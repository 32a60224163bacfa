'use client';

import { useLayoutEffect } from 'react';
import { InlineScript } from '@/components/ui/inline-script';
import { runClips } from '@/lib/inline/clips';
import { inlineCall } from '@/lib/inline/script';
import { picturesStrings } from '@/strings/pictures';
import styles from './clip.module.css';

/**
 * A clip's buttons, with `count` steps, and a status that says which step it shows. The script activates the page's clips, while the page
 * is parsed and after a client navigation.
 */
export function Controls({ count }: { count: number }) {
  useLayoutEffect(() => runClips(), []);
  return (
    <>
      <div className={styles.controls}>
        <button aria-disabled className={styles.button} data-step="-1" suppressHydrationWarning type="button">
          {picturesStrings.previousStep}
        </button>
        <button className={styles.button} data-step="0" suppressHydrationWarning type="button">
          <span className={styles.play}>{picturesStrings.play}</span>
          <span className={styles.pause}>{picturesStrings.pause}</span>
        </button>
        <button className={styles.button} data-step="1" suppressHydrationWarning type="button">
          {picturesStrings.nextStep}
        </button>
        <p className={styles.status} role="status" suppressHydrationWarning>
          {picturesStrings.step(1, count)}
        </p>
      </div>
      <InlineScript code={typeof window === 'undefined' ? inlineCall(runClips) : ''} />
    </>
  );
}
