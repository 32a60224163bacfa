import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyProject } from '../../scripts/project-copy';
import { forgetBuild, pageFile, writePeer, type PeerContent } from './content';
import { median, short } from './figures';
import { measured, type Cost } from './process-tree';
import { outOf, peerFolder, WORK, type Peer, type Site } from './sites';

/** The costs and the output of a build. */
export interface Built extends Cost {
  files: number;
  bytes: number;
}

/** Where this site is built for the benchmark. Its packages are in a parent folder. */
export const OWN_FOLDER = `${WORK}/site`;

/** The page that is edited before a warm build. */
const EDITED = 'docs/budgeting/';

/**
 * Writes the content for a peer, and installs its packages from its lock file. (`npm ci` fails if a registry's lock file leaves
 * out packages for other systems.)
 */
export async function preparePeer(peer: Peer, content: PeerContent): Promise<void> {
  await writePeer(peer, content);
  await measured(
    ['npm', 'install', '--no-audit', '--no-fund'],
    resolve(peerFolder(peer)),
    logOf(peer, 'install'),
  );
}

/** Builds a peer without anything left from an earlier build. */
export async function buildPeer(peer: Peer, name = 'build'): Promise<Built> {
  await forgetBuild(peer);
  return runBuild(peer, name);
}

/** The builds of a site, each with the medians of several runs. */
export interface Builds {
  /** From scratch. */
  cold: Built;
  /** From scratch except for pictures and cards, which no peer has. Only for this site. */
  picturesKept?: Built;
  /** After an edit of one page. */
  warm: Built;
}

/** The pictures that this site's build creates, and its caches. */
const PICTURES = ['public/cards', 'public/screenshots'];
const REMEMBERED = ['.cache', '.next', '.contentlayer', '.generated', 'public/search'];

/**
 * Builds all sites in turn, from scratch and then again after an edit of one page. The edit removes a sentence that was added for the
 * first build, so the sites that are left for the other parts have the content as it is.
 */
export async function buildAll(sites: readonly Site[], runs: number): Promise<Partial<Record<Site, Builds>>> {
  const results = new Map<Site, Record<keyof Builds, Built[]>>();
  for (let run = 1; run <= runs; run += 1) {
    for (const site of sites) {
      const result = results.get(site) ?? { cold: [], picturesKept: [], warm: [] };
      results.set(site, result);
      const build = async (kind: keyof Builds) => {
        const built = await runBuild(site, `${kind}-${run}`);
        result[kind].push(built);
        console.log(`  ${site}, ${kind}: ${short(built.seconds)} s, ${short(built.cpuSeconds)} CPU s`);
      };
      if (site === 'this site') await copyProject(OWN_FOLDER);
      const page = editedFile(site);
      const text = await readFile(page, 'utf8');
      await writeFile(page, `${text}\nThe benchmark removes this sentence before the warm build.\n`);
      if (site === 'this site') {
        await forget([...PICTURES, ...REMEMBERED]);
        await build('cold');
        await forget(REMEMBERED);
        await build('picturesKept');
      } else {
        await forgetBuild(site);
        await build('cold');
      }
      await writeFile(page, text);
      await build('warm');
    }
  }
  return Object.fromEntries(
    [...results].map(([site, { cold, picturesKept, warm }]) => [
      site,
      {
        cold: middle(cold),
        ...(picturesKept.length > 0 ? { picturesKept: middle(picturesKept) } : {}),
        warm: middle(warm),
      },
    ]),
  );
}

async function forget(names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(OWN_FOLDER, name), { recursive: true, force: true });
}

const editedFile = (site: Site) =>
  site === 'this site' ? join(OWN_FOLDER, 'content', EDITED, 'index.mdx') : pageFile(site, `/${EDITED}`);

const logOf = (site: Site, name: string) => resolve(WORK, 'logs', `${site.replace(' ', '-')}-${name}.log`);

/** Builds a site in its folder. The output goes to a file in .bench/logs/. */
export async function runBuild(site: Site, name: string): Promise<Built> {
  const folder = site === 'this site' ? OWN_FOLDER : peerFolder(site);
  const out = site === 'this site' ? join(OWN_FOLDER, 'out') : outOf(site);
  const command =
    site === 'Docusaurus' ? ['npm', 'run', 'build', '--', '--out-dir', 'dist'] : ['npm', 'run', 'build'];
  await rm(out, { recursive: true, force: true });
  const cost = await measured(command, resolve(folder), logOf(site, name));
  return { ...cost, ...(await sizeOf(out)) };
}

/** The number of files in a folder, and their total size. */
export async function sizeOf(folder: string): Promise<{ files: number; bytes: number }> {
  let files = 0;
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    files += 1;
    bytes += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return { files, bytes };
}

function middle(builds: readonly Built[]): Built {
  const of = (name: keyof Built) => median(builds.map(built => built[name]));
  return {
    seconds: of('seconds'),
    cpuSeconds: of('cpuSeconds'),
    peakBytes: of('peakBytes'),
    files: of('files'),
    bytes: of('bytes'),
  };
}
