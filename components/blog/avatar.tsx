import { initials } from '@/lib/blog/authors';
import styles from './avatar.module.css';

/** The number of color pairs in avatar.module.css. */
const LOOKS = 6;

/** An author's initials on a tile. It needs no request, and it's decorative, because the name is next to it. */
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
      <rect className={styles.tile} height="40" rx="10" width="40" />
      <text className={styles.letters} dominantBaseline="central" textAnchor="middle" x="20" y="20.5">
        {initials(name)}
      </text>
    </svg>
  );
}
