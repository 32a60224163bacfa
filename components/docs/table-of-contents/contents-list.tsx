import { Link } from '@/components/ui/link';
import type { Heading } from '@/lib/mdx/types';
import { anchorsOf, type OutlineEntry } from '@/lib/navigation/outline';
import styles from './table-of-contents.module.css';

/** What both tables of contents show. */
export interface ContentsProps {
  headings: Heading[];
  /** Whether readers can filter the list. */
  filter?: boolean;
}

interface ContentsListProps {
  entries: OutlineEntry[];
  /** The anchor of the active heading. */
  active?: string;
  /** For a long list: the start of the names of the buttons that show the headings below an entry. */
  folded?: string;
  /** The anchor whose section is open in a long list. */
  opened?: string;
}

/** Headings as nested links. */
export function ContentsList({ entries, active, folded, opened }: ContentsListProps) {
  return (
    <ul className={folded ? `${styles.list} ${styles.folded}` : styles.list} role="list">
      {entries.map(({ id, text, children }) => (
        <li key={id}>
          <Link
            className={styles.link}
            data-active={id === active || undefined}
            href={`#${id}`}
            // lib/inline/contents.ts may have marked it already.
            suppressHydrationWarning
          >
            {text}
          </Link>
          {children.length > 0 &&
            (folded ? (
              <details
                className={styles.fold}
                open={anchorsOf([{ id, text, children }]).includes(opened ?? '')}
                // lib/inline/contents.ts may have opened it already.
                suppressHydrationWarning
              >
                <summary aria-label={`${folded} ${text}`} className={styles.toggle} />
                <ContentsList active={active} entries={children} />
              </details>
            ) : (
              <ContentsList active={active} entries={children} />
            ))}
        </li>
      ))}
    </ul>
  );
}
