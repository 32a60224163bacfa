import type { ReactNode } from 'react';
import { Icon } from '../icon';
import styles from './menu.module.css';

/**
 * A menu that opens below its label, on hover, click, or Enter. lib/inline/menus.ts closes it when the reader moves on.
 *
 * @param children the items, as list items
 */
export function Menu({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.menu} data-menu>
      <summary className={styles.label}>
        {label}
        <Icon className={styles.chevron} name="chevron" size={14} />
      </summary>
      <ul className={styles.list} role="list">
        {children}
      </ul>
    </details>
  );
}
