import configured from '@/content/versions.json';
import type { VersionConfig } from './types';

/**
 * The versions of the docs, newest first (docs/requirement.md#versions). There is only one, so pages don't show it. A second
 * version gets a folder below content/docs and content/sidebar.<name>.yml, and then the badge, the banner, and the version menu
 * appear.
 */
export const VERSIONS: readonly VersionConfig[] = configured.versions;

/** The path of a version's sidebar. */
export function sidebarFile({ name, folder }: VersionConfig): string {
  return folder === '' ? 'content/sidebar.yml' : `content/sidebar.${name}.yml`;
}

/** The default version's name. */
export const LAST_VERSION = configured.last;

/** The id of each version's only sidebar. */
export const SIDEBAR_ID = 'docs';

/** The storage key for the preferred version's name. */
export const PREFERRED_VERSION_KEY = 'docs-preferred-version-default';
