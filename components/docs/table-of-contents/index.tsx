import { FilteredContents } from '@/components/docs/filtered-contents';
import { isLong, outline } from '@/lib/navigation/outline';
import { docsStrings } from '@/strings/docs';
import { ContentsList, type ContentsProps } from './contents-list';
import { Spy } from './spy';
import styles from './table-of-contents.module.css';

/** The page's headings as links, next to the page. */
export function TableOfContents({ headings, filter = false }: ContentsProps) {
  const entries = outline(headings);
  if (entries.length === 0) return null;
  return (
    <nav aria-label={docsStrings.contents} className={styles.contents}>
      <p className={styles.title}>{docsStrings.contents}</p>
      {filter ? (
        <FilteredContents entries={entries} spy />
      ) : (
        <Spy entries={entries} folded={isLong(entries) ? docsStrings.sectionsOf : undefined} />
      )}
    </nav>
  );
}

export { ContentsList };
