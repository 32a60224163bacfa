'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes a file that is dropped anywhere on the page. If only a small target accepted files, the browser would replace the page
 * with a file dropped next to it.
 *
 * @returns whether a file is being dragged over the page
 */
export function usePageDrop(onFile: (file: File) => void): boolean {
  const [isDragged, setDragged] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (name: 'dragover' | 'dragleave' | 'drop', hear: (event: DragEvent) => void) =>
      addEventListener(name, hear, { signal: listening.signal });
    listen('dragover', event => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setDragged(true);
    });
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setDragged(false));
    listen('drop', event => {
      setDragged(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      take(file);
    });
    return () => listening.abort();
  }, []);
  return isDragged;
}
