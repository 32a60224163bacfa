import type { Heading } from '@/lib/mdx/types';
import { outline } from '@/lib/navigation/outline';
import { docsStrings } from '@/strings/docs';
import { ContentsList } from './contents-list';
import { Spy } from './spy';
import styles from './table-of-contents.module.css';

/** The page's headings as links, next to the page. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const entries = outline(headings);
  if (entries.length === 0) return null;
  return (
    <nav aria-label={docsStrings.contents} className={styles.contents}>
      <p className={styles.title}>{docsStrings.contents}</p>
      <Spy entries={entries} />
    </nav>
  );
}

export { ContentsList };
