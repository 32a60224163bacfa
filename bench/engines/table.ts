import type { Engine } from '../../e2e/browsers/driver';
import type { Moment } from '../peers/clicks';
import { median, short } from '../peers/figures';
import { table } from '../table';
import type { Floor } from './floors';

/** How much longer than in Chromium a click may take. */
export const BOUND = 1.3;

/** The times of a click on a connection at a moment, in each engine, in ms. */
export interface EngineRuns {
  network: string;
  moment: Moment;
  /** The floor that the click was measured on. Left out: this site. */
  floor?: Floor;
  times: Partial<Record<Engine, number[]>>;
}

const FLOOR_NAMES: Record<Floor, string> = {
  plain: 'another document, text only',
  styled: 'another document, this site’s without scripts',
  swapped: 'the same document, elements replaced',
};

/** The ratio of a number to Chromium's, marked if it's above the bound. */
const marked = (ratio: number) =>
  Number.isNaN(ratio) ? '–' : `${ratio.toFixed(2)}${ratio > BOUND ? ' (!)' : ''}`;

/** The engines of some clicks, Chromium first. */
const enginesOf = (runs: readonly EngineRuns[]) => Object.keys(runs[0]?.times ?? {}) as Engine[];

const medianIn = (engine: Engine, { times }: EngineRuns) => median(times[engine] ?? []);

/** A table of the clicks on this site: the median of each engine with the lowest and highest time, and the ratios to Chromium's. */
export function engineTable(runs: readonly EngineRuns[]): string[] {
  const clicks = runs.filter(({ floor }) => !floor);
  return timeTable(['connection', 'moment'], clicks, ({ network, moment }) => [network, moment]);
}

/** The same for the floors. */
export function floorTable(runs: readonly EngineRuns[]): string[] {
  const floors = runs.filter(({ floor }) => floor);
  return timeTable(['click'], floors, ({ floor }) => [floor ? FLOOR_NAMES[floor] : '']);
}

function timeTable(
  names: readonly string[],
  runs: readonly EngineRuns[],
  namesOf: (run: EngineRuns) => string[],
): string[] {
  const engines = enginesOf(runs);
  const others = engines.filter(engine => engine !== 'chromium');
  const rows = runs.map(run => [
    ...namesOf(run),
    ...engines.map(engine => withRange(run.times[engine] ?? [])),
    ...others.map(engine => marked(medianIn(engine, run) / medianIn('chromium', run))),
  ]);
  return table([...names, ...engines, ...others.map(engine => `${engine} ÷ chromium`)], rows);
}

/** `67 (61–80)` */
const withRange = (times: readonly number[]) =>
  `${short(median(times))} (${short(Math.min(...times))}–${short(Math.max(...times))})`;

/**
 * What this site's own code takes: the clicks on the fastest connection less the floor that works the same way, in which the page
 * has the same elements and styles.
 */
export function ownTable(runs: readonly EngineRuns[]): string[] {
  const engines = enginesOf(runs);
  const others = engines.filter(engine => engine !== 'chromium');
  const floorOf = (moment: Moment) =>
    runs.find(({ floor }) => floor === (moment === 'right after load' ? 'styled' : 'swapped'));
  const rows = runs.flatMap(run => {
    const floor = floorOf(run.moment);
    if (run.floor || !floor || run.network !== runs[0]?.network) return [];
    const own = (engine: Engine) => medianIn(engine, run) - medianIn(engine, floor);
    return [
      [
        run.moment,
        ...engines.map(engine => short(own(engine))),
        ...others.map(engine => marked(own(engine) / own('chromium'))),
      ],
    ];
  });
  return table(['moment', ...engines, ...others.map(engine => `${engine} ÷ chromium`)], rows);
}

/** Runs of the same clicks together. */
export function added(before: readonly EngineRuns[] | undefined, runs: readonly EngineRuns[]): EngineRuns[] {
  return runs.map((run, index) => {
    const times = { ...before?.[index]?.times };
    for (const [engine, own] of Object.entries(run.times) as [Engine, number[]][])
      times[engine] = [...(times[engine] ?? []), ...own];
    return { ...run, times };
  });
}
