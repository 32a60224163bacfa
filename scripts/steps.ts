import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { messageOf } from '@/lib/errors';

/** Runs a step, and prints its start and how long it took. Returns the step's result or throws its error. */
export async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  console.log(`▸ ${name} …`);
  const start = performance.now();
  const result = await run();
  console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

/**
 * Runs a program in node_modules/.bin.
 *
 * @param folder the folder to run it in, which has the packages itself or in a parent folder
 * @param onOutput is called with the program's output; left out: the output is printed
 * @throws Error with the command if its exit code isn't 0
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
      // contentlayer uses PWD, which is still the shell's.
      env: { ...process.env, PWD: resolve(folder), ...environment },
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', onOutput ?? (() => {}));
    child.on('error', fail);
    child.on('close', code =>
      code === 0 ? done() : fail(new Error(`${name} ${args.join(' ')} exited with code ${code}.`)),
    );
  });
}

/** The path of a program in the nearest node_modules folder. */
export function findBin(name: string, folder: string): string {
  const path = join(folder, 'node_modules', '.bin', name);
  if (existsSync(path)) return path;
  if (folder === dirname(folder)) throw new Error(`${name} isn't installed. Run npm ci.`);
  return findBin(name, dirname(folder));
}

/** Runs a script from this folder, or from a copy of the project in another folder, in its own process. */
export function runScript(
  name: string,
  args: string[] = [],
  environment: Record<string, string> = {},
  folder = '.',
): Promise<void> {
  const command = ['--tsconfig', 'scripts/tsconfig.json', `scripts/${name}.ts`, ...args];
  return runBin('tsx', command, environment, folder);
}

/**
 * Runs a script's main function. If it fails, it prints the error (without a stack if the error has a file and line) and exits
 * with code 1.
 */
export function main(run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    console.error(`✗ ${messageOf(error)}`);
    process.exitCode = 1;
  });
}
