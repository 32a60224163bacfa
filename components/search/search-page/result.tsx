import { Link } from '@/components/ui/link';
import { BREADCRUMB_SEPARATOR } from '@/lib/search/constants';
import type { Hit } from '@/lib/search/types';
import { Marked } from '../marked';
import styles from './search-page.module.css';

/** A result of the search page: where it leads, the way there, and the text that matched. */
export function Result({ hit }: { hit: Hit }) {
  const way = [...hit.breadcrumb, ...(hit.page ? [hit.page.map(({ text }) => text).join('')] : [])];
  return (
    <article className={styles.result}>
      <h2 className={styles.name}>
        <Link href={hit.url}>
          <Marked pieces={hit.section ?? hit.text} />
        </Link>
      </h2>
      {way.length > 0 && <p className={styles.way}>{way.join(BREADCRUMB_SEPARATOR)}</p>}
      {hit.type === 'content' && (
        <p className={styles.summary}>
          <Marked pieces={hit.text} />
        </p>
      )}
    </article>
  );
}
