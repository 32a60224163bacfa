'use client';

import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { InlineScript } from '@/components/ui/inline-script';
import { inlineCall } from '@/lib/inline/script';
import { showLinked } from '@/lib/inline/show-linked';
import { INTENT_EVENT } from '@/lib/intent/event';
import { KEY } from '@/lib/templates/key';
import { workshopFrameStrings } from '@/strings/workshop-frame';
import styles from './workshop.module.css';

/**
 * Loads the workshop when the reader asks for it, or right away if there's an example in the address.
 *
 * @param children what is in its place until then
 */
export function OpenWorkshop({ children }: { children: ReactNode }) {
  const [Workshop, setWorkshop] = useState<ComponentType>();
  const [hasFailed, setFailed] = useState(false);
  const open = async () => {
    try {
      const loaded = await import('./workshop');
      setWorkshop(() => loaded.Workshop);
    } catch {
      setFailed(true);
    }
  };
  const openExample = useEffectEvent(() => {
    if (location.hash.startsWith(KEY)) void open();
  });
  useEffect(() => {
    const onHash = () => openExample();
    onHash();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);

  if (Workshop) return <Workshop />;
  return (
    <div className={styles.worked}>
      {children}
      <InlineScript
        code={typeof window === 'undefined' ? inlineCall(showLinked, KEY, INTENT_EVENT, false) : ''}
      />
      <p className={styles.opener}>
        <button className={styles.primary} onClick={() => void open()} type="button">
          {workshopFrameStrings.open}
        </button>
        {hasFailed && <span role="alert">{workshopFrameStrings.notLoaded}</span>}
      </p>
    </div>
  );
}
