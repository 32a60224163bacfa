import { initials } from '@/lib/blog/authors';
import styles from './avatar.module.css';

/** How many pairs of colors avatar.module.css has. */
const LOOKS = 5;

/** Stands for an author: their initials in a disc, drawn here, so that nothing is fetched. Decoration beside their name. */
export function Avatar({ name, order, size }: { name: string; order: number; size: number }) {
  return (
    <svg
      aria-hidden="true"
      className={styles.avatar}
      data-look={order % LOOKS}
      height={size}
      viewBox="0 0 40 40"
      width={size}
    >
      <circle className={styles.disc} cx="20" cy="20" r="20" />
      <text className={styles.letters} dominantBaseline="central" textAnchor="middle" x="20" y="20.5">
        {initials(name)}
      </text>
    </svg>
  );
}
