import { Link } from './link';
import styles from './neighbors.module.css';

interface Neighbor {
  label: string;
  /** Left out: only the label is shown. */
  title?: string;
  href: string;
}

/** Links to the previous and next pages. */
export function Neighbors({ label, before, after }: { label: string; before?: Neighbor; after?: Neighbor }) {
  return (
    <nav aria-label={label} className={styles.neighbors}>
      {before && <NeighborLink {...before} rel="prev" />}
      {after && <NeighborLink {...after} rel="next" />}
    </nav>
  );
}

function NeighborLink({ label, title, href, rel }: Neighbor & { rel: 'prev' | 'next' }) {
  return (
    <Link className={styles.link} href={href} rel={rel}>
      <span className={title ? styles.label : styles.title}>{label}</span>
      {title && <span className={styles.title}>{title}</span>}
    </Link>
  );
}
