import { storageSlot } from '../../storage';

/** A page that a reader opened from the search. */
export interface RecentPage {
  title: string;
  /** Path and anchor. */
  url: string;
}

/** As many as fit next to the popular questions. */
const MAX_PAGES = 4;

const slot = storageSlot('search-recent');

/** The pages that the reader opened last, newest first. They're only stored in this browser. */
export function recentPages(): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentPage) : [];
  } catch {
    // The value is invalid, possibly from an earlier version of the site.
    return [];
  }
}

/** Adds a page. */
export function rememberPage(page: RecentPage): void {
  const others = recentPages().filter(({ url }) => url !== page.url);
  slot.set(JSON.stringify([page, ...others].slice(0, MAX_PAGES)));
}

/** Removes all of them. */
export function forgetPages(): void {
  slot.remove();
}

function isRecentPage(value: unknown): value is RecentPage {
  if (typeof value !== 'object' || value === null) return false;
  const { title, url } = value as Partial<RecentPage>;
  return typeof title === 'string' && typeof url === 'string' && /^\/(?![/\\])/.test(url);
}
