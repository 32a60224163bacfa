import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../e2e/support/ports';
import { answering } from '../../e2e/support/servers';
import { CACHE } from '../../lib/security/headers';
import { outOf, type Site } from './sites';

/** An nginx server for several sites. */
export interface Servers {
  /** The address of each site, without a trailing slash. */
  urls: Record<Site, string>;
  /** The bytes that a site has sent so far, without headers, including requests from workers. */
  sent(site: Site): Promise<number>;
  stop(): void;
}

/** Folders of all sites whose file names change with their content, so hosts let browsers cache them. */
const IMMUTABLE_FILES = '^/(_next/static|screenshots|_astro|assets)/';

/** The settings that only one site has. */
const OWN_SETTINGS: Partial<Record<Site, string>> = {
  'this site': `include ${resolve('.generated/hosts/headers.nginx.conf')};`,
  // Its search index has no extension. As a file of unknown type, it would be sent uncompressed.
  Fumadocs: 'location = /api/search { default_type application/json; }',
};

/**
 * Serves sites with one nginx, each on its own port, with the same settings: compressed on the fly at level 6, hashed files
 * cached by the browser, others for as long as this site's hosts say, and the file types of deploy/nginx.conf. Only this site
 * sends its security headers, as it always does.
 *
 * @param folderOf returns the folder with a site's finished files
 */
export async function serveSites(sites: readonly Site[], folderOf = outOf): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-peers-'));
  // When nginx is started by root, its workers run as another user.
  await chmod(folder, 0o755);
  const own = await readFile('deploy/nginx.conf', 'utf8');
  const [types = ''] = /types \{[^}]*\}/.exec(own) ?? [];
  const urls: Partial<Record<Site, string>> = {};
  const servers: string[] = [];
  for (const [number, site] of sites.entries()) {
    const port = await freePort();
    await symlink(resolve(folderOf(site)), join(folder, `site-${number}`));
    servers.push(nginxServer(port, `site-${number}`, OWN_SETTINGS[site] ?? ''));
    urls[site] = `http://127.0.0.1:${port}`;
  }
  await writeFile(join(folder, 'nginx.conf'), nginxConf(types, servers));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']);
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  await answering(Object.values(urls)[0] ?? '', child, () => log);
  const sent = async (site: Site) => {
    const port = new URL(urls[site] ?? '').port;
    const lines = (await readFile(join(folder, 'sent.log'), 'utf8')).split('\n').map(line => line.split(' '));
    return lines.reduce((sum, [of, bytes]) => sum + (of === port ? Number(bytes) : 0), 0);
  };
  return { sent, urls: urls as Record<Site, string>, stop: () => void child.kill() };
}

/** An nginx configuration with several servers. Everything in it is relative to the folder that nginx runs in. */
const nginxConf = (types: string, servers: readonly string[]) => `pid nginx.pid;
error_log stderr warn;
events {}
http {
  log_format sent '$server_port $body_bytes_sent';
  access_log sent.log sent;
  sendfile on;
  tcp_nopush on;
  charset utf-8;
  ${types}
  default_type application/octet-stream;
  gzip on;
  gzip_comp_level 6;
  gzip_vary on;
  gzip_types text/css text/javascript text/plain application/json application/xml image/svg+xml;
  map $uri $cache {
    default "${CACHE.brief}";
    "~${IMMUTABLE_FILES}" "${CACHE.immutable}";
  }
${servers.join('\n')}
}
`;

const nginxServer = (port: number, root: string, settings: string) => `  server {
    listen ${port};
    root ${root};
    index index.html;
    error_page 404 /404.html;
    absolute_redirect off;
    ${settings}
    add_header Cache-Control $cache always;
  }`;
