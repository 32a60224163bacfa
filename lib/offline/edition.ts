/** A file that is saved for offline reading. */
export interface EditionFile {
  /** The address that it's served at, with the base path. */
  path: string;
  /**
   * Its SHA-256 in base64. It ensures that the saved file is the published one, and that an unchanged file isn't downloaded
   * twice.
   */
  digest: string;
  bytes: number;
}

/**
 * All files saved for offline reading. They belong to one deployment, so they match each other. It's published as
 * `/offline.json`.
 */
export interface Edition {
  /** A digest of the files, so each edition has a different id. */
  id: string;
  /** The number of bytes to download if the server compresses text. */
  transfer: number;
  files: EditionFile[];
}

/** The address of the newest deployment's edition, and of the service worker that serves a saved one. */
export const EDITION_PATH = '/offline.json';
export const WORKER_PATH = '/sw.js';

/** The prefix of the caches' names, followed by the edition's id. The privacy policy mentions it. */
export const CACHE_PREFIX = 'offline-';

/** The total size of files in bytes. */
export function bytesOf(files: readonly EditionFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The files of an edition that an earlier one doesn't have. */
export function newFiles(edition: Edition, earlier: Edition | undefined): EditionFile[] {
  const known = new Set(earlier?.files.map(({ path, digest }) => `${path} ${digest}`));
  return edition.files.filter(({ path, digest }) => !known.has(`${path} ${digest}`));
}
