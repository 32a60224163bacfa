import { chromium, type Browser } from '@playwright/test';
import { access, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { isInstalled } from '../../e2e/support/servers';
import { findBrowser } from '../../scripts/browser';
import { main, step } from '../../scripts/steps';
import { measureEngines } from '../engines/measure';
import { slowNetwork } from '../search/slow-network';
import { buildAll, preparePeer } from './builds';
import { weigh } from './bytes';
import { clickThrough, MOMENTS } from './clicks';
import { CONDITIONS, type Condition } from './conditions';
import { siteContent } from './content';
import { figureOf, median, percentile95, type Figure } from './figures';
import { plot } from './plot';
import { comparisons, overview, report } from './report';
import { latest, measurePart, type Figures, type Part, type SizeFigures } from './results';
import { scoresOf } from './scores';
import { searchOnce, type Searched } from './search';
import { serveSites, type Servers } from './server';
import { DOCS_PAGES, LIGHTHOUSE_PAGES, outOf, OWN_PAGES, PEERS, SITES, type Site } from './sites';
import { measureSizes } from './sizes';
import { ACTS, workOf } from './work';

/** `npm run bench:peers`: builds peers from this site's content, compares them with out/, and writes the results. */

/** How often each number is measured. The median counts. */
const RUNS = Number(process.env.RUNS ?? 3);

/** How often each site is built. */
const BUILDS = Number(process.env.BUILDS ?? 1);

/** The sizes of generated sites. None by default, because they take long. */
const SIZES = (process.env.SIZES ?? '').split(',').filter(Boolean).map(Number);

/** The parts of the report, in the order in which they're measured. */
const ALL: readonly Part[] = [
  'builds',
  'bytes',
  'lighthouse',
  'clicks',
  'search',
  'work',
  'engines',
  'sizes',
];

/** The parts that are only measured on request, because they take long. */
const ON_REQUEST: readonly Part[] = ['work', 'engines', 'sizes'];
const PARTS = (process.env.PARTS ?? ALL.filter(part => !ON_REQUEST.includes(part)).join()).split(',');

main(async () => {
  if (!isInstalled('nginx')) throw new Error('The benchmark needs nginx. Install it.');
  if (PARTS.includes('builds')) {
    const content = await siteContent();
    for (const peer of PEERS) await step(`Prepare ${peer}`, () => preparePeer(peer, content));
    await step('Builds', () => measurePart('builds', BUILDS, () => buildAll(SITES, BUILDS)));
  }
  for (const site of SITES)
    await access(outOf(site)).catch(() => {
      throw new Error(
        `${outOf(site)} is missing. Run \`npm run build\`, and the benchmark with the part "builds".`,
      );
    });

  const servers = await serveSites(SITES);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    await inBrowser('bytes', 1, () => bytes(browser, servers));
    await inBrowser('lighthouse', RUNS, () => lighthouse(servers));
    await inBrowser('clicks', RUNS, () => clicks(browser, servers));
    await inBrowser('search', RUNS, () => search(browser, servers));
    await inBrowser('work', RUNS, () => work(browser, servers));
  } finally {
    await browser.close();
    servers.stop();
  }
  if (PARTS.includes('engines'))
    await step('engines', () => measurePart('engines', RUNS, () => measureEngines(RUNS)));
  if (SIZES.length > 0 && PARTS.includes('sizes'))
    await step('sizes', async () => {
      const rows: SizeFigures[] = [];
      // Results are saved after each part, so that an interrupted run isn't lost.
      for await (const row of measureSizes(await siteContent(), SIZES)) {
        rows.push(row);
        await measurePart('sizes', 1, () => Promise.resolve(rows));
      }
    });
  await writeResults();
});

/** Measures a part if it was chosen. */
async function inBrowser<Name extends Part>(
  part: Name,
  runs: number,
  measure: () => Promise<Figures[Name]>,
): Promise<void> {
  if (PARTS.includes(part)) await step(part, () => measurePart(part, runs, measure));
}

async function bytes(browser: Browser, { urls }: Servers): Promise<Figures['bytes']> {
  const pages: Figures['bytes'] = {};
  for (const page of DOCS_PAGES)
    for (const site of SITES) (pages[page] ??= {})[site] = await weigh(browser, `${urls[site]}${page}`);
  for (const [name, page] of Object.entries(OWN_PAGES))
    pages[name] = { 'this site': await weigh(browser, `${urls['this site']}${page}`) };
  return pages;
}

async function lighthouse({ urls }: Servers): Promise<Figures['lighthouse']> {
  const visits = [
    ...LIGHTHOUSE_PAGES.flatMap(page =>
      SITES.map(site => ({ name: page as string, site, url: `${urls[site]}${page}` })),
    ),
    ...Object.entries(OWN_PAGES).map(([name, page]) => ({
      name,
      site: 'this site' as Site,
      url: `${urls['this site']}${page}`,
    })),
  ];
  const runs = await inTurns(visits, ({ url }) => scoresOf(url));
  const pages: Figures['lighthouse'] = {};
  for (const [{ name, site }, found] of runs) (pages[name] ??= {})[site] = figuresOf(found);
  return pages;
}

/**
 * The figures of several measurements that each have the same numbers.
 *
 * @throws Error if there are none
 */
function figuresOf<Name extends string>(found: readonly Record<Name, number>[]): Record<Name, Figure> {
  const [first] = found;
  if (!first) throw new Error('Nothing was measured. Set RUNS to 1 or more.');
  const names = Object.keys(first) as Name[];
  return Object.fromEntries(
    names.map(name => [name, figureOf(found.map(numbers => numbers[name]))]),
  ) as Record<Name, Figure>;
}

async function clicks(browser: Browser, { urls }: Servers): Promise<Figures['clicks']> {
  const visits = CONDITIONS.flatMap(condition =>
    MOMENTS.flatMap(moment => SITES.map(site => ({ condition, moment, site }))),
  );
  const runs = await inTurns(visits, ({ condition, moment, site }) =>
    behind(condition, urls[site], base => clickThrough(browser, base, moment, condition.cpu)),
  );
  const figures: Figures['clicks'] = {};
  for (const [{ condition, moment, site }, times] of runs)
    ((figures[condition.name] ??= {})[moment] ??= {})[site] = figureOf(times);
  return figures;
}

async function search(browser: Browser, { urls, sent }: Servers): Promise<Figures['search']> {
  const visits = CONDITIONS.flatMap(condition => SITES.map(site => ({ condition, site })));
  const runs = await inTurns(visits, ({ condition, site }, run) =>
    behind(condition, urls[site], base =>
      searchOnce(browser, site, base, { cpu: condition.cpu, types: run === 1 && condition.cpu === 1, sent }),
    ),
  );
  const figures: Figures['search'] = {};
  for (const [{ condition, site }, found] of runs) {
    const of = (name: 'cold' | 'bytes') => found.map((searched: Searched) => searched[name]);
    const figure = (figures[site] ??= { cold: {}, bytes: NaN, keystroke: NaN });
    figure.cold[condition.name] = figureOf(of('cold'));
    figure.bytes = median(of('bytes'));
    if (condition.cpu === 1) figure.keystroke = percentile95(found.flatMap(({ keystrokes }) => keystrokes));
  }
  return figures;
}

async function work(browser: Browser, { urls }: Servers): Promise<Figures['work']> {
  const runs = await inTurns(
    SITES.map(site => ({ site })),
    ({ site }) => workOf(browser, site, urls[site]),
  );
  return Object.fromEntries(
    runs.map(([{ site }, found]) => [
      site,
      Object.fromEntries(ACTS.map(act => [act, figuresOf(found.map(acts => acts[act]))])),
    ]),
  );
}

/** Measures things in turn, and repeats that for each run, so that a busy minute affects all of them. */
async function inTurns<Visit extends { site: Site }, Figure>(
  visits: readonly Visit[],
  measure: (visit: Visit, run: number) => Promise<Figure>,
): Promise<[Visit, Figure[]][]> {
  const found = visits.map((visit): [Visit, Figure[]] => [visit, []]);
  for (let run = 1; run <= RUNS; run += 1) {
    for (const [visit, figures] of found) figures.push(await measure(visit, run));
    console.log(`  run ${run} of ${RUNS}`);
  }
  return found;
}

/** Calls a function with a site's address, behind the network of a condition. */
async function behind<Result>(
  { network }: Condition,
  url: string,
  visit: (base: string) => Promise<Result>,
): Promise<Result> {
  const slow = network && (await slowNetwork(new URL(url), network));
  try {
    return await visit(slow?.url ?? url);
  } finally {
    slow?.server.close();
  }
}

/** Where the table goes in the README. */
const SHOWN = /(?<=<!-- bench:peers -->\n)[^]*?(?=<!-- \/bench:peers -->)/;

async function writeResults(): Promise<void> {
  const results = await latest(ALL);
  const [{ model = 'unknown' } = {}] = cpus();
  const text = report(results, `Node ${process.version}, ${cpus().length} × ${model}`);
  await writeFile('bench/peers/results.md', text);
  await writeFile('bench/peers/results.svg', plot(comparisons(results)));
  const readme = await readFile('README.md', 'utf8');
  if (!SHOWN.test(readme))
    throw new Error(
      'README.md has no markers for the table. Write <!-- bench:peers --> and <!-- /bench:peers -->.',
    );
  await writeFile(
    'README.md',
    readme.replace(SHOWN, () => `\n${overview(results).join('\n')}\n\n`),
  );
  console.log(`\n${text}`);
}
