import { Link } from '@/components/ui/link';
import styles from './tag-link.module.css';

/** A link to a tag's posts. */
export function TagLink({ tag, href }: { tag: string; href: string }) {
  return (
    <Link className={styles.tag} href={href}>
      {tag}
    </Link>
  );
}
