import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ended, healthy, spawnServer } from '../src/server-process.ts';

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
  const child = spawnServer(dataDir, port);
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

async function bootstrap(url: string): Promise<void> {
  const response = await fetch(`${url}/account/bootstrap`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`the sync server rejected its first password: ${response.status}`);
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
