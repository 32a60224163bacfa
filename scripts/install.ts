import { execFileSync } from 'node:child_process';

const PLAYWRIGHT = 'node_modules/.bin/playwright';

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/**
 * Runs commands that install something, one after another, until it's there. Prints each command and whether it failed.
 *
 * @param what its name, for the messages
 * @param find looks for it, and returns undefined while it's missing
 * @returns what `find` found, or undefined if no command helped
 */
export function installUntilFound<Found>(
  what: string,
  commands: readonly Command[],
  find: () => Found | undefined,
): Found | undefined {
  console.log(`  ${what} isn't installed.`);
  for (const command of commands) {
    tryToRun(command);
    const found = find();
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Prints a command, runs it, and says if it failed. */
export function tryToRun([program, ...args]: Command): void {
  console.log(`  Running ${program} ${args.join(' ')}`);
  try {
    execFileSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    console.log(`  ${program} failed.`);
  }
}

/** Installs a browser in Playwright's own folder. */
export const playwrightInstall = (...args: string[]): Command => [PLAYWRIGHT, 'install', ...args];

/** Installs the system's libraries that a browser of Playwright needs. It needs root. */
export const playwrightInstallLibraries = (browser: string): Command => [PLAYWRIGHT, 'install-deps', browser];

/** Updates the list of Debian's packages. */
export const APT_UPDATE: Command = ['apt-get', 'update', '-qq'];

/** Installs Debian packages. It needs root. */
export const aptInstall = (...packages: string[]): Command => [
  'apt-get',
  'install',
  '-y',
  '-qq',
  '--no-install-recommends',
  ...packages,
];
