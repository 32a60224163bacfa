'use client';

import type { PanzoomObject } from '@panzoom/panzoom';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ZOOM } from '@/lib/site';
import styles from './diagram.module.css';
import { attachPanzoom } from './panzoom';
import { ZoomToolbar } from './zoom-toolbar';

/** Pixels that an arrow key moves the drawing. */
const ARROW_STEP_PX = 40;

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [ARROW_STEP_PX, 0],
  ArrowRight: [-ARROW_STEP_PX, 0],
  ArrowUp: [0, ARROW_STEP_PX],
  ArrowDown: [0, -ARROW_STEP_PX],
};

interface ZoomPanProps {
  children: ReactNode;
  toolbar?: boolean;
}

/**
 * The frame of a diagram or drawing. Some time after the page has come it becomes zoomable: wheel, drag, pinch, double
 * click to reset, and + − 0 and the arrows for the keyboard (SPEC 9). Until then, and without scripts, it scrolls.
 */
export function ZoomPan({ children, toolbar = ZOOM.toolbar }: ZoomPanProps) {
  const content = useRef<HTMLDivElement>(null);
  const [panzoom, setPanzoom] = useState<PanzoomObject>();

  useEffect(() => {
    let detach: (() => void) | undefined;
    let gone = false;
    const timer = setTimeout(() => {
      void import('@panzoom/panzoom').then(({ default: create }) => {
        if (gone || !content.current) return;
        const attached = attachPanzoom(create, content.current);
        detach = attached.detach;
        setPanzoom(attached.panzoom);
      });
    }, ZOOM.delayMs);
    return () => {
      gone = true;
      clearTimeout(timer);
      detach?.();
    };
  }, []);

  return (
    <div
      aria-label="Zoomable drawing"
      aria-keyshortcuts="+ - 0 ArrowUp ArrowDown ArrowLeft ArrowRight"
      className={styles.wrapper}
      data-zoomable={panzoom ? '' : undefined}
      onKeyDown={event => panzoom && handleKey(event, panzoom)}
      role="group"
      tabIndex={0}
    >
      <div className={styles.content} ref={content}>
        {children}
      </div>
      {toolbar && panzoom && <ZoomToolbar panzoom={panzoom} />}
    </div>
  );
}

function handleKey(event: KeyboardEvent, panzoom: PanzoomObject): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  if (arrow) panzoom.pan(...arrow, { relative: true, animate: true });
  else if (event.key === '+' || event.key === '=') panzoom.zoomIn({ animate: true });
  else if (event.key === '-') panzoom.zoomOut({ animate: true });
  else if (event.key === '0') panzoom.reset({ animate: true });
  else return;
  event.preventDefault();
}
