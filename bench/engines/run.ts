import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import type { Driver, Engine, Installation } from '../../e2e/browsers/driver';
import { startDriver } from '../../e2e/browsers/drivers';
import { isInstalled } from '../../e2e/support/servers';
import { findBrowser } from '../../scripts/browser';
import { findEngines } from '../../scripts/engines';
import { main, step } from '../../scripts/steps';
import { FROM, MOMENTS, TO, type Moment } from '../peers/clicks';
import { median, short } from '../peers/figures';
import { serveSites } from '../peers/server';
import { WORK } from '../peers/sites';
import { slowNetwork, type Network } from '../search/slow-network';
import { table } from '../table';
import { clickIn, WATCH_SCRIPT } from './clicks';

/**
 * `npm run bench:engines`: measures the clicks of bench:peers on this site (out/) in every installed engine, in turn, and writes
 * results.md. It needs nginx. RUNS=5 sets how often each click is measured; the median counts.
 */

const RUNS = Number(process.env.RUNS ?? 5);

/** How much longer than in Chromium a click may take. */
const BOUND = 1.3;

/** Readers' connections. The CPU isn't throttled, because only Chromium supports that. */
const NETWORKS: Record<string, Network> = {
  'Fast: 50 Mbit/s, 20 ms': { bitsPerSecond: 50_000_000, roundTrip: 20 },
  'Slow 4G: 1.6 Mbit/s, 150 ms': { bitsPerSecond: 1_600_000, roundTrip: 150 },
};

/** A click on a connection at a moment, and its times in each engine, in ms. */
interface Row {
  network: string;
  moment: Moment;
  times: Partial<Record<Engine, number[]>>;
}

main(async () => {
  if (!isInstalled('nginx')) throw new Error('The benchmark needs nginx. Install it.');
  const installed: Partial<Record<Engine, Installation>> = {
    chromium: { by: 'playwright', executablePath: findBrowser() },
    ...findEngines(),
  };
  const folder = await step('Copy the site', watchedSite);
  const load = loadavg().map(value => value.toFixed(1));
  const servers = await serveSites(['this site'], () => folder);
  const drivers = new Map<Engine, Driver>();
  try {
    for (const [engine, installation] of Object.entries(installed) as [Engine, Installation][]) {
      const usual = { scheme: 'light', reducedMotion: false, scripts: true, touch: false } as const;
      const driver = await startDriver(engine, installation, usual);
      await driver.resize(1280, 1100);
      drivers.set(engine, driver);
    }
    const rows = await step('Clicks', () => measure(drivers, servers.urls['this site']));
    const text = report(rows, [...drivers.keys()], load.join(' '));
    await writeFile('bench/engines/results.md', text);
    console.log(text);
  } finally {
    for (const driver of drivers.values()) await driver.close();
    servers.stop();
  }
});

/** A copy of the site with two pages that measure clicks. */
async function watchedSite(): Promise<string> {
  const folder = `${WORK}/engines`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp('out', folder, { recursive: true });
  for (const page of [FROM, TO]) {
    const file = `${folder}${page}index.html`;
    const html = await readFile(file, 'utf8');
    // Before the page's policy, which would block it.
    await writeFile(
      file,
      html.replace('<head>', () => `<head><script>${WATCH_SCRIPT}</script>`),
    );
  }
  return folder;
}

/** Measures every click in every engine, and repeats that for each run, so that a busy minute affects all of them. */
async function measure(drivers: Map<Engine, Driver>, url: string): Promise<Row[]> {
  const rows = Object.keys(NETWORKS).flatMap(network =>
    MOMENTS.map((moment): Row => ({ network, moment, times: {} })),
  );
  for (let run = 1; run <= RUNS; run += 1) {
    for (const { network, moment, times } of rows)
      for (const [engine, driver] of drivers)
        (times[engine] ??= []).push(await behind(network, url, base => clickIn(driver, base, moment)));
    console.log(`  run ${run} of ${RUNS}`);
  }
  return rows;
}

/** Each visit has its own proxy, with a new address for which nothing is cached. */
async function behind(name: string, url: string, visit: (base: string) => Promise<number>): Promise<number> {
  const network = NETWORKS[name];
  if (!network) throw new Error(`There is no network "${name}".`);
  const slow = await slowNetwork(new URL(url), network);
  try {
    return await visit(slow.url);
  } finally {
    slow.server.close();
  }
}

function report(rows: readonly Row[], engines: readonly Engine[], load: string): string {
  const others = engines.filter(engine => engine !== 'chromium');
  const cells = rows.map(({ network, moment, times }) => {
    const of = (engine: Engine) => median(times[engine] ?? []);
    const ratios = others.map(engine => of(engine) / of('chromium'));
    return [
      network,
      moment,
      ...engines.map(engine => short(of(engine))),
      ...ratios.map(ratio => `${ratio.toFixed(2)}${ratio > BOUND ? ' (!)' : ''}`),
    ];
  });
  return [
    '# The same click in every engine',
    '',
    'Written by `npm run bench:engines`. From the click on a link of the sidebar to the frame that shows the next page, in milliseconds:',
    `medians of ${RUNS} runs in turns, without the time that the engine draws. The moments are those of [bench:peers](../peers/README.md). A ratio above ${BOUND} has a mark.`,
    '',
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, load ${load}`,
    '',
    'WebKit is Debian’s, without a graphics card, and its driver gives it no HTTP cache: *right after load* it asks for the page a',
    'second time, which a browser with a cache doesn’t. *Later* and *prefetched* ask for nothing after the click; what they take is its own work.',
    '',
    ...table(['connection', 'moment', ...engines, ...others.map(engine => `${engine} ÷ chromium`)], cells),
    '',
  ].join('\n');
}
