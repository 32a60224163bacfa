import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { packageVersion, toolDir } from './paths.ts';

/** What every picture depends on: how it's taken, the initial states, and the budget. */
const SHARED = ['shoot.ts', 'start.ts', 'seed/worker.ts'];
const PACKAGES = ['@actual-app/api', '@actual-app/sync-server', '@actual-app/web'];

/** A digest of the code that the pictures of a file in `src/scenes` depend on. If it's the same, so are the pictures. */
export function sourcesOf(file: string): string {
  const folder = path.join(toolDir, 'src');
  const files = new Set<string>();
  for (const start of [...SHARED, file]) addWithImports(path.join(folder, start), files);
  const hash = createHash('sha256');
  for (const name of PACKAGES) hash.update(packageVersion(name));
  for (const each of [...files].sort()) hash.update(path.relative(folder, each)).update(codeOf(each));
  return hash.digest('hex').slice(0, 12);
}

function addWithImports(file: string, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)'/g))
    addWithImports(path.resolve(path.dirname(file), name), files);
}

const codes = new Map<string, string>();

/** A file's code without types, comments, and formatting. */
function codeOf(file: string): string {
  const code =
    codes.get(file) ??
    ts.transpile(readFileSync(file, 'utf8'), { removeComments: true, target: ts.ScriptTarget.ESNext });
  codes.set(file, code);
  return code;
}
