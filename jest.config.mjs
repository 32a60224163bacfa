import nextJest from 'next/jest.js';
import { packagesFolder } from './lib/packages-folder.mjs';

const createConfig = nextJest({ dir: './' });

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'node',
  // A test that compiles a long page may be slow on a busy machine.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  moduleNameMapper: {
    '^contentlayer/generated$': '<rootDir>/.contentlayer/generated/index.mjs',
    '^@/generated/(.*)$': '<rootDir>/.generated/$1',
    '^@/strings/(.*)$': '<rootDir>/lib/strings/en/$1',
    '^@/(.*)$': '<rootDir>/$1',
    // Packages without an entry for require().
    '^beautiful-mermaid$': `${packagesFolder}/beautiful-mermaid/dist/index.js`,
    '^estree-walker$': `${packagesFolder}/estree-walker/src/index.js`,
  },
  modulePathIgnorePatterns: [
    '<rootDir>/.cache/',
    '<rootDir>/.next/',
    '<rootDir>/out/',
    '<rootDir>/.preview/',
    '<rootDir>/tools/',
    '<rootDir>/.bench/',
    '<rootDir>/bench/.*/node_modules/',
  ],
};

// next/jest doesn't transform ESM packages, and the Markdown packages are all ESM. normalize-strings is an exception: as a
// module, it would have no `this`.
export default async () => ({
  ...(await createConfig(config)()),
  transformIgnorePatterns: ['/\\.next/', '/node_modules/normalize-strings/'],
});
