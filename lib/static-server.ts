import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from './base-path.mjs';

/**
 * Serves a folder of static files: index.html for a path that ends in a slash, a redirect for a folder without the slash, and
 * 404.html with status 404 for anything else.
 *
 * @param folder the exported site
 * @param port the port; 0 picks a free one
 * @param base the base path that the site was built for, without its trailing slash
 * @returns the server, listening on 127.0.0.1 only
 */
export function serveFolder(
  folder: string,
  port: number,
  base = basePath,
): Promise<{ server: Server; url: string }> {
  const notFound = readFileSync(join(folder, '404.html'));
  const files = sirv(folder, { etag: true, extensions: ['html'] });
  const server = createServer((request, response) => {
    const answer404 = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    };
    // A file can disappear while it's served, for example during a build. Only this response fails then, not the server.
    response.on('pipe', source => source.on('error', () => response.destroy()));
    const path = request.url ?? '/';
    if (!path.startsWith(`${base}/`)) return answer404();
    const [pathname = '', query] = path.split('?');
    if (!pathname.endsWith('/') && isFolder(join(folder, decoded(pathname.slice(base.length))))) {
      return void response
        .writeHead(301, { Location: `${pathname}/${query === undefined ? '' : `?${query}`}` })
        .end();
    }
    request.url = path.slice(base.length);
    files(request, response, answer404);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      resolve({ server, url: `http://127.0.0.1:${bound}${base}/` });
    });
  });
}

/** A path without percent-encoding. A malformed path stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
