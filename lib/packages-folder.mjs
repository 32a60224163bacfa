import { dirname } from 'node:path';
import { createRequire } from 'node:module';

/** The folder node_modules that the site is built with: beside the sources, or above them for the test sites of scripts/build-test-sites.ts. */
export const packagesFolder = dirname(dirname(createRequire(import.meta.url).resolve('next/package.json')));
