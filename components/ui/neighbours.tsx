import { Link } from './link';
import styles from './neighbours.module.css';

interface Neighbour {
  label: string;
  /** Left out: only the label is shown. */
  title?: string;
  href: string;
}

/** Links to the previous and next pages. */
export function Neighbours({
  label,
  before,
  after,
}: {
  label: string;
  before?: Neighbour;
  after?: Neighbour;
}) {
  return (
    <nav aria-label={label} className={styles.neighbours}>
      {before && <NeighbourLink {...before} rel="prev" />}
      {after && <NeighbourLink {...after} rel="next" />}
    </nav>
  );
}

function NeighbourLink({ label, title, href, rel }: Neighbour & { rel: 'prev' | 'next' }) {
  return (
    <Link className={styles.link} href={href} rel={rel}>
      <span className={title ? styles.label : styles.title}>{label}</span>
      {title && <span className={styles.title}>{title}</span>}
    </Link>
  );
}
