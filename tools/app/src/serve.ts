import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The headers of a file. The two isolation headers allow SharedArrayBuffer, which the app's database needs. */
export const headersOf = (file: string): Record<string, string> => ({
  'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});

export type StaticServer = { url: string; close: () => Promise<void> };

/** Serves a built web client on 127.0.0.1. Unknown addresses return index.html, because the app has its own router. */
export async function serve(root: string, port = 0): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    // A page of this origin without the app, as on a sync server.
    if (pathname === '/health') {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"UP"}');
      return;
    }
    let file = path.join(root, path.normalize(pathname));
    if (!file.startsWith(root) || !existsSync(file) || statSync(file).isDirectory()) {
      // Routes of a sync server. The client requests them and continues without them.
      if (/^\/(account|sync|info|mode|health)\b/.test(pathname) || path.extname(pathname)) {
        if (pathname !== '/index.html') {
          response.writeHead(404).end();
          return;
        }
      }
      file = path.join(root, 'index.html');
    }
    response.writeHead(200, headersOf(file));
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${actual}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
