import type { ComponentProps } from 'react';

/** The box before a task in a list: it shows a state and takes no input, so it says the state. */
export function Check({ checked }: ComponentProps<'input'>) {
  return <input aria-label={checked ? 'Done' : 'To do'} defaultChecked={checked} disabled type="checkbox" />;
}
