/**
 * `npm run samples [-- name…] [-- --update]`: runs every content/samples/*.js against the real API and compares what it
 * prints with content/samples/*.out.txt. A difference ends it with code 1; --update writes the files instead.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fingerprint } from '../../../lib/reference/sample-record.ts';
import { difference } from '../extract/data.ts';
import { packageVersion } from '../src/paths.ts';
import { needs } from './regions.ts';
import { PASSWORD, startServer, type Server } from './server.ts';
import { samplesDir, Workspace, type Result } from './workspace.ts';

/** The sample that makes the budget all others start with. */
const BUDGET = 'small-budget';

const args = process.argv.slice(2);
const update = args.includes('--update');
const wanted = args.filter(arg => !arg.startsWith('--'));
const started = performance.now();

const names = readdirSync(samplesDir).filter(name => name.endsWith('.js')).map(name => name.slice(0, -3)).sort();
const unknown = wanted.filter(name => !names.includes(name));
if (unknown.length > 0) throw new Error(`no such sample: ${unknown.join(', ')}. There are: ${names.join(', ')}.`);

const sourceOf = (name: string): string => readFileSync(path.join(samplesDir, `${name}.js`), 'utf8');
const outputFile = (name: string): string => path.join(samplesDir, `${name}.out.txt`);

/** Compares or writes one result; answers whether all is well. */
function settle(name: string, { output, error }: Result): boolean {
  if (error) {
    console.error(`✗ ${name} ${error}`);
    return false;
  }
  const old = existsSync(outputFile(name)) ? readFileSync(outputFile(name), 'utf8') : undefined;
  if (old === output) {
    console.log(`✓ ${name}`);
    return true;
  }
  if (update) {
    writeFileSync(outputFile(name), output);
    console.log(`✓ ${name}  output written`);
    return true;
  }
  console.error(`✗ ${name} prints something else than content/samples/${name}.out.txt:\n${difference(old ?? '', output)}`);
  return false;
}

/** Which text of each sample was run, and with which release; `npm test` of the site compares it with the files. */
function writeRecord(): void {
  const record = { package: '@actual-app/api', version: packageVersion('api-samples'), samples: Object.fromEntries(names.map(name => [name, fingerprint(sourceOf(name))])) };
  writeFileSync(path.join(samplesDir, 'ran.json'), `${JSON.stringify(record, null, 2)}\n`);
}

/** What a sample knows of its server, on which the budget lies as it is and encrypted. */
async function serverEnvironment(workspace: Workspace, { url }: Server, local: string): Promise<Record<string, string>> {
  const env = { ACTUAL_SERVER_URL: url, ACTUAL_PASSWORD: PASSWORD };
  const secret = { ...env, ACTUAL_FILE_PASSWORD: 'walnut-ladder-seven' };
  return {
    ...secret,
    ACTUAL_SYNC_ID: await workspace.upload(local, env),
    ACTUAL_ENCRYPTED_SYNC_ID: await workspace.upload(local, secret),
  };
}

async function main(): Promise<void> {
  const workspace = new Workspace();
  let server: Server | undefined;
  const failed: string[] = [];
  let count = 0;
  try {
    const budget = await workspace.run(BUDGET);
    if (budget.error) throw new Error(`the budget of the samples could not be made: ${budget.error}`);
    const local = workspace.keepData('local');
    for (const name of wanted.length > 0 ? wanted : names) {
      count += 1;
      let result = budget;
      if (name !== BUDGET && needs(sourceOf(name)) === 'server') {
        server ??= await startServer();
        result = await workspace.run(name, { env: await serverEnvironment(workspace, server, local) });
      } else if (name !== BUDGET) {
        result = await workspace.run(name, { from: local });
      }
      if (!settle(name, result)) failed.push(name);
    }
  } finally {
    await server?.close();
    workspace.remove();
  }
  if (wanted.length === 0) {
    const left = readdirSync(samplesDir).filter(name => name.endsWith('.out.txt') && !names.includes(name.slice(0, -8)));
    for (const name of update ? left : []) rmSync(path.join(samplesDir, name));
    if (!update) for (const name of left) failed.push(`${name} (its sample is gone)`);
    if (update && failed.length === 0) writeRecord();
  }
  console.log(`${count} samples run with @actual-app/api ${packageVersion('api-samples')}, ${failed.length} failed, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (failed.length > 0) {
    console.error(`failed: ${failed.join(', ')}. If the new output is right: npm run samples -- --update`);
    process.exitCode = 1;
  }
}

await main();
