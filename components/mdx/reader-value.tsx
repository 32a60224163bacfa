import type { ReactNode } from 'react';
import type { ValueName } from '@/lib/setup/choices';

/** A value in code that lib/setup/page replaces with the reader's own. */
export function ReaderValue({ name, children }: { name: ValueName; children: ReactNode }) {
  return (
    <span data-fill={name} suppressHydrationWarning>
      {children}
    </span>
  );
}
