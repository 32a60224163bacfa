import { join } from 'node:path';
import { writeText } from '@/lib/content/files';
import { readGenerated } from '@/lib/generated';
import { caddyRedirects, hostRedirects, nginxRedirects } from '@/lib/redirects/hosts';
import { redirectStubs } from '@/lib/redirects/stubs';
import { caddyHeaders, hostHeaders, nginxCache, nginxFeeds, nginxHeaders } from '@/lib/security/headers';

/** Where the rules for self-managed servers are written. The files in deploy/ include these rules. */
const HOSTS = '.generated/hosts';

/**
 * Writes the redirect pages, for hosts without redirects. Hosts that would serve these pages instead of redirecting (Netlify)
 * build with REDIRECT_STUBS=no.
 */
export async function writeStubs(folder: string): Promise<void> {
  if (process.env.REDIRECT_STUBS === 'no') return;
  for (const [path, html] of redirectStubs(await readGenerated('redirects')))
    await writeText(join(folder, path), html);
}

/** Writes the redirects and headers in each host's format. */
export async function writeHostRules(folder: string): Promise<void> {
  const redirects = await readGenerated('redirects');
  await writeText(`${folder}/_redirects`, hostRedirects(redirects));
  await writeText(`${folder}/_headers`, hostHeaders());
  // Without this file, GitHub Pages would skip every folder that starts with an underscore.
  await writeText(`${folder}/.nojekyll`, '');
  await writeText(`${HOSTS}/redirects.nginx.conf`, nginxRedirects(redirects));
  await writeText(`${HOSTS}/headers.nginx.conf`, nginxHeaders());
  await writeText(`${HOSTS}/cache.nginx.conf`, nginxCache());
  await writeText(`${HOSTS}/feeds.nginx.conf`, nginxFeeds());
  await writeText(`${HOSTS}/redirects.caddy`, caddyRedirects(redirects));
  await writeText(`${HOSTS}/headers.caddy`, caddyHeaders());
}
