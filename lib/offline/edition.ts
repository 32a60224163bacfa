/** A file that is kept for reading offline. */
export interface EditionFile {
  /** The address that it is served at, with the base path. */
  path: string;
  /** Its SHA-256 in base64: what is kept is what was published, and an unchanged file is never fetched twice. */
  digest: string;
  bytes: number;
}

/** All that is kept for reading offline: the files of one deployment, which fit each other. `/offline.json` holds it. */
export interface Edition {
  /** A digest of the files: another edition has another name. */
  id: string;
  /** Bytes that cross the network where the server compresses text. */
  transfer: number;
  files: EditionFile[];
}

/** Where the edition of the newest deployment is listed, and the service worker that serves a kept one. */
export const EDITION_PATH = '/offline.json';
export const WORKER_PATH = '/sw.js';

/** How the names of the caches begin; an edition's name follows. The privacy policy names them. */
export const CACHE_PREFIX = 'offline-';

/** The bytes of some files together. */
export function bytesOf(files: readonly EditionFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The files of an edition that an earlier one does not have. */
export function newFiles(edition: Edition, earlier: Edition | undefined): EditionFile[] {
  const kept = new Set(earlier?.files.map(({ path, digest }) => `${path} ${digest}`));
  return edition.files.filter(({ path, digest }) => !kept.has(`${path} ${digest}`));
}
