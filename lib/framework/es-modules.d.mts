import type { NextConfig } from 'next';

/** What the loader uses of the context that webpack's loaders run in. */
export interface LoaderContext {
  resourcePath: string;
  addDependency(path: string): void;
  callback(error: null, code: string, sourceMap: object): void;
}

export const FOLDERS: string[];
export const nextAsEsModules: NonNullable<NonNullable<NextConfig['turbopack']>['rules']>;
export default function loadEsModule(this: LoaderContext): void;
