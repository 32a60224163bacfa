/** The source files of a package, from its source maps; those of other packages are left out. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

export type Sources = Map<string, string>;

type SourceMap = { sources?: (string | null)[]; sourcesContent?: (string | null)[] };

/**
 * The sources of all maps below a folder, by their path: `src/components/settings/index.tsx`, `src/server/main.ts`. The client's
 * and the back end's maps both begin at their own `src`; the two share no path.
 *
 * @throws Error when there are no maps, or they do not hold the sources
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
  if (sources.size === 0) throw new Error(`${folder} has no source maps with sources; drift cannot read this release`);
  return sources;
}

/** `../../../../packages/loot-core/src/server/main.ts` and `../../src/server/main.ts` are the same file. */
const shortPath = (source: string): string =>
  path.posix.normalize(source).replace(/^(?:\.\.\/)+/, '').replace(/^(?:packages\/)?(?:loot-core|desktop-client)\//, '');

/** Every file of a package that is JavaScript, by its path in the package. */
export function scriptsOf(folder: string): Sources {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => /\.[cm]?js$/.test(name) && !name.includes('.test.'));
  return new Map(names.map(name => [name.split(path.sep).join('/'), readFileSync(path.join(folder, name), 'utf8')]));
}

/** Parses a file, as TypeScript with JSX unless its name says otherwise. */
export function parse(file: string, text: string): ts.SourceFile {
  const kind = /\.tsx$|\.jsx$|\.js$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, kind);
}

/** The one source whose path ends so, or undefined. */
export function sourceEnding(sources: Sources, ending: string): ts.SourceFile | undefined {
  for (const [file, text] of sources) if (file.endsWith(ending)) return parse(file, text);
  return undefined;
}

/** Whether a source can be parsed as code. */
export const isCode = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);
