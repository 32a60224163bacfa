import { Link } from '@/components/ui/link';
import styles from './tag-link.module.css';

/** A tag as a link to its posts, with their number where `count` is given. */
export function TagLink({ tag, href, count }: { tag: string; href: string; count?: number }) {
  return (
    <Link className={styles.tag} href={href}>
      {tag}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </Link>
  );
}
