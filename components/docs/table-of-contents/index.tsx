import { FilteredContents } from '@/components/docs/filtered-contents';
import type { Heading } from '@/lib/mdx/types';
import { outline } from '@/lib/navigation/outline';
import { docsStrings } from '@/strings/docs';
import { ContentsList } from './contents-list';
import { Spy } from './spy';
import styles from './table-of-contents.module.css';

interface TableOfContentsProps {
  headings: Heading[];
  /** Whether readers can filter the list. */
  filter?: boolean;
}

/** The page's headings as links, next to the page. */
export function TableOfContents({ headings, filter = false }: TableOfContentsProps) {
  const entries = outline(headings);
  if (entries.length === 0) return null;
  return (
    <nav aria-label={docsStrings.contents} className={styles.contents}>
      <p className={styles.title}>{docsStrings.contents}</p>
      {filter ? <FilteredContents entries={entries} spy /> : <Spy entries={entries} />}
    </nav>
  );
}

export { ContentsList };
