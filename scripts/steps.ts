import { spawn } from 'node:child_process';

/** Prints that a step begins, runs it, and prints how long it took. Passes the step's result and its error on. */
export async function step<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  console.log(`▸ ${name} …`);
  const start = performance.now();
  const result = await run();
  console.log(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

/**
 * Runs a program of node_modules/.bin, its output passed through.
 *
 * @throws Error naming the command when it ends with another code than 0
 */
export function runBin(
  name: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${name}`, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', code =>
      code === 0 ? resolve() : reject(new Error(`${name} ${args.join(' ')} ended with code ${code}.`)),
    );
  });
}

/** Runs a script of this folder in its own process. */
export function runScript(
  name: string,
  args: string[] = [],
  environment: Record<string, string> = {},
): Promise<void> {
  return runBin('tsx', ['--tsconfig', 'scripts/tsconfig.json', `scripts/${name}.ts`, ...args], environment);
}

/** Runs a script's main function; prints its error, without a stack for mistakes that name their place, and exits with 1. */
export function main(run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
}
