import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { filesBelow } from '@/lib/content/files';
import { readGenerated } from '@/lib/generated';
import { caddyRedirects, hostRedirects, nginxRedirects } from '@/lib/redirects/hosts';
import { redirectStubs } from '@/lib/redirects/stubs';
import { caddyHeaders, hostHeaders, nginxHeaders } from '@/lib/security/headers';
import { withPolicy } from '@/lib/security/policy';

/** Where the rules for servers that the export is not uploaded to are written; the files of deploy/ include them. */
const HOSTS = '.generated/hosts';

/**
 * Writes the pages at old addresses, for hosts that know no redirects. Hosts that do and would serve these pages instead
 * (Netlify) build with REDIRECT_STUBS=no.
 */
export async function writeStubs(folder: string): Promise<void> {
  if (process.env.REDIRECT_STUBS === 'no') return;
  for (const [path, html] of redirectStubs(await readGenerated('redirects')))
    await write(join(folder, path), html);
}

/** The source of the script that decides what may become a script. */
const TRUSTED_TYPES = 'lib/security/trusted-types.js';

/** Gives every page its Content-Security-Policy. It holds hashes, so nothing may change a page after this. */
export async function writePolicies(folder: string): Promise<void> {
  const { code } = await transform(await readFile(TRUSTED_TYPES, 'utf8'), { minify: true, target: 'es2022' });
  for (const page of await filesBelow(folder, '.html'))
    await writeFile(page, withPolicy(await readFile(page, 'utf8'), code.trim()));
}

/** Writes the redirects and headers in the language of every host. */
export async function writeHostRules(folder: string): Promise<void> {
  const redirects = await readGenerated('redirects');
  await write(`${folder}/_redirects`, hostRedirects(redirects));
  await write(`${folder}/_headers`, hostHeaders());
  // GitHub Pages would leave out every folder that starts with an underscore.
  await write(`${folder}/.nojekyll`, '');
  await write(`${HOSTS}/redirects.nginx.conf`, nginxRedirects(redirects));
  await write(`${HOSTS}/headers.nginx.conf`, nginxHeaders());
  await write(`${HOSTS}/redirects.caddy`, caddyRedirects(redirects));
  await write(`${HOSTS}/headers.caddy`, caddyHeaders());
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
