import configured from '@/content/versions.json';
import type { VersionConfig } from './types';

/**
 * The versions of the docs, newest first (docs/requirement.md#versions). There is one, so no page says which version it is. A second one gets a
 * folder below content/docs and content/sidebar.<name>.yml, and with it the badge, the banner and the choice of version appear.
 */
export const VERSIONS: readonly VersionConfig[] = configured.versions;

/** Where a version's sidebar is written. */
export function sidebarFile({ name, folder }: VersionConfig): string {
  return folder === '' ? 'content/sidebar.yml' : `content/sidebar.${name}.yml`;
}

/** The name of the version for most readers. */
export const LAST_VERSION = configured.last;

/** The only sidebar's id. */
export const SIDEBAR_ID = 'docs';

/** Where the name of the preferred version is stored. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';
