import type { ReactNode } from 'react';
import { Icon } from '../icon';
import styles from './menu.module.css';

/**
 * A choice that opens below its label: under the pointer, by a click or by Enter. lib/inline/menus.ts closes it when the
 * reader turns to something else.
 *
 * @param children the entries, as list items
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
