'use client';

import { useRef, type MouseEvent, type ReactNode } from 'react';
import { animateHeight } from './animate-height';

interface DetailsProps {
  summary: ReactNode;
  children: ReactNode;
  className?: string;
  /** Classes of the always visible line and of the panel below it. */
  summaryClassName?: string;
  panelClassName?: string;
  /** Open initially, or when this becomes true. */
  open?: boolean;
}

/** The browser's own disclosure element, which works without scripts, animated like a Collapsible. */
export function Details({
  summary,
  children,
  className,
  summaryClassName,
  panelClassName,
  open,
}: DetailsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(undefined);

  const toggle = (event: MouseEvent) => {
    const element = details.current;
    if (!element || !panel.current) return;
    event.preventDefault();
    stop.current?.();
    const opening = !element.open || element.dataset.collapsed === 'true';
    if (!element.open) {
      element.open = true;
      panel.current.style.display = 'none';
    }
    element.dataset.collapsed = String(!opening);
    stop.current = animateHeight(panel.current, opening, () => {
      if (opening) return;
      element.open = false;
      panel.current?.removeAttribute('style');
    });
  };

  return (
    <details
      className={className}
      // The browser opens it, too: for an anchor or a search result inside.
      onToggle={({ currentTarget }) => (currentTarget.dataset.collapsed = String(!currentTarget.open))}
      open={open}
      ref={details}
    >
      <summary className={summaryClassName} onClick={toggle}>
        {summary}
      </summary>
      <div className={panelClassName} ref={panel}>
        {children}
      </div>
    </details>
  );
}
