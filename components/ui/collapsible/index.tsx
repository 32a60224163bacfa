'use client';

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { animateHeight } from './animate-height';

interface CollapsibleProps {
  open: boolean;
  children: ReactNode;
  className?: string;
  id?: string;
}

/** A panel that opens and closes by its height. What is in it comes into the page when it opens for the first time. */
export function Collapsible({ open, children, className, id }: CollapsibleProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Never changes: after the first paint the style belongs to the motion.
  const [style] = useState(() => (open ? undefined : { display: 'none', height: 0, overflow: 'hidden' }));
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const shown = useRef(open);

  useLayoutEffect(() => {
    if (!panel.current || shown.current === open) return;
    shown.current = open;
    return animateHeight(panel.current, open);
  }, [open]);

  return (
    <div className={className} id={id} ref={panel} style={style}>
      {wasOpen && children}
    </div>
  );
}
