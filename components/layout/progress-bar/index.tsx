'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { onTransition } from '@/lib/navigation/transitions';
import { createProgress, type ProgressBarState } from '@/lib/progress';
import { withBase } from '@/lib/routes';
import styles from './progress-bar.module.css';

/** The bar at the top of the window while another page is loading. It isn't shown for anchors on the same page. */
export function ProgressBar() {
  const pathname = usePathname();
  const [bar, setBar] = useState<ProgressBarState>(null);
  const [progress] = useState(() => createProgress(setBar));
  useEffect(() => {
    progress.finish();
    return onTransition(({ url }) => {
      const samePage = new URL(url, window.location.href).pathname === withBase(pathname);
      (samePage ? progress.finish : progress.start)();
    });
  }, [pathname, progress]);
  if (!bar) return null;
  return (
    <div aria-hidden="true" className={styles.bar} data-fading={bar.fading} data-progress>
      <div className={styles.fill} style={{ transform: `translateX(${(bar.value - 1) * 100}%)` }} />
    </div>
  );
}
