import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from './base-path.mjs';

/** Everything that affects a page's contents. */
const SOURCES = ['app', 'components', 'content', 'lib', 'public', 'next.config.mjs', 'package-lock.json'];

/**
 * A build id computed from the sources instead of Next's random one. The same sources give the same files, and the router still
 * notices a page of another build and loads it in full instead of mixing the two.
 */
export function buildId() {
  const hash = createHash('sha256').update(basePath);
  for (const source of SOURCES) {
    for (const file of filesOf(source)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} path a file or a folder */
function filesOf(path) {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort();
}
