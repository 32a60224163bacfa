'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { showsBackToTop } from '@/lib/navigation/back-to-top';
import { docsStrings } from '@/strings/docs';
import styles from './back-to-top.module.css';
import { scrollToTop } from './scroll-to-top';

/** A button that scrolls to the top, shown when the reader scrolls up on a long page. */
export function BackToTop() {
  const [shown, setShown] = useState(false);
  const stop = useRef<() => void>(undefined);

  useEffect(() => {
    let previousY = window.scrollY;
    let hash = location.hash;
    const look = () => {
      const y = window.scrollY;
      const position = {
        y,
        previousY,
        windowHeight: window.innerHeight,
        pageHeight: document.documentElement.scrollHeight,
      };
      if (y >= previousY) stop.current?.();
      // Ignores the browser's scrolling to an anchor.
      const jumped = location.hash !== hash;
      hash = location.hash;
      previousY = y;
      setShown(before => !jumped && showsBackToTop(position, before));
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      stop.current?.();
    };
  }, []);

  return (
    <button
      aria-label={docsStrings.backToTop}
      className={styles.button}
      data-shown={shown || undefined}
      onClick={() => {
        stop.current = scrollToTop();
      }}
      type="button"
    >
      <Icon className={styles.icon} name="chevron" />
    </button>
  );
}
