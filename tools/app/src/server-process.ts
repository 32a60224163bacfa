import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

import { packageDir } from './paths.ts';

/** Starts the sync server of the documented release on 127.0.0.1, with a folder for its data. */
export function spawnServer(dataDir: string, port: number): ChildProcess {
  return spawn(
    process.execPath,
    [path.join(packageDir('@actual-app/sync-server'), 'build/bin/actual-server.js')],
    {
      cwd: dataDir,
      env: {
        ...process.env,
        ACTUAL_DATA_DIR: dataDir,
        ACTUAL_PORT: String(port),
        ACTUAL_HOSTNAME: '127.0.0.1',
        NODE_ENV: 'production',
        TZ: 'UTC',
      },
      stdio: 'ignore',
    },
  );
}

/**
 * Waits until a sync server responds.
 *
 * @throws Error if it exits before that, or takes longer than 30 seconds
 */
export async function healthy(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (hasEnded(child)) throw new Error(`the sync server exited with ${child.signalCode ?? `code ${child.exitCode}`}`);
    const up = await fetch(`${url}/health`)
      .then(response => response.ok)
      .catch(() => false);
    if (up) return;
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  throw new Error('the sync server didn\'t start within 30 seconds');
}

/** Stops a program unless it has ended, and waits until it has. */
export async function ended(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exited = new Promise(resolve => child.once('exit', resolve));
  child.kill();
  await exited;
}

/** A program that was ended by a signal, such as that of Ctrl+C, has no exit code. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
