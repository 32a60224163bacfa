import { chromium, type Browser } from '@playwright/test';
import { build } from 'esbuild';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { isInstalled, startServer } from '../../e2e/support/servers';
import { findBrowser } from '../../scripts/browser';
import { step } from '../../scripts/steps';
import { table } from '../table';
import { siteCorpus, siteOfSize, type Corpus } from './corpus';
import { buildOwn, buildPeer, gzipped, type Built } from './engines';
import { see } from './in-browser';
import { keystrokes, percentile95, quality, type Golden } from './in-node';
import { openPagefind, writePagefind } from './pagefind';
import { PEER_FILE } from './peer-options';
import { slowNetwork, type Network } from './slow-network';

/** `npm run bench:search`: measures the search of the export in out/ and writes bench/search/results.md. */

const SIZES = (process.env.SIZES ?? '170,1000,5000').split(',').map(Number);

/** The number of cold visits of each kind. The median counts. Use VISITS=3 for a quick look. */
const VISITS = Number(process.env.VISITS ?? 7);

interface Condition {
  name: string;
  network?: Network;
  cpu: number;
}

const CONDITIONS: Condition[] = [
  { name: 'unthrottled', cpu: 1 },
  // Lighthouse's "Slow 4G".
  { name: 'Slow 4G, CPU ×4', network: { bitsPerSecond: 1_600_000, roundTrip: 150 }, cpu: 4 },
];

/** Every nth query is typed letter by letter. */
const SAMPLE = { node: 8, browser: 24 };

/** The queries whose answers are evaluated: our own, and those of real people. */
const SETS = [
  { file: 'golden.yml', title: 'queries of our own (__tests__/search/golden.yml)' },
  { file: 'real.yml', title: 'questions that real people asked (__tests__/search/real.yml)' },
];

const readQueries = async (file: string) =>
  parse(await readFile(`__tests__/search/${file}`, 'utf8')) as Golden[];

const every = (list: readonly Golden[], step: number) =>
  list.filter((_, index) => index % step === 0).map(({ q }) => q);

/** How each engine is built from a corpus, by the name in the tables. */
const BUILDERS = [
  ['this site', buildOwn],
  ['minisearch, as VitePress', buildPeer],
] as const;

async function main(): Promise<void> {
  if (!isInstalled('nginx')) throw new Error('The benchmark needs nginx. Install it.');
  const golden = await readQueries('golden.yml');
  const corpus = await siteCorpus();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  const lines: string[] = [];
  try {
    await step('Quality', async () => void lines.push(...(await qualityReport(browser, corpus))));
    if (process.env.PARTS !== 'quality') {
      await step(
        'In a browser',
        async () => void lines.push(...(await browserReport(browser, corpus, golden))),
      );
      await step('Growth', async () => void lines.push(...(await growthReport(corpus, golden))));
    }
  } finally {
    await browser.close();
  }
  const report = [...heading(), ...lines].join('\n');
  if (process.env.PARTS !== 'quality') await writeFile('bench/search/results.md', report);
  console.log(`\n${report}`);
}

async function qualityReport(browser: Browser, corpus: Corpus): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-pagefind-'));
  await chmod(folder, 0o755);
  await writePagefind(corpus, join(folder, 'out'));
  const server = await startServer('nginx', join(folder, 'out'));
  try {
    const pagefind = await openPagefind(browser, `${server.url}/`);
    const engines = [
      ...(await Promise.all(
        BUILDERS.map(async ([name, build]) => [name, await build(corpus).open()] as const),
      )),
      ['Pagefind', pagefind] as const,
    ];
    const lines: string[] = [];
    for (const { file, title } of SETS) {
      const queries = await readQueries(file);
      const rows = [];
      for (const [name, opened] of engines) {
        const { success, among, reciprocalRank, recall, zero, missed } = await quality(opened, queries);
        rows.push([
          name,
          ...[success, among, reciprocalRank, recall, zero].map(share),
          String(missed.length),
        ]);
        if (name === 'this site') console.log(`  missed: ${missed.join(', ')}`);
      }
      lines.push(`## Quality: ${queries.length} ${title} on ${corpus.pages.length} pages`, '');
      const heads = ['index', 'success@1', 'success@8', 'MRR@8', 'recall@8', 'zero-result', 'missed'];
      lines.push(...table(heads, rows), '');
    }
    return lines;
  } finally {
    server.stop();
    await rm(folder, { recursive: true });
  }
}

async function browserReport(browser: Browser, corpus: Corpus, golden: readonly Golden[]): Promise<string[]> {
  const rows = await inBrowser(browser, corpus, undefined, golden);
  for (const size of SIZES.slice(1)) {
    const grown = siteOfSize(corpus, size);
    rows.push(...(await inBrowser(browser, grown, buildOwn(grown), golden)));
  }
  const heads = ['pages', 'index', 'condition', 'first result, cold', 'keystroke p95'];
  return [
    '## In a browser: nginx, gzip, nothing in the cache',
    '',
    ...table([...heads, 'keystroke p95, last answer', 'KB before the first result'], rows),
    '',
  ];
}

async function growthReport(corpus: Corpus, golden: readonly Golden[]): Promise<string[]> {
  const rows: string[][] = [];
  for (const size of SIZES) {
    const grown = siteOfSize(corpus, size);
    for (const [name, build] of BUILDERS) rows.push(await growth(size, name, build(grown), golden));
  }
  const heads = ['pages', 'index', 'build', 'first file', 'read for one query, with the first file'];
  return ['## Growth, in Node', '', ...table([...heads, 'all files', 'keystroke p95'], rows), ''];
}

/** The rows of one size: this site and the peers under each condition. Left out: this site's built index. */
async function inBrowser(
  browser: Browser,
  corpus: Corpus,
  own: Built | undefined,
  golden: readonly Golden[],
): Promise<string[][]> {
  const folder = await siteFolder(corpus, own);
  const server = await startServer('nginx', join(folder, 'out'));
  const queries = ['budget', ...every(golden, SAMPLE.browser)];
  const rows: string[][] = [];
  try {
    for (const { name, network, cpu } of CONDITIONS) {
      const slow = network && (await slowNetwork(new URL(server.url), network));
      const base = slow?.url ?? server.url;
      const visit = { queries, visits: VISITS, cpu };
      for (const [index, path, field] of [
        ['this site', 'docs/faq/', '[data-search-field]'],
        ['minisearch, as VitePress', 'peer/', 'input'],
        ['Pagefind', 'peer/pagefind/', 'input'],
      ] as const) {
        const seen = await see(browser, { ...visit, url: `${base}/${path}`, field });
        const row = [
          String(corpus.pages.length),
          index,
          name,
          ms(seen.cold),
          ms(seen.keystroke),
          ms(seen.settled),
          kb(seen.bytes),
        ];
        console.log(`  ${row.join(' | ')}`);
        rows.push(row);
      }
      slow?.server.close();
    }
  } finally {
    server.stop();
    await rm(folder, { recursive: true });
  }
  return rows;
}

/** A copy of the export with another index and the peers' pages, with everything compressed as `precompress` does. */
async function siteFolder(corpus: Corpus, own: Built | undefined): Promise<string> {
  const peer = buildPeer(corpus);
  const folder = await mkdtemp(join(tmpdir(), 'bench-search-'));
  const out = join(folder, 'out');
  await cp('out', out, { recursive: true, filter: name => !/\/(?:screenshots|cards)$/.test(name) });
  // When nginx is started by root, its workers run as another user.
  await chmod(folder, 0o755);
  if (own) {
    const index = (await readdir(join(out, 'search'))).find(name => /^[\da-f]+$/.test(name));
    if (index === undefined) throw new Error("There's no index in out/search/. Run `npm run build` first.");
    const there = join(out, 'search', index);
    for (const name of await readdir(there)) if (name.endsWith('.json')) await rm(join(there, name));
    for (const [name, text] of own.files) await writeFile(join(there, name), text);
  }
  await mkdir(join(out, 'peer'));
  await build({
    entryPoints: ['bench/search/peer-page.ts'],
    bundle: true,
    minify: true,
    outfile: join(out, 'peer/peer.js'),
    logLevel: 'warning',
  });
  await writeFile(
    join(out, 'peer/index.html'),
    '<!doctype html><title>minisearch</title><input><div></div><script src="peer.js"></script>',
  );
  await writeFile(join(out, 'peer', PEER_FILE), peer.files.get(PEER_FILE) ?? '');
  await writePagefind(corpus, join(out, 'peer/pagefind'));
  for (const name of await readdir(out, { recursive: true }))
    if (/\.(?:html|js|css|json|txt|svg)$/.test(name))
      await writeFile(join(out, `${name}.gz`), gzipSync(await readFile(join(out, name)), { level: 9 }));
  return folder;
}

async function growth(
  pages: number,
  index: string,
  built: Built,
  golden: readonly Golden[],
): Promise<string[]> {
  const perQuery: number[] = [];
  for (const query of every(golden, SAMPLE.node)) {
    const opened = await built.open();
    await opened.ask(query);
    perQuery.push(gzipped(opened.read.map(name => built.files.get(name) ?? '')));
  }
  const mean = perQuery.reduce((sum, size) => sum + size, 0) / perQuery.length;
  const times = await keystrokes(built, every(golden, SAMPLE.node));
  const row = [
    String(pages),
    index,
    ms(built.buildMs),
    kb(gzipped(built.first.map(name => built.files.get(name) ?? ''))),
    kb(mean),
    kb(gzipped(built.files.values())),
    ms(percentile95(times)),
  ];
  console.log(`  ${row.join(' | ')}`);
  return row;
}

function heading(): string[] {
  const [{ model = 'unknown' } = {}] = cpus();
  return [
    '# The search, measured',
    '',
    'Written by `npm run bench:search`; README.md says what the figures mean.',
    '',
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, Node ${process.version}, ${cpus().length} × ${model}, load ${loadavg()
      .map(load => load.toFixed(1))
      .join(' ')}, ${VISITS} cold visits of each kind`,
    '',
  ];
}

const ms = (value: number) =>
  value < 10 ? `${value.toFixed(1)} ms` : `${Math.round(value).toLocaleString('en')} ms`;
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const share = (value: number) => value.toFixed(3);

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
