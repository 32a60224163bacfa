import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { copyProject } from '../../scripts/project-copy';
import { runScript } from '../../scripts/steps';
import { buildPeer, OWN_FOLDER, runBuild } from './builds';
import { writePeer, type PeerContent } from './content';
import { grown } from './convert';
import { short } from './figures';
import type { SizeFigures } from './results';
import { outOf, type Peer, type Site } from './sites';

/** The largest site that a peer is built with. Larger ones take long without adding information. */
const LARGEST_PEER = 1000;

/** The files of each site's search, in its output. */
const SEARCH_FILES: Record<Site, RegExp> = {
  'this site': /^search\/[\da-f]+\/.*\.json$/,
  Starlight: /^pagefind\//,
  VitePress: /@localSearchIndex.*\.js$/,
  Docusaurus: /^search-index.*\.json$/,
  Fumadocs: /^api\/search$/,
  Nextra: /^_pagefind\//,
};

/** The sites that are built in other sizes. */
const SIZED = ['Starlight', 'VitePress', 'Fumadocs', 'Nextra', 'this site'] as const;

/** Builds sites with copies of their pages, and measures the costs and output of each size. */
export async function* measureSizes(
  content: PeerContent,
  counts: readonly number[],
): AsyncGenerator<SizeFigures> {
  for (const pages of counts) {
    for (const site of SIZED) {
      if (site !== 'this site' && pages > LARGEST_PEER) continue;
      const isOwn = site === 'this site';
      const built = isOwn ? await buildGrown(content, pages) : await buildGrownPeer(site, content, pages);
      const searched = await searchBytes(site, isOwn ? join(OWN_FOLDER, 'out') : outOf(site));
      console.log(`  ${pages} pages, ${site}: ${short(built.seconds)} s, ${short(built.cpuSeconds)} CPU s`);
      yield { ...built, site, pages, searchBytes: searched };
    }
  }
}

async function buildGrownPeer(site: Peer, content: PeerContent, pages: number) {
  await writePeer(site, { ...content, pages: grown(content.pages, pages) });
  return buildPeer(site, `pages-${pages}`);
}

async function buildGrown(content: PeerContent, pages: number) {
  await copyProject(OWN_FOLDER);
  const folder = join(OWN_FOLDER, 'content/docs');
  const files = (await readdir(folder, { recursive: true })).filter(name => name.endsWith('.mdx')).sort();
  for (let number = 0; number < pages - content.pages.length; number += 1) {
    const file = files[number % files.length] ?? '';
    const copy = Math.floor(number / files.length) + 2;
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file.replace(/\.mdx$/, `-${copy}.mdx`)), copyOfDoc(text, copy));
  }
  // Drawing a card for each page takes longer than the page itself, and cards are cached between builds. Peers have none.
  await runScript('build', [], {}, OWN_FOLDER);
  for (const name of ['.cache', '.next', '.contentlayer', '.generated'])
    await rm(join(OWN_FOLDER, name), { recursive: true, force: true });
  return runBuild('this site', `pages-${pages}`);
}

/** The source of a doc with a unique title and description, outside the sidebar. */
export function copyOfDoc(text: string, copy: number): string {
  return text
    .replace(/^(title: (?:'[^'\n]*|"[^"\n]*|[^'"\n]*))/m, `$1 ${copy}`)
    .replace(/^(description: ['"]?)[^\s'"]+/m, `$1${copy}`)
    .replace(/^sidebar: .*\n/m, '')
    .replace(/^---\n/, '---\nsidebar: false\n');
}

/** The compressed size of a site's search, one file at a time. */
async function searchBytes(site: Site, out: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && SEARCH_FILES[site].test(path.slice(out.length + 1)))
      bytes += gzipSync(await readFile(path), { level: 6 }).length;
  }
  return bytes;
}
