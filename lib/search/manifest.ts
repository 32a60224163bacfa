import manifest from '@/generated/search.json';
import { basePath } from '../base-path.mjs';

/**
 * The folder of each docs version's search index, by the version's path without the slashes around it; '' is the version for
 * most readers.
 */
export type Manifest = Record<string, string>;

const folders: Manifest = manifest;

/** Every folder, with the base path. */
export const indexFolders: Manifest = Object.fromEntries(
  Object.entries(folders).map(([version, folder]) => [version, basePath + folder]),
);

/** The folder of a version's search index; that of the version for most readers for one that does not exist. */
export function indexFolder(version: string | null = null): string {
  return indexFolders[version ?? ''] ?? indexFolders[''] ?? '';
}
