'use client';

import type { PanzoomObject } from '@panzoom/panzoom';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ZOOM } from '@/lib/site';
import { blocksStrings } from '@/strings/blocks';
import styles from './diagram.module.css';

/** Loaded lazily, because few pages need it, and none right away. */
const loadZooming = () => import('./zooming');

type Zooming = Awaited<ReturnType<typeof loadZooming>> & { panzoom: PanzoomObject };

interface ZoomPanProps {
  children: ReactNode;
  toolbar?: boolean;
}

/**
 * The frame of a diagram or drawing. After a delay, it becomes zoomable: wheel, drag, pinch, double-click to reset, and + − 0 and
 * the arrows for the keyboard (docs/requirement.md#diagrams). Until then, and without scripts, it scrolls.
 */
export function ZoomPan({ children, toolbar = ZOOM.toolbar }: ZoomPanProps) {
  const content = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zooming>();

  useEffect(() => {
    let detach: (() => void) | undefined;
    let unmounted = false;
    const timer = setTimeout(() => {
      loadZooming().then(
        zooming => {
          if (unmounted || !content.current) return;
          const attached = zooming.attachPanzoom(content.current);
          detach = attached.detach;
          setZoom({ ...zooming, panzoom: attached.panzoom });
        },
        // Without the code, it still scrolls.
        () => {},
      );
    }, ZOOM.delayMs);
    return () => {
      unmounted = true;
      clearTimeout(timer);
      detach?.();
    };
  }, []);

  return (
    <div
      aria-label={blocksStrings.drawing}
      aria-keyshortcuts="+ - 0 ArrowUp ArrowDown ArrowLeft ArrowRight"
      className={styles.wrapper}
      data-zoomable={zoom ? '' : undefined}
      onKeyDown={event => zoom?.handleKey(event, zoom.panzoom)}
      role="group"
      tabIndex={0}
    >
      <div className={styles.content} ref={content}>
        {children}
      </div>
      {toolbar && zoom && <zoom.ZoomToolbar panzoom={zoom.panzoom} />}
    </div>
  );
}
