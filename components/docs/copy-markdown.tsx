'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { withBase } from '@/lib/routes';
import { pageStrings } from '@/strings/page';
import styles from './docs.module.css';

/** The button's label after it was clicked. */
const LABELS = { idle: '', copied: pageStrings.copied, failed: pageStrings.notCopied } as const;

/** A button that copies the page's Markdown twin, and a link to it. */
export function CopyMarkdown({ href }: { href: string }) {
  const [state, setState] = useState<keyof typeof LABELS>('idle');
  const copy = async () => {
    try {
      const response = await fetch(withBase(href));
      if (!response.ok) throw new Error(`${href} returned ${response.status}.`);
      // Only readers who copy a page need the code that puts their setup first.
      const { ownMarkdown } = await import('@/lib/setup/own-markdown');
      await navigator.clipboard.writeText(ownMarkdown(await response.text()));
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <span className={styles.markdown}>
      <button className={styles.copy} onClick={() => void copy()} type="button">
        <Icon name="copy" size={16} />
        {pageStrings.copyMarkdown}
      </button>
      <a className={styles.edit} href={withBase(href)}>
        {pageStrings.viewMarkdown}
      </a>
      <span role="status">{LABELS[state]}</span>
    </span>
  );
}
