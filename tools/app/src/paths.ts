import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** tools/app */
export const toolDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** The site's repository. */
export const repoDir = path.resolve(toolDir, '../..');
export const screenshotsDir = path.join(repoDir, 'content/screenshots');
export const testBudgetFile = path.join(repoDir, 'public/test-budget.zip');

/** The folder of an installed package, wherever npm installed it. */
export function packageDir(name: string): string {
  for (const base of require.resolve.paths(name) ?? []) {
    if (existsSync(path.join(base, name, 'package.json'))) return path.join(base, name);
  }
  throw new Error(`${name} isn't installed. Run npm ci in tools/app`);
}

export function packageVersion(name: string): string {
  const file = path.join(packageDir(name), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** The web client of the documented release. */
export const webRoot = (): string => path.join(packageDir('@actual-app/web'), 'build');

/** Creates a new folder in tools/app/.tmp, which the caller removes. */
export function tempDir(label: string): string {
  const base = path.join(toolDir, '.tmp');
  mkdirSync(base, { recursive: true });
  return mkdtempSync(path.join(base, `${label}-`));
}
