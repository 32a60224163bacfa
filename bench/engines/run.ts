import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { isInstalled } from '../../e2e/support/servers';
import { main } from '../../scripts/steps';
import { WORK } from '../peers/sites';
import { measureEngines } from './measure';
import { added, BOUND, engineTable, floorTable, ownTable, type EngineRuns } from './table';

/**
 * `npm run bench:engines`: measures the clicks of bench:peers on this site (out/) in every installed engine, in turn, and writes
 * results.md. It needs nginx. RUNS=5 sets how often each click is measured; the median counts. ADD=true adds the runs to the last
 * ones, for a machine that's only quiet for some minutes.
 */

const RUNS = Number(process.env.RUNS ?? 5);

const SAVED = `${WORK}/engine-runs.json`;

/** The runs so far, and when they were measured: time and load. */
interface Saved {
  runs: EngineRuns[];
  parts: string[];
}

main(async () => {
  if (!isInstalled('nginx')) throw new Error('The benchmark needs nginx. Install it.');
  const before = process.env.ADD ? (JSON.parse(await readFile(SAVED, 'utf8')) as Saved) : undefined;
  const load = loadavg().map(value => value.toFixed(1));
  const now = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const runs = added(before?.runs, await measureEngines(RUNS));
  const parts = [...(before?.parts ?? []), `${now} UTC, load ${load.join(' ')}, ${RUNS} runs`];
  await mkdir(WORK, { recursive: true });
  await writeFile(SAVED, JSON.stringify({ runs, parts } satisfies Saved));
  const text = report(runs, parts);
  await writeFile('bench/engines/results.md', text);
  console.log(text);
});

function report(runs: readonly EngineRuns[], parts: readonly string[]): string {
  return [
    '# The same click in every engine',
    '',
    'Written by `npm run bench:engines`. From the click on a link in the sidebar to the frame that shows the next page, in milliseconds:',
    'medians of alternating runs (the lowest and highest in brackets), without the time the engine takes to draw. The moments are the',
    `same as in [bench:peers](../peers/README.md). A ratio above ${BOUND} has a mark.`,
    '',
    ...parts.map(part => `- ${part}`),
    '',
    'WebKit is Debian’s version, run without a graphics card, and its driver doesn’t give it an HTTP cache. So *right after load*,',
    'it requests the page a second time, which a browser with a cache doesn’t. *Later* and *prefetched* request nothing after the click.',
    '',
    ...engineTable(runs),
    '',
    '## Without this site’s code',
    '',
    'The same click between the same two pages without this site’s scripts (`floors.ts`), with the next page already in the cache: what the',
    'engine and its driver take on their own, on the fast connection.',
    '',
    ...floorTable(runs),
    '',
    '## This site’s own part',
    '',
    'The clicks on the fast connection less the floor that works the same way: another document with the same styles *right after load*,',
    'replaced elements later.',
    '',
    ...ownTable(runs),
    '',
  ].join('\n');
}
