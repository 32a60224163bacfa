import { dirname } from 'node:path';
import { createRequire } from 'node:module';

/** The node_modules folder of the build: next to the sources, or above them for the test sites (scripts/build-test-sites.ts). */
export const packagesFolder = dirname(dirname(createRequire(import.meta.url).resolve('next/package.json')));
