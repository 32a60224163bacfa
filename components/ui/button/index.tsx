import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** A button for a primary action. */
export function Button(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button {...props} className={styles.button} type="button" />;
}
