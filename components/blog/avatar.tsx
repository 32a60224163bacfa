import { initials } from '@/lib/blog/authors';
import styles from './avatar.module.css';

/** An author's initials on a tile. It needs no request, and it's decorative, because the name is next to it. */
export function Avatar({ name, size }: { name: string; size: number }) {
  return (
    <svg aria-hidden="true" className={styles.avatar} height={size} viewBox="0 0 40 40" width={size}>
      <rect className={styles.tile} height="39" rx="10" width="39" x="0.5" y="0.5" />
      <text className={styles.letters} dominantBaseline="central" textAnchor="middle" x="20" y="20.5">
        {initials(name)}
      </text>
    </svg>
  );
}
