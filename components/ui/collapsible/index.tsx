'use client';

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { animateHeight } from './animate-height';

interface CollapsibleProps {
  open: boolean;
  children: ReactNode;
  className?: string;
  id?: string;
}

/** A panel that opens and closes by animating its height. Its content is rendered when it opens for the first time. */
export function Collapsible({ open, children, className, id }: CollapsibleProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Constant, because after the first render the animation controls the style.
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
