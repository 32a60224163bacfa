import { Details } from '@/components/ui/collapsible/details';
import { FilteredContents } from '@/components/docs/filtered-contents';
import { isLong, outline } from '@/lib/navigation/outline';
import { docsStrings } from '@/strings/docs';
import { ContentsList, type ContentsProps } from './contents-list';
import styles from './table-of-contents.module.css';

/** The table of contents on small windows: collapsed above the page until the reader opens it. */
export function MobileContents({ headings, filter = false }: ContentsProps) {
  const entries = outline(headings);
  if (entries.length === 0) return null;
  return (
    <nav aria-label={docsStrings.contents} className={styles.mobile}>
      <Details
        className={styles.details}
        panelClassName={styles.panel}
        summary={docsStrings.contents}
        summaryClassName={styles.summary}
      >
        {filter ? (
          <FilteredContents entries={entries} />
        ) : (
          <ContentsList entries={entries} folded={isLong(entries) ? docsStrings.sectionsOf : undefined} />
        )}
      </Details>
    </nav>
  );
}
