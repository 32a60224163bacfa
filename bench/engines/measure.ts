import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Driver, Engine, Installation } from '../../e2e/browsers/driver';
import { startDriver } from '../../e2e/browsers/drivers';
import { findBrowser } from '../../scripts/browser';
import { findEngines } from '../../scripts/engines';
import { FROM, MOMENTS, TO } from '../peers/clicks';
import { serveSites } from '../peers/server';
import { WORK } from '../peers/sites';
import { slowNetwork, type Network } from '../search/slow-network';
import { clickFloor, clickIn, WATCH_SCRIPT } from './clicks';
import { floorBase, floorPage, FLOORS } from './floors';
import type { EngineRuns } from './table';

/** Readers' connections. The CPU isn't throttled, because only Chromium supports that. */
const NETWORKS: Record<string, Network> = {
  'Fast: 50 Mbit/s, 20 ms': { bitsPerSecond: 50_000_000, roundTrip: 20 },
  'Slow 4G: 1.6 Mbit/s, 150 ms': { bitsPerSecond: 1_600_000, roundTrip: 150 },
};

/**
 * Measures clicks on this site (out/), and their floors, in every installed engine.
 *
 * @param runs how often each click is measured
 */
export async function measureEngines(runs: number): Promise<EngineRuns[]> {
  const installed: Partial<Record<Engine, Installation>> = {
    chromium: { by: 'playwright', executablePath: findBrowser() },
    ...findEngines(),
  };
  const folder = await watchedSite();
  const servers = await serveSites(['this site'], () => folder);
  const drivers = new Map<Engine, Driver>();
  try {
    for (const [engine, installation] of Object.entries(installed) as [Engine, Installation][]) {
      const usual = { scheme: 'light', reducedMotion: false, scripts: true, touch: false } as const;
      const driver = await startDriver(engine, installation, usual);
      await driver.resize(1280, 1100);
      drivers.set(engine, driver);
    }
    return await measure(drivers, servers.urls['this site'], runs);
  } finally {
    for (const driver of drivers.values()) await driver.close();
    servers.stop();
  }
}

/** A copy of the site with two pages that measure clicks, and both pages of every floor. */
async function watchedSite(): Promise<string> {
  const folder = `${WORK}/engines`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp('out', folder, { recursive: true });
  for (const page of [FROM, TO]) {
    const file = `${folder}${page}index.html`;
    const html = await readFile(file, 'utf8');
    for (const floor of FLOORS) {
      const place = `${folder}${floorBase(floor)}${page}`;
      await mkdir(place, { recursive: true });
      const visit = { from: FROM, to: TO, watch: WATCH_SCRIPT };
      await writeFile(`${place}index.html`, floorPage(floor, html, visit));
    }
    // Before the page's policy, which would block it.
    await writeFile(
      file,
      html.replace('<head>', () => `<head><script>${WATCH_SCRIPT}</script>`),
    );
  }
  return folder;
}

/** Measures every click in every engine, and repeats that for each run, so that a busy minute affects all of them. */
async function measure(drivers: Map<Engine, Driver>, url: string, runs: number): Promise<EngineRuns[]> {
  const rows = clicksToMeasure().map(click => ({ ...click, times: {} as EngineRuns['times'] }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { network, moment, floor, times } of rows)
      for (const [engine, driver] of drivers) {
        const ms = await behind(network, url, base =>
          floor ? clickFloor(driver, base, floor) : clickIn(driver, base, moment),
        );
        (times[engine] ??= []).push(ms);
      }
    console.log(`  run ${run} of ${runs}`);
  }
  return rows;
}

/**
 * Clicks right after load open another document, and later ones don't. Floors ask for nothing after the click, so they're only
 * measured on one connection.
 */
function clicksToMeasure(): Omit<EngineRuns, 'times'>[] {
  const networks = Object.keys(NETWORKS);
  return [
    ...networks.flatMap(network => MOMENTS.map(moment => ({ network, moment }))),
    ...FLOORS.map(floor => ({
      network: networks[0] ?? '',
      moment: floor === 'swapped' ? ('later' as const) : ('right after load' as const),
      floor,
    })),
  ];
}

/** Each visit has its own proxy, with a new address for which nothing is cached. */
async function behind(name: string, url: string, visit: (base: string) => Promise<number>): Promise<number> {
  const network = NETWORKS[name];
  if (!network) throw new Error(`There's no network "${name}".`);
  const slow = await slowNetwork(new URL(url), network);
  try {
    return await visit(slow.url);
  } finally {
    slow.server.close();
  }
}
