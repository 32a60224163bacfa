import type { ComponentProps } from 'react';
import { Icon } from './icon';
import iconButton from './icon-button.module.css';
import { frameStrings } from '@/strings/frame';

/** The close button of its container. It accepts a button's props. */
export function CloseButton({ 'aria-label': label = frameStrings.close, ...rest }: ComponentProps<'button'>) {
  return (
    <button aria-label={label} className={iconButton.button} type="button" {...rest}>
      <Icon name="close" />
    </button>
  );
}
