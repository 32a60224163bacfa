import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Prints that a step begins, runs it, and prints how long it took. Passes the step's result and its error on. */
export async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  console.log(`▸ ${name} …`);
  const start = performance.now();
  const result = await run();
  console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

/**
 * Runs a program of node_modules/.bin.
 *
 * @param folder where it runs; the packages are there or in a folder above
 * @param onOutput takes what the program prints; left out: it is passed through
 * @throws Error naming the command when it ends with another code than 0
 */
export function runBin(
  name: string,
  args: string[],
  environment: Record<string, string> = {},
  folder = '.',
  onOutput?: (text: string) => void,
): Promise<void> {
  const path = findBin(name, resolve(folder));
  return new Promise((done, fail) => {
    const child = spawn(path, args, {
      cwd: folder,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      // contentlayer goes by PWD, which is the shell's.
      env: { ...process.env, PWD: resolve(folder), ...environment },
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', onOutput ?? (() => {}));
    child.on('error', fail);
    child.on('close', code =>
      code === 0 ? done() : fail(new Error(`${name} ${args.join(' ')} ended with code ${code}.`)),
    );
  });
}

/** The path of a program of the packages of a folder or of the nearest one above it. */
export function findBin(name: string, folder: string): string {
  const path = join(folder, 'node_modules', '.bin', name);
  if (existsSync(path)) return path;
  if (folder === dirname(folder)) throw new Error(`${name} is not installed. Run npm ci.`);
  return findBin(name, dirname(folder));
}

/** Runs a script of this folder, or of a copy of it below another one, in its own process. */
export function runScript(
  name: string,
  args: string[] = [],
  environment: Record<string, string> = {},
  folder = '.',
): Promise<void> {
  const command = ['--tsconfig', 'scripts/tsconfig.json', `scripts/${name}.ts`, ...args];
  return runBin('tsx', command, environment, folder);
}

/** Runs a script's main function; prints its error, without a stack for mistakes that name their place, and exits with 1. */
export function main(run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
}
