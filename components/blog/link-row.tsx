import { Link } from '@/components/ui/link';
import styles from './link-row.module.css';

interface RowLink {
  label: string;
  /** What screen readers say instead of a short label. */
  name?: string;
  href: string;
}

/** A row of links to other parts of the blog. */
export function LinkRow({ label, links }: { label: string; links: RowLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.row} role="list">
        {links.map(link => (
          <li key={link.href}>
            <Link aria-label={link.name} className={styles.link} href={link.href}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
