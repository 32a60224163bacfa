import { initials } from '@/lib/blog/authors';
import styles from './avatar.module.css';

/** An author's initials on a disk. It needs no request, and it's decorative, because the name is next to it. */
export function Avatar({ name, size }: { name: string; size: number }) {
  return (
    <svg aria-hidden="true" className={styles.avatar} height={size} viewBox="0 0 40 40" width={size}>
      <circle className={styles.disk} cx="20" cy="20" r="20" />
      <text className={styles.letters} dominantBaseline="central" textAnchor="middle" x="20" y="20.5">
        {initials(name)}
      </text>
    </svg>
  );
}
