import manifest from '@/generated/search.json';
import versions from '@/generated/search-versions.json';
import { basePath } from '../base-path.mjs';

/**
 * The folder of the search index of each docs version, by the version's path without surrounding slashes. '' is the default
 * version.
 */
export type Manifest = Record<string, string>;

/** A docs version that can be searched: its `version` parameter in the address ('' for the default version), and its label. */
export interface VersionChoice {
  key: string;
  label: string;
}

/** Every docs version, newest first. */
export const docsVersions: VersionChoice[] = versions;

const folders: Manifest = manifest;

/** Every folder, with the base path. */
export const indexFolders: Manifest = Object.fromEntries(
  Object.entries(folders).map(([version, folder]) => [version, basePath + folder]),
);

/** The folder of a version's search index. Unknown versions get that of the default version. */
export function indexFolder(version: string | null = null): string {
  return indexFolders[version ?? ''] ?? indexFolders[''] ?? '';
}
