import { usePathname } from 'next/navigation';
import headerVersions from '@/generated/header-versions.json';
import { useStorageValue } from '@/lib/hooks/use-storage-value';
import { LOCALES } from '@/lib/locales';
import { isActive } from '@/lib/navigation/header';
import { HEADER_ITEMS, type HeaderItem } from '@/lib/navigation/header-items';
import { PREFERRED_VERSION_KEY } from '@/lib/versions/config';
import { resolveLayoutItem, type LayoutLink, type LayoutMenu } from '@/lib/versions/layout-items';
import type { DocsData } from '@/lib/versions/types';

/** An entry of the header as the page shows it. */
export type HeaderEntry = (LayoutLink | LayoutMenu) & { side: HeaderItem['side']; active: boolean };

/** The entries of the header on the page that is shown, in order. */
export function useHeaderEntries(): HeaderEntry[] {
  const pathname = usePathname();
  const preferred = useStorageValue(PREFERRED_VERSION_KEY);
  const place = { data: headerVersions as unknown as DocsData, locales: LOCALES, pathname, preferred };
  return HEADER_ITEMS.flatMap(item =>
    resolveLayoutItem(item, place).map(entry => ({
      ...entry,
      side: item.side,
      active: isActive(item.active, pathname),
    })),
  );
}
