import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build reads. Packages are found in the folder above. */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'contentlayer.config.ts',
  'instrumentation-client.ts',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** Copies all that a build reads into a folder below the project's, and removes what was there. */
export async function copyProject(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of SOURCES) await cp(name, join(folder, name), { recursive: true });
}
