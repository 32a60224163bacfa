/**
 * `npm run samples [-- name…] [-- --update]`: runs every program of content/samples/*.js against the real API, and compares its
 * output with content/samples/*.out.txt. It exits with code 1 if they differ. With --update, it writes the files instead.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fingerprint } from '../../../lib/reference/sample-record.ts';
import { difference } from '../extract/data.ts';
import { packageVersion } from '../src/paths.ts';
import { programsOf, sourceOf } from './programs.ts';
import { committed } from './regions.ts';
import { samplesDir, Workspace, type Result } from './workspace.ts';

/** The sample that creates the budget that all others use. */
const BUDGET = 'small-budget';

const args = process.argv.slice(2);
const update = args.includes('--update');
const chosen = args.filter(arg => !arg.startsWith('--'));
const started = performance.now();

const names = readdirSync(samplesDir).filter(name => name.endsWith('.js')).map(name => name.slice(0, -3)).sort();
const unknown = chosen.filter(name => !names.includes(name));
if (unknown.length > 0) throw new Error(`There's no sample ${unknown.join(', ')}. The samples are: ${names.join(', ')}.`);

const outputFile = (name: string): string => path.join(samplesDir, `${name}.out.txt`);

/** Compares or writes one result, and returns whether it's right. */
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
  console.error(`✗ The output of ${name} differs from content/samples/${name}.out.txt:\n${difference(old ?? '', output)}`);
  return false;
}

/** Records the text of each sample that was run, and the release. `npm test` of the site compares it with the files. */
function writeRecord(ran: string[]): void {
  const file = path.join(samplesDir, 'ran.json');
  const { samples: before } = JSON.parse(readFileSync(file, 'utf8')) as { samples: Record<string, string> };
  const samples = Object.fromEntries(names.map(name => [name, ran.includes(name) ? fingerprint(sourceOf(name)) : before[name]]));
  writeFileSync(file, `${JSON.stringify({ package: '@actual-app/api', version: packageVersion('api-samples'), samples }, null, 2)}\n`);
}

/** Runs the programs of one sample, and stops at the first failure. */
async function runSample(workspace: Workspace, name: string): Promise<Result> {
  const outputs: { region?: string; output: string }[] = [];
  for (const { region, code, needs } of programsOf(name)) {
    const label = region === undefined ? name : `${name}-${region}`;
    const { output, error } = await workspace.run(label, code, { frozen: true, server: needs === 'server' });
    if (error) return { output: '', error: region === undefined ? error : `(${region}) ${error}` };
    outputs.push({ ...(region === undefined ? {} : { region }), output });
  }
  return { output: committed(outputs) };
}

async function main(): Promise<void> {
  const workspace = new Workspace();
  const failed: string[] = [];
  let count = 0;
  try {
    const { output } = await workspace.makeBudget(sourceOf(BUDGET), { frozen: true });
    for (const name of chosen.length > 0 ? chosen : names) {
      count += 1;
      const result = name === BUDGET ? { output: committed([{ output }]) } : await runSample(workspace, name);
      if (!settle(name, result)) failed.push(name);
    }
  } finally {
    workspace.remove();
  }
  if (chosen.length === 0) {
    const left = readdirSync(samplesDir).filter(name => name.endsWith('.out.txt') && !names.includes(name.slice(0, -8)));
    for (const name of update ? left : []) rmSync(path.join(samplesDir, name));
    if (!update) for (const name of left) failed.push(`${name} (its sample is gone)`);
  }
  if (update && failed.length === 0) writeRecord(chosen.length > 0 ? chosen : names);
  console.log(`${count} samples run with @actual-app/api ${packageVersion('api-samples')}, ${failed.length} failed, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (failed.length > 0) {
    console.error(`failed: ${failed.join(', ')}. If the new output is right, run npm run samples -- --update`);
    process.exitCode = 1;
  }
}

await main();
