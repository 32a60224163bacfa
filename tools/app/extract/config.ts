/**
 * The sync server's settings, from the schema that it validates its configuration with: keys, environment variables, formats, and
 * defaults. The server runs in a separate process with an empty environment and no config file.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { packageDir, packageVersion, tempDir } from '../src/paths.ts';
import { findAll, parseFile } from './source.ts';

type Setting = { env?: string; format: string | string[]; default: unknown };
/** convict's format: a group has `_cvtProperties`, a setting has `format` and `default`. */
type Node = { _cvtProperties?: Record<string, Node>; format?: unknown; default?: unknown; env?: string };

const loader = (): string => path.join(packageDir('@actual-app/sync-server'), 'build/src/load-config.js');

function schema(): Node {
  const empty = tempDir('config');
  const script = `import { config } from ${JSON.stringify(loader())}; process.stdout.write(JSON.stringify(config.getSchema(),
    (key, value) => typeof value === 'function' ? value.name : value));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: empty,
    env: { PATH: process.env.PATH, ACTUAL_DATA_DIR: '<data>' },
    encoding: 'utf8',
  });
  rmSync(empty, { recursive: true, force: true });
  if (status !== 0) throw new Error(`the sync server didn't print its settings:\n${stderr}`);
  return JSON.parse(stdout) as Node;
}

/** Names for folders of this machine. */
function portable(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const server = packageDir('@actual-app/sync-server');
  if (value.includes('@actual-app/web')) return '<web app>';
  return value.startsWith(server) ? value.replace(server, '<server>').replace(/\/build$/, '') : value;
}

function settings(node: Node, prefix: string): [string, Setting][] {
  return Object.entries(node._cvtProperties ?? {}).flatMap(([name, child]): [string, Setting][] => {
    const key = prefix + name;
    if (child._cvtProperties) return settings(child, `${key}.`);
    // The description of a group, which convict treats as one of its settings.
    if (name === 'doc') return [];
    const format = Array.isArray(child.format) ? (child.format as string[]) : String(child.format).toLowerCase();
    return [[key, { ...(child.env ? { env: child.env } : {}), format, default: portable(child.default) }]];
  });
}

/** Variables that the program reads itself, in addition to those of its settings. */
function otherVariables(known: (string | undefined)[]): string[] {
  const read = findAll(parseFile(loader()), (node): node is ts.PropertyAccessExpression =>
    ts.isPropertyAccessExpression(node) && node.expression.getText() === 'process.env',
  ).map(node => node.name.text);
  return [...new Set(read)].filter(name => !known.includes(name)).sort();
}

/** Variables in the schema that convict ignores, because they are inside a setting that has a default itself. */
function ignoredVariables(known: (string | undefined)[]): string[] {
  const named = findAll(parseFile(loader()), ts.isPropertyAssignment).flatMap(({ name, initializer }) =>
    name.getText() === 'env' && ts.isStringLiteral(initializer) ? [initializer.text] : [],
  );
  return named.filter(variable => !known.includes(variable)).sort();
}

export function config(): object {
  const keys = settings(schema(), '');
  const known = keys.map(([, { env }]) => env);
  return {
    package: '@actual-app/sync-server',
    version: packageVersion('@actual-app/sync-server'),
    keys: Object.fromEntries(keys),
    variables: otherVariables(known),
    ignored: ignoredVariables(known),
  };
}
