import type { ComponentProps } from 'react';
import styles from './close-button.module.css';
import { Icon } from './icon';

/** The button that closes what it stands in. It takes what a button takes. */
export function CloseButton({ 'aria-label': label = 'Close', ...rest }: ComponentProps<'button'>) {
  return (
    <button aria-label={label} className={styles.close} type="button" {...rest}>
      <Icon name="close" />
    </button>
  );
}
