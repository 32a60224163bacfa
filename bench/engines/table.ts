import type { Engine } from '../../e2e/browsers/driver';
import type { Moment } from '../peers/clicks';
import { short } from '../peers/figures';
import { table } from '../table';

/** How much longer than in Chromium a click may take. */
export const BOUND = 1.3;

/** The median time of a click on a connection at a moment, in each engine, in ms. */
export interface EngineClick {
  network: string;
  moment: Moment;
  times: Partial<Record<Engine, number>>;
}

/** A table of clicks: the times of each engine, and their ratios to Chromium's. */
export function engineTable(clicks: readonly EngineClick[]): string[] {
  const engines = Object.keys(clicks[0]?.times ?? {}) as Engine[];
  const others = engines.filter(engine => engine !== 'chromium');
  const rows = clicks.map(({ network, moment, times }) => {
    const of = (engine: Engine) => times[engine] ?? NaN;
    const ratios = others.map(engine => of(engine) / of('chromium'));
    return [
      network,
      moment,
      ...engines.map(engine => short(of(engine))),
      ...ratios.map(ratio => `${ratio.toFixed(2)}${ratio > BOUND ? ' (!)' : ''}`),
    ];
  });
  return table(['connection', 'moment', ...engines, ...others.map(engine => `${engine} ÷ chromium`)], rows);
}
