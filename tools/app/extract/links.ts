/** `npm run extract:links`: writes every address of this site that the web client opens to content/reference/app-links.txt. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { webRoot } from '../src/paths.ts';
import { checking, commit } from './data.ts';

/** The site's own host, as the client writes it. */
const ADDRESS = /https:\/\/actualbudget\.org(\/[A-Za-z0-9\-_/#]*)/g;

/** The addresses, sorted and unique. A trailing period isn't part of an address. */
export function links(root = webRoot()): string {
  const scripts = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js'));
  const found = scripts.flatMap(name =>
    [...readFileSync(path.join(root, name), 'utf8').matchAll(ADDRESS)].map(([, address]) => address!),
  );
  const addresses = [...new Set(found)].filter(address => address !== '/');
  if (addresses.length === 0) throw new Error('the web client has no address of the site. Update the extraction for this version');
  return `${addresses.sort().join('\n')}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = links();
  console.log(`${text.trim().split('\n').length} addresses`);
  if (!commit('app-links.txt', text) && checking) process.exitCode = 1;
}
