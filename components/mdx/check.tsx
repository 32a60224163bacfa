import type { ComponentProps } from 'react';
import * as strings from '@/lib/strings';

/** The box before a task in a list: it shows a state and takes no input, so it says the state. */
export function Check({ checked }: ComponentProps<'input'>) {
  return (
    <input
      aria-label={checked ? strings.blocks.taskDone : strings.blocks.taskOpen}
      defaultChecked={checked}
      disabled
      type="checkbox"
    />
  );
}
