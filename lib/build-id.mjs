import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from './base-path.mjs';

/** Everything that a page's bytes come from. */
const SOURCES = ['app', 'components', 'content', 'lib', 'public', 'next.config.mjs', 'package-lock.json'];

/**
 * The name of a build, made from its sources instead of Next's random one: builds of the same sources are the same files, and a
 * page of another build is still recognized by the router, which then loads it whole instead of mixing the two.
 */
export function buildId() {
  const hash = createHash('sha256').update(basePath);
  for (const source of SOURCES) {
    for (const file of filesOf(source)) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} path a file, or a folder whose files are wanted */
function filesOf(path) {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort();
}
