'use client';

import { useEffect, useRef, useState } from 'react';
import { InlineScript } from '@/components/ui/inline-script';
import { markTarget, openTarget } from '@/lib/inline/contents';
import { inlineCall } from '@/lib/inline/script';
import { activeHeading, type PageEnd } from '@/lib/navigation/active-heading';
import { idOfHash } from '@/lib/navigation/id-of-hash';
import { anchorsOf, type OutlineEntry } from '@/lib/navigation/outline';
import { HEADER_HEIGHT_PX } from '@/lib/site';
import { ContentsList } from './contents-list';
import styles from './table-of-contents.module.css';

interface SpyProps {
  entries: OutlineEntry[];
  /** The entries to show. Left out: all. */
  shown?: OutlineEntry[];
  /** As in ContentsList. */
  folded?: string;
}

/** The table of contents with the active heading highlighted. */
export function Spy({ entries, shown = entries, folded }: SpyProps) {
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string>();

  useEffect(() => {
    const anchors = anchorsOf(entries);
    let frame = 0;
    const look = () => {
      frame = 0;
      const headings = anchors.flatMap(id => document.getElementById(id) ?? []);
      const places = headings.map(heading => heading.getBoundingClientRect());
      setActive(headings[activeHeading(places, HEADER_HEIGHT_PX, window.innerHeight, pageEnd(headings))]?.id);
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    document.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [entries]);

  useEffect(() => {
    const link = box.current?.querySelector<HTMLElement>('[data-active]');
    if (link && box.current) keepInSight(link, box.current);
  }, [active]);

  return (
    <div className={styles.scroll} ref={box}>
      <ContentsList active={active} entries={shown} folded={folded} opened={active ?? entries[0]?.id} />
      <InlineScript code={typeof window === 'undefined' ? inlineCall(markTarget) : ''} />
      {folded && <InlineScript code={typeof window === 'undefined' ? inlineCall(openTarget) : ''} />}
    </div>
  );
}

/** Undefined unless the page can't scroll further down. `target` is the index of the heading that the address names. */
function pageEnd(headings: readonly HTMLElement[]): PageEnd | undefined {
  const isEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= document.body.scrollHeight - 1;
  const target = idOfHash(location.hash);
  return isEnd ? { target: headings.findIndex(({ id }) => id === target) } : undefined;
}

/** Scrolls a container just enough to show an element in it, without scrolling the page. */
function keepInSight(element: HTMLElement, box: HTMLElement): void {
  const below = element.offsetTop + element.offsetHeight - (box.scrollTop + box.clientHeight);
  if (below > 0) box.scrollTop += below;
  else if (element.offsetTop < box.scrollTop) box.scrollTop = element.offsetTop;
}
