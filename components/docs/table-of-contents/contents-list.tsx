import { Link } from '@/components/ui/link';
import type { Heading } from '@/lib/mdx/types';
import type { OutlineEntry } from '@/lib/navigation/outline';
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
}

/** Headings as nested links. */
export function ContentsList({ entries, active }: ContentsListProps) {
  return (
    <ul className={styles.list} role="list">
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
          {children.length > 0 && <ContentsList active={active} entries={children} />}
        </li>
      ))}
    </ul>
  );
}
