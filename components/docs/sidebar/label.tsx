import { sidebarStrings } from '@/strings/sidebar';
import styles from './sidebar.module.css';

/** An entry's label, with a badge if it's about an experimental feature. */
export function Label({ label, experimental }: { label: string; experimental?: true }) {
  return (
    <span className={styles.label}>
      {experimental ? `${label} ` : label}
      {experimental && <small className={styles.badge}>{sidebarStrings.experimental}</small>}
    </span>
  );
}
