import type { ComponentProps } from 'react';
import { blocksStrings } from '@/strings/blocks';

/** The checkbox of a task in a list. It only shows a state, so it's labeled with the state. */
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
