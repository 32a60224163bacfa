import { Link } from '@/components/ui/link';
import styles from './tag-link.module.css';

/** A link to a tag's posts, with their number if `count` is set. */
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
