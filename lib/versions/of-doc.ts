import { routes } from '../routes';
import type { VersionConfig } from './types';

/** The version whose folder contains a doc. */
export function versionOfId(id: string, configs: readonly VersionConfig[]): VersionConfig | undefined {
  return [...configs]
    .sort((a, b) => b.folder.length - a.folder.length)
    .find(({ folder }) => folder === '' || id.startsWith(`${folder}/`));
}

/**
 * Whether a page belongs to a version of the docs that isn't the default one.
 *
 * @param last the default version's name
 */
export function isInOtherVersion(path: string, configs: readonly VersionConfig[], last: string): boolean {
  if (!path.startsWith(routes.docs)) return false;
  return versionOfId(path.slice(routes.docs.length), configs)?.name !== last;
}
