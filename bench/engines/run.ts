import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { isInstalled } from '../../e2e/support/servers';
import { main } from '../../scripts/steps';
import { measureEngines } from './measure';
import { BOUND, engineTable, type EngineClick } from './table';

/**
 * `npm run bench:engines`: measures the clicks of bench:peers on this site (out/) in every installed engine, in turn, and writes
 * results.md. It needs nginx. RUNS=5 sets how often each click is measured; the median counts.
 */

const RUNS = Number(process.env.RUNS ?? 5);

main(async () => {
  if (!isInstalled('nginx')) throw new Error('The benchmark needs nginx. Install it.');
  const load = loadavg().map(value => value.toFixed(1));
  const text = report(await measureEngines(RUNS), load.join(' '));
  await writeFile('bench/engines/results.md', text);
  console.log(text);
});

function report(clicks: readonly EngineClick[], load: string): string {
  return [
    '# The same click in every engine',
    '',
    'Written by `npm run bench:engines`. From the click on a link in the sidebar to the frame that shows the next page, in milliseconds:',
    `medians of ${RUNS} alternating runs, without the time the engine takes to draw. The moments are the same as in [bench:peers](../peers/README.md). A ratio above ${BOUND} has a mark.`,
    '',
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, load ${load}`,
    '',
    'WebKit is Debian’s, without a graphics card, and its driver gives it no HTTP cache. So *right after load*, it asks for the page a',
    'second time, which a browser with a cache doesn’t. *Later* and *prefetched* ask for nothing after the click, so their time is its own work.',
    '',
    ...engineTable(clicks),
    '',
  ].join('\n');
}
