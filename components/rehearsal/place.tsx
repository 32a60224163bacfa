'use client';

import { rehearsalStrings } from '@/strings/rehearsal-frame';
import { InlineScript } from '@/components/ui/inline-script';
import { Rehearsal } from './rehearsal';
import styles from './rehearsal.module.css';

/**
 * Until the framework has loaded, the browser would replace the page with a file dropped on it. So dragging a file requests the
 * framework, and a dropped file goes into the file field, where the picker finds it. While the framework starts, it stops
 * events in the bubbling phase, so this listens in the capture phase.
 */
const TAKE_DROPPED = `((place)=>{const take=event=>{const files=event.dataTransfer;if(!place.isConnected||!files?.types.includes('Files'))return;event.preventDefault();dispatchEvent(new Event('pointerover'));if(event.type==='drop')place.querySelector('input').files=files.files};addEventListener('dragover',take,true);addEventListener('drop',take,true)})(document.currentScript.parentElement)`;

/** The rehearsal, and what readers without scripts do instead. */
export function Place() {
  return (
    <section aria-label={rehearsalStrings.name} className={`embedded ${styles.place}`}>
      <Rehearsal />
      <InlineScript code={typeof window === 'undefined' ? TAKE_DROPPED : ''} />
      <noscript>
        <p className={styles.without}>{rehearsalStrings.withoutScripts}</p>
      </noscript>
    </section>
  );
}
