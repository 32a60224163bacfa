import manifest from '@/generated/search.json';
import versions from '@/generated/search-versions.json';
import { basePath } from '../base-path.mjs';

/**
 * The folder of each docs version's search index, by the version's path without the slashes around it; '' is the version for
 * most readers.
 */
export type Manifest = Record<string, string>;

/** A docs version that readers may search: its `version` in the address, '' for most readers', and its name. */
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

/** The folder of a version's search index; that of the version for most readers for one that does not exist. */
export function indexFolder(version: string | null = null): string {
  return indexFolders[version ?? ''] ?? indexFolders[''] ?? '';
}
