import { lastVersion } from './lookup';
import type { DocsData, DocsVersion } from './types';

/** What a version's pages warn of: it is newer than the last version, or older. The last one warns of nothing. */
export function bannerOf(data: DocsData, version: DocsVersion): 'unreleased' | 'unmaintained' | undefined {
  if (version.isLast) return undefined;
  const isNewer = data.versions.indexOf(version) < data.versions.indexOf(lastVersion(data));
  return isNewer ? 'unreleased' : 'unmaintained';
}
