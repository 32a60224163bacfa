import { lastVersion } from './lookup';
import type { DocsData, DocsVersion } from './types';

/** The type of banner for a version's pages: newer or older than the default version, which has none. */
export function bannerOf(data: DocsData, version: DocsVersion): 'unreleased' | 'unmaintained' | undefined {
  if (version.isLast) return undefined;
  const isNewer = data.versions.indexOf(version) < data.versions.indexOf(lastVersion(data));
  return isNewer ? 'unreleased' : 'unmaintained';
}
