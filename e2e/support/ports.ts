import { createServer } from 'node:net';

/**
 * Ports that no system gives to a program that asks for any port: Linux starts at 32768, and the others at 49152 (RFC 6335). So a
 * server that stops for a while finds its port free again.
 */
const PORTS = { first: 20_000, count: 12_000 };

/** A port on this computer that is free, and stays free unless a program asks for this very port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer().on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
