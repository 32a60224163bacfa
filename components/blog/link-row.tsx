import { Link } from '@/components/ui/link';
import styles from './link-row.module.css';

/** A row of links to other parts of the blog. */
export function LinkRow({ label, links }: { label: string; links: { label: string; href: string }[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.row} role="list">
        {links.map(link => (
          <li key={link.href}>
            <Link className={styles.link} href={link.href}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
