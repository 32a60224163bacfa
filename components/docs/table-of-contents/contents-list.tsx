import { Link } from '@/components/ui/link';
import type { Heading } from '@/lib/mdx/types';
import { anchorsOf, type OutlineEntry } from '@/lib/navigation/outline';
import { docsStrings } from '@/strings/docs';
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
  /** Whether the list is long, so that the headings below each entry are hidden until the reader opens it. */
  folded?: boolean;
  /** Whether the entry that the reader is at is open by itself. Before the first heading, that's the first one. */
  follows?: boolean;
}

/** Headings as nested links. */
export function ContentsList({ entries, active, folded, follows }: ContentsListProps) {
  const current = active
    ? entries.find(({ id, children }) => [id, ...anchorsOf(children)].includes(active))
    : entries[0];
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
          {children.length > 0 && !folded && <ContentsList active={active} entries={children} />}
          {children.length > 0 && folded && (
            <details
              className={styles.fold}
              open={follows && id === current?.id}
              // lib/inline/contents.ts may have opened it already.
              suppressHydrationWarning
            >
              <summary aria-label={docsStrings.sectionsOf(text)} className={styles.toggle} />
              <ContentsList active={active} entries={children} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
