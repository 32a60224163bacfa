import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import type { EngineRuns } from '../engines/table';
import type { Builds, Built } from './builds';
import type { Weight } from './bytes';
import type { Moment } from './clicks';
import type { Figure } from './figures';
import type { Scores } from './scores';
import { WORK, type Site } from './sites';
import type { Act, Work } from './work';

type PerSite<Value> = Partial<Record<Site, Value>>;

/** A search's results: times in ms, and the 95th percentile of keystrokes. */
export interface SearchFigures {
  /** By the name of the condition. */
  cold: Record<string, Figure>;
  bytes: number;
  keystroke: number;
}

/** A site of another size. */
export interface SizeFigures extends Built {
  site: Site;
  pages: number;
  /** The search's files, gzip. */
  searchBytes: number;
}

/** The results of each part of the benchmark. */
export interface Figures {
  builds: PerSite<Builds>;
  /** By page. */
  bytes: Record<string, PerSite<{ untouched: Weight; afterIntent: Weight }>>;
  /** By page. Pages that only this site has are listed by their kind. */
  lighthouse: Record<string, PerSite<Record<keyof Scores, Figure>>>;
  /** By the name of the condition, then by moment; ms. */
  clicks: Record<string, Partial<Record<Moment, PerSite<Figure>>>>;
  work: PerSite<Record<Act, Record<keyof Work, Figure>>>;
  /** Clicks on this site in each engine. */
  engines: EngineRuns[];
  search: PerSite<SearchFigures>;
  sizes: SizeFigures[];
}

export type Part = keyof Figures;

/** The results of a part, and the state of the machine when it started. */
export interface Measured<Name extends Part> {
  at: string;
  load: string;
  runs: number;
  figures: Figures[Name];
}

export type Results = { [Name in Part]?: Measured<Name> };

const FOLDER = `${WORK}/figures`;

/** Measures a part and saves its results, so that parts can be measured separately. */
export async function measurePart<Name extends Part>(
  part: Name,
  runs: number,
  measure: () => Promise<Figures[Name]>,
): Promise<void> {
  const at = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const load = loadavg()
    .map(value => value.toFixed(1))
    .join(' ');
  const measured: Measured<Name> = { at, load, runs, figures: await measure() };
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/${part}.json`, JSON.stringify(measured, null, 2));
}

/** The latest results of the parts that have been measured. */
export async function latest(parts: readonly Part[]): Promise<Results> {
  const results: Record<string, unknown> = {};
  for (const part of parts) {
    const text = await readFile(`${FOLDER}/${part}.json`, 'utf8').catch(() => undefined);
    if (text !== undefined) results[part] = JSON.parse(text);
  }
  return results as Results;
}
