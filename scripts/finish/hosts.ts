import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readGenerated } from '@/lib/generated';
import { caddyRedirects, hostRedirects, nginxRedirects } from '@/lib/redirects/hosts';
import { redirectStubs } from '@/lib/redirects/stubs';
import { caddyHeaders, hostHeaders, nginxCache, nginxFeeds, nginxHeaders } from '@/lib/security/headers';

/** Where the rules for self-managed servers are written, which the files of deploy/ include. */
const HOSTS = '.generated/hosts';

/**
 * Writes the redirect pages, for hosts without redirects. Hosts that would serve these pages instead of redirecting (Netlify)
 * build with REDIRECT_STUBS=no.
 */
export async function writeStubs(folder: string): Promise<void> {
  if (process.env.REDIRECT_STUBS === 'no') return;
  for (const [path, html] of redirectStubs(await readGenerated('redirects')))
    await write(join(folder, path), html);
}

/** Writes the redirects and headers in each host's format. */
export async function writeHostRules(folder: string): Promise<void> {
  const redirects = await readGenerated('redirects');
  await write(`${folder}/_redirects`, hostRedirects(redirects));
  await write(`${folder}/_headers`, hostHeaders());
  // Without this file, GitHub Pages would skip every folder that starts with an underscore.
  await write(`${folder}/.nojekyll`, '');
  await write(`${HOSTS}/redirects.nginx.conf`, nginxRedirects(redirects));
  await write(`${HOSTS}/headers.nginx.conf`, nginxHeaders());
  await write(`${HOSTS}/cache.nginx.conf`, nginxCache());
  await write(`${HOSTS}/feeds.nginx.conf`, nginxFeeds());
  await write(`${HOSTS}/redirects.caddy`, caddyRedirects(redirects));
  await write(`${HOSTS}/headers.caddy`, caddyHeaders());
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
