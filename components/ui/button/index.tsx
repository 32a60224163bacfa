import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** A button for a primary action. */
export function Button({ type = 'button', ...props }: Omit<ComponentProps<'button'>, 'className'>) {
  return <button {...props} className={styles.button} type={type} />;
}
