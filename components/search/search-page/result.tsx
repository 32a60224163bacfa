import { Link } from '@/components/ui/link';
import { BREADCRUMB_SEPARATOR } from '@/lib/search/constants';
import type { PageHits } from '@/lib/search/group';
import type { Hit } from '@/lib/search/types';
import { searchStrings as strings } from '@/strings/search';
import { Marked } from '../marked';
import styles from './search-page.module.css';

/** A result: a page with its excerpt, and its matching sections. */
export function Result({ page, sections, more }: PageHits) {
  return (
    <article className={styles.result}>
      <h2 className={styles.name}>
        <Link href={page.url}>
          <Marked parts={page.text} />
        </Link>
      </h2>
      {page.breadcrumb.length > 0 && (
        <p className={styles.way}>{page.breadcrumb.join(BREADCRUMB_SEPARATOR)}</p>
      )}
      <Excerpt hit={page} />
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map(section => (
            <li key={section.url}>
              <Link href={section.url}>
                <Marked parts={section.text} />
              </Link>
              <Excerpt hit={section} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Link className={styles.more} href={page.url}>
          {strings.moreSections(more)}
        </Link>
      )}
    </article>
  );
}

/** An excerpt of a hit. A section without text has none. */
function Excerpt({ hit: { excerpt } }: { hit: Hit }) {
  return (
    excerpt && (
      <p className={styles.summary}>
        <Marked parts={excerpt} />
      </p>
    )
  );
}
