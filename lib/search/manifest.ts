import manifest from '@/generated/search.json';
import { withBase } from '../routes';

/** The folder of each docs version's search index, by the version's path; '' is the version readers get without asking. */
export type Manifest = Record<string, string>;

/** The folder of a version's search index; the default version's for one that does not exist. */
export function indexFolder(version: string | null = null): string {
  const folders: Manifest = manifest;
  return withBase(folders[version ?? ''] ?? folders[''] ?? '');
}
