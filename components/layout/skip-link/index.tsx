import type { ReactNode } from 'react';
import { CONTENT_ID, SKIP_REGION_ID } from '@/lib/site';
import { frameStrings } from '@/strings/frame';
import styles from './skip-link.module.css';

/**
 * The first link of every page. Its region takes the focus after a navigation inside the site, so that the next Tab comes
 * here, as on a page that was loaded. Without scripts the link leads to the content's element.
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

/** What stands between header and footer. */
export function Content({ children }: { children: ReactNode }) {
  return (
    <div className={styles.content} id={CONTENT_ID}>
      {children}
    </div>
  );
}
