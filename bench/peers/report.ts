import { engineTable } from '../engines/table';
import { table } from '../table';
import { kilobytes, megabytes, ratio, short, spread } from './figures';
import type { Part, Results } from './results';
import { DOCS_PAGES, PEERS, SITES, type Site } from './sites';
import { ACTS, type Act } from './work';

/** A number that the sites are compared by. Less is better. */
export interface Comparison {
  name: string;
  unit: string;
  /** NaN if it wasn't measured. */
  of(site: Site): number;
}

const [COMPARED_PAGE] = DOCS_PAGES;

/** The condition that shows differences (bench/peers/conditions.ts). */
const SLOW = 'Slow 4G, CPU ×4';

/** The numbers in the plot, the README, and the table of ratios. */
export function comparisons({ builds, bytes, lighthouse, clicks, search, work }: Results): Comparison[] {
  const weight = (site: Site) => bytes?.figures[COMPARED_PAGE]?.[site]?.untouched;
  const scores = (site: Site) => lighthouse?.figures[COMPARED_PAGE]?.[site];
  const workFor = (act: Act, name: string): Comparison => ({
    name: `Work: ${name}`,
    unit: 'CPU ms',
    of: site => work?.figures[site]?.[act].all.median ?? NaN,
  });
  const all: Comparison[] = [
    {
      name: 'Page without pictures',
      unit: 'KB',
      of: site => ((weight(site)?.all ?? NaN) - (weight(site)?.images ?? NaN)) / 1000,
    },
    { name: 'JavaScript, no clicks', unit: 'KB', of: site => (weight(site)?.js ?? NaN) / 1000 },
    { name: 'Largest Contentful Paint', unit: 's', of: site => (scores(site)?.lcp.median ?? NaN) / 1000 },
    { name: 'Total Blocking Time', unit: 'ms', of: site => scores(site)?.tbt.median ?? NaN },
    {
      name: 'Click right after load, slow',
      unit: 'ms',
      of: site => clicks?.figures[SLOW]?.['right after load']?.[site]?.median ?? NaN,
    },
    {
      name: 'Click later, slow',
      unit: 'ms',
      of: site => clicks?.figures[SLOW]?.later?.[site]?.median ?? NaN,
    },
    {
      name: 'First search hit, slow',
      unit: 'ms',
      of: site => search?.figures[site]?.cold[SLOW]?.median ?? NaN,
    },
    { name: 'Search, a keystroke (p95)', unit: 'ms', of: site => search?.figures[site]?.keystroke ?? NaN },
    workFor('load', 'page'),
    workFor('click', 'click, prefetched'),
    workFor('keystroke', 'keystroke'),
    { name: 'Build from scratch', unit: 'CPU s', of: site => builds?.figures[site]?.cold.cpuSeconds ?? NaN },
  ];
  // A part that wasn't measured has no row.
  return all.filter(({ of }) => SITES.some(site => !Number.isNaN(of(site))));
}

/** The table in the README: the comparisons, by site. Where a peer takes less, this site's number has a mark. */
export function overview(results: Results): string[] {
  const rows = comparisons(results).map(({ name, unit, of }) => {
    const isFirst = !PEERS.some(peer => of(peer) < of('this site'));
    return [
      `${name}, ${unit}`,
      ...SITES.map(site => (site === 'this site' && !isFirst ? `${short(of(site))} (!)` : short(of(site)))),
    ];
  });
  return table(['', ...SITES], rows);
}

/** The whole report, with a table for each measured part. */
export function report(results: Results, machine: string): string {
  const sections = [
    ['# Compared with other site builders', '', ...introduction(results, machine), ''],
    ['## Peer ÷ this site (more than 1: this site takes less)', '', ...ratios(results), ''],
    weights(results),
    scores(results),
    clickTimes(results),
    engineClicks(results),
    searches(results),
    works(results),
    buildCosts(results),
    sizes(results),
  ];
  return sections.flat().join('\n');
}

function introduction(results: Results, machine: string): string[] {
  const parts = Object.entries(results).map(
    ([part, { at, load, runs }]) => `- ${part}: ${at}, load ${load}, ${runs} ${runs === 1 ? 'run' : 'runs'}`,
  );
  return [
    'Written by `npm run bench:peers`; README.md says what the figures mean. Medians of alternating runs, with the lowest and highest in',
    'brackets. The load is the average of the last 1, 5, and 15 minutes at the start of each part. Earlier parts add to it.',
    '',
    '![The figures as bars](results.svg)',
    '',
    machine,
    '',
    ...parts,
  ];
}

function ratios(results: Results): string[] {
  const rows = comparisons(results).map(({ name, of }) => [
    name,
    ...PEERS.map(peer => ratio(of(peer), of('this site'))),
  ]);
  return table(['', ...PEERS], rows);
}

function section<Name extends Part>(
  part: Results[Name],
  title: string,
  lines: (figures: NonNullable<Results[Name]>['figures']) => string[],
): string[] {
  return part ? [`## ${title}`, '', ...lines(part.figures), ''] : [];
}

function weights({ bytes }: Results): string[] {
  return section<'bytes'>(bytes, 'A docs page, KB as sent (gzip), desktop', pages =>
    Object.entries(pages).flatMap(([page, sites]) => [
      `\`${page}\``,
      '',
      ...table(
        [
          '',
          'HTML',
          'CSS',
          'JS',
          'fonts',
          'pictures',
          'all',
          'all but pictures',
          'requests',
          'prefetch',
          'JS after intent',
          'prefetch after intent',
        ],
        SITES.flatMap(site => {
          const { untouched: seen, afterIntent: later } = sites[site] ?? {};
          if (!seen || !later) return [];
          const sizes = [
            seen.html,
            seen.css,
            seen.js,
            seen.fonts,
            seen.images,
            seen.all,
            seen.all - seen.images,
          ];
          const prefetch = (weight: typeof seen) =>
            `${kilobytes(weight.prefetch)} (${weight.prefetchRequests})`;
          return [
            [
              site,
              ...sizes.map(kilobytes),
              String(seen.requests),
              prefetch(seen),
              kilobytes(later.js),
              prefetch(later),
            ],
          ];
        }),
      ),
      '',
    ]),
  ).slice(0, -1);
}

function scores({ lighthouse }: Results): string[] {
  return section<'lighthouse'>(lighthouse, 'Lighthouse, mobile', pages =>
    table(
      [
        'page',
        'site',
        'performance',
        'accessibility',
        'best practices',
        'SEO',
        'FCP s',
        'LCP s',
        'TBT ms',
        'CLS',
      ],
      Object.entries(pages).flatMap(([page, sites]) =>
        SITES.flatMap(site => {
          const found = sites[site];
          if (!found) return [];
          const { performance, accessibility, bestPractices, seo, fcp, lcp, tbt, cls } = found;
          const judged = [performance, accessibility, bestPractices, seo].map(figure => spread(figure));
          const seconds = (ms: number) => (ms / 1000).toFixed(2);
          const times = [
            spread(fcp, seconds),
            spread(lcp, seconds),
            spread(tbt),
            spread(cls, shift => shift.toFixed(3)),
          ];
          return [[page, site, ...judged, ...times]];
        }),
      ),
    ),
  );
}

function clickTimes({ clicks }: Results): string[] {
  return section<'clicks'>(clicks, 'A click in the sidebar to the next page painted, ms', conditions =>
    table(
      ['', 'moment', ...SITES],
      Object.entries(conditions).flatMap(([condition, moments]) =>
        Object.entries(moments).map(([moment, sites]) => [
          condition,
          moment,
          ...SITES.map(site => spread(sites[site])),
        ]),
      ),
    ),
  );
}

function engineClicks({ engines }: Results): string[] {
  return section<'engines'>(engines, 'The same click on this site in every engine, ms', engineTable);
}

function searches({ search }: Results): string[] {
  return section<'search'>(search, 'Search', sites => {
    const conditions = Object.keys(Object.values(sites)[0]?.cold ?? {});
    return table(
      ['', ...conditions.map(name => `first hit, ${name}, ms`), 'KB sent until then', 'keystroke p95, ms'],
      SITES.flatMap(site => {
        const found = sites[site];
        if (!found) return [];
        const cold = conditions.map(name => spread(found.cold[name]));
        return [[site, ...cold, kilobytes(found.bytes), short(found.keystroke)]];
      }),
    );
  });
}

function works({ work }: Results): string[] {
  return section<'work'>(work, 'Work of the main thread, CPU ms at CPU ×4', sites =>
    table(
      ['act', 'site', 'script', 'style', 'layout', 'all'],
      ACTS.flatMap(act =>
        SITES.flatMap(site => {
          const found = sites[site]?.[act];
          if (!found) return [];
          return [
            [
              act,
              site,
              ...[found.script, found.style, found.layout, found.all].map(figure => spread(figure)),
            ],
          ];
        }),
      ),
    ),
  );
}

function buildCosts({ builds }: Results): string[] {
  return section<'builds'>(builds, 'Builds', sites => {
    const kinds = {
      cold: 'from scratch',
      picturesKept: 'from scratch but pictures',
      warm: 'after one edit',
    } as const;
    return table(
      ['', 'build', 'seconds', 'CPU seconds', 'peak memory MB', 'files', 'MB'],
      SITES.flatMap(site =>
        Object.entries(kinds).flatMap(([kind, name]) => {
          const built = sites[site]?.[kind as keyof typeof kinds];
          if (!built) return [];
          const { seconds, cpuSeconds, peakBytes, files, bytes } = built;
          return [
            [
              site,
              name,
              short(seconds),
              short(cpuSeconds),
              megabytes(peakBytes),
              short(files),
              megabytes(bytes),
            ],
          ];
        }),
      ),
    );
  });
}

function sizes({ sizes: measured }: Results): string[] {
  return section<'sizes'>(measured, 'Generated sites', rows =>
    table(
      ['pages', 'site', 'seconds', 'CPU seconds', 'peak memory MB', 'files', 'MB', 'search KB, gzip'],
      rows.map(({ pages, site, seconds, cpuSeconds, peakBytes, files, bytes, searchBytes }) => [
        short(pages),
        site,
        short(seconds),
        short(cpuSeconds),
        megabytes(peakBytes),
        short(files),
        megabytes(bytes),
        kilobytes(searchBytes),
      ]),
    ),
  );
}
