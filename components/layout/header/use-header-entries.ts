import { usePathname } from 'next/navigation';
import header from '@/generated/header.json';
import { isActive } from '@/lib/navigation/header';
import type { HeaderEntry } from '@/lib/navigation/header-entries';

/** An entry of the header as the page shows it. */
export type ShownEntry = HeaderEntry & { active: boolean };

/** The entries of the header on the page that is shown, in order. */
export function useHeaderEntries(): ShownEntry[] {
  const pathname = usePathname();
  return header.map(entry => ({
    ...entry,
    active: isActive(entry.rule, pathname),
  }));
}
