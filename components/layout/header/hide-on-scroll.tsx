'use client';

import { useEffect, useRef } from 'react';
import { createHideOnScroll } from '@/lib/navigation/hide-on-scroll';
import { onTransition } from '@/lib/navigation/transitions';

/** Sets `data-hidden` on the header that contains it while the header should be hidden. */
export function HideOnScroll() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const header = mark.current?.closest('nav');
    const hide = createHideOnScroll(hidden => header?.toggleAttribute('data-hidden', hidden));
    const onScroll = () =>
      hide.scroll({
        top: window.scrollY,
        windowHeight: window.innerHeight,
        pageHeight: document.documentElement.scrollHeight,
      });
    window.addEventListener('scroll', onScroll, { passive: true });
    const stop = onTransition(({ url }) => hide.navigate(url));
    return () => {
      window.removeEventListener('scroll', onScroll);
      stop();
    };
  }, []);
  return <span hidden ref={mark} />;
}
