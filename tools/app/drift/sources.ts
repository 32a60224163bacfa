/** The source files of a package, from its source maps, without those of other packages. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

export type Sources = Map<string, string>;

type SourceMap = { sources?: (string | null)[]; sourcesContent?: (string | null)[] };

/**
 * The sources of all maps in a folder, by their path: `src/components/settings/index.tsx`, `src/server/main.ts`. The maps of the
 * client and the back end both start at `src` and have no path in common.
 *
 * @throws Error if there are no maps, or they don't contain the sources
 */
export function sourcesOf(folder: string): Sources {
  const sources: Sources = new Map();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.map')) continue;
    const map = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as SourceMap;
    (map.sources ?? []).forEach((source, index) => {
      const text = map.sourcesContent?.[index];
      if (!source || !text || source.includes('node_modules')) return;
      sources.set(shortPath(source), text);
    });
  }
  if (sources.size === 0) throw new Error(`${folder} has no source maps with sources, so drift can't read this release`);
  return sources;
}

/** `../../../../packages/loot-core/src/server/main.ts` and `../../src/server/main.ts` are the same file. */
const shortPath = (source: string): string =>
  path.posix.normalize(source).replace(/^(?:\.\.\/)+/, '').replace(/^(?:packages\/)?(?:loot-core|desktop-client)\//, '');

/** Every JavaScript file of a package, by its path in the package. */
export function scriptsOf(folder: string): Sources {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => /\.[cm]?js$/.test(name) && !name.includes('.test.'));
  return new Map(names.map(name => [name.split(path.sep).join('/'), readFileSync(path.join(folder, name), 'utf8')]));
}

/** Parses a file as TypeScript with JSX, unless its extension is different. */
export function parse(file: string, text: string): ts.SourceFile {
  const kind = /\.tsx$|\.jsx$|\.js$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, kind);
}

/** The source whose path ends this way, or undefined. */
export function sourceEnding(sources: Sources, ending: string): ts.SourceFile | undefined {
  for (const [file, text] of sources) if (file.endsWith(ending)) return parse(file, text);
  return undefined;
}

/** Whether a source can be parsed as code. */
export const isCode = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);
