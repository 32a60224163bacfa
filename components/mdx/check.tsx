import type { ComponentProps } from 'react';
import { blocksStrings } from '@/strings/blocks';

/** The box before a task in a list: it shows a state and takes no input, so it says the state. */
export function Check({ checked }: ComponentProps<'input'>) {
  return (
    <input
      aria-label={checked ? blocksStrings.taskDone : blocksStrings.taskOpen}
      defaultChecked={checked}
      disabled
      type="checkbox"
    />
  );
}
