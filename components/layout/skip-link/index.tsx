import type { ReactNode } from 'react';
import { CONTENT_ID, SKIP_REGION_ID } from '@/lib/site';
import { frameStrings } from '@/strings/frame';
import styles from './skip-link.module.css';

/**
 * The first link of every page. Its region gets the focus after a client navigation, so that the next Tab moves to it, as on a
 * newly loaded page. Without scripts, the link goes to the content's element.
 */
export function SkipLink() {
  return (
    <div
      aria-label={frameStrings.skipLink}
      className={styles.region}
      id={SKIP_REGION_ID}
      role="region"
      tabIndex={-1}
    >
      <a className={styles.link} data-skip-link href={`#${CONTENT_ID}`}>
        {frameStrings.skipLink}
      </a>
    </div>
  );
}

/** The content between header and footer. */
export function Content({ children }: { children: ReactNode }) {
  return (
    <div className={styles.content} id={CONTENT_ID}>
      {children}
    </div>
  );
}
