import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { packageDir } from '../src/paths.ts';

export const PASSWORD = 'copper-kettle-lantern';

/** A real sync server with an empty data folder and a password. */
export interface Server {
  url: string;
  /** Stops the server and removes its folder. */
  close(): Promise<void>;
}

export async function startServer(): Promise<Server> {
  // Not in .tmp, because the server returns 404 for downloads from folders that start with a dot.
  const dataDir = mkdtempSync(path.join(tmpdir(), 'actual-sample-server-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [path.join(packageDir('@actual-app/sync-server'), 'build/bin/actual-server.js')], {
    cwd: dataDir,
    env: { ...process.env, ACTUAL_DATA_DIR: dataDir, ACTUAL_PORT: String(port), ACTUAL_HOSTNAME: '127.0.0.1', NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const close = async (): Promise<void> => {
    await ended(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await healthy(url, child);
    await bootstrap(url);
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Stops a program and waits until it has exited. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = new Promise(resolve => child.once('exit', resolve));
  child.kill();
  await exited;
}

async function bootstrap(url: string): Promise<void> {
  const response = await fetch(`${url}/account/bootstrap`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`the sync server rejected its first password: ${response.status}`);
}

async function healthy(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (child.exitCode !== null) throw new Error(`the sync server exited with code ${child.exitCode}`);
    const up = await fetch(`${url}/health`).then(response => response.ok, () => false);
    if (up) return;
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  throw new Error('the sync server didn\'t start within 30 seconds');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
