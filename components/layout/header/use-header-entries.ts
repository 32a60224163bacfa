import { usePathname } from 'next/navigation';
import header from '@/generated/header.json';
import { isActive } from '@/lib/navigation/header';
import type { HeaderEntry } from '@/lib/navigation/header-entries';

/** An item of the header as the current page shows it. */
export type ShownEntry = HeaderEntry & { active: boolean };

/** The header's items on the current page, in order. */
export function useHeaderEntries(): ShownEntry[] {
  const pathname = usePathname();
  return header.map(entry => ({
    ...entry,
    active: isActive(entry.rule, pathname),
  }));
}
