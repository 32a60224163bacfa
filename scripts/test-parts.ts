import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { CACHE_FOLDER, toolCache } from '@/lib/cache';

/** The result of a part of `npm test`. */
export interface Count {
  passed: number;
  failed: number;
}

/** A part. It counts as one check unless it counts its own tests. */
export interface Part {
  name: string;
  /** The program in node_modules/.bin, and its arguments. */
  command: [string, ...string[]];
  /** The CI job that runs it: `npm test -- checks`, for example. */
  group: 'checks' | 'site' | 'browser';
  /** Reads the part's test count. Left out: the part is one check. */
  count?: () => Promise<Count>;
  /** Parts that must finish first. If only one group runs, parts of other groups are ignored. */
  after?: string[];
  /** The part is skipped if one of these failed. */
  needs?: string[];
  /** The part uses all cores, so nothing runs in parallel, and its output is shown directly. */
  alone?: boolean;
}

/** Where the parts write their results. */
export const RESULTS = 'test-results';

const script = (name: string, ...args: string[]): [string, ...string[]] => [
  'tsx',
  '--tsconfig',
  'scripts/tsconfig.json',
  `scripts/${name}.ts`,
  ...args,
];

/** All parts of `npm test`. If several can start, the first one in this list does. */
export const parts: Part[] = [
  { name: 'Build', group: 'site', command: script('build') },
  {
    name: 'Lint',
    group: 'checks',
    command: ['eslint', '.', '--max-warnings', '0', ...cachedBy('eslint')],
  },
  { name: 'Unused code', group: 'checks', command: ['knip', '--no-progress'] },
  { name: 'Dependencies', group: 'checks', command: script('check-dependencies') },
  {
    name: 'Format',
    group: 'checks',
    command: ['prettier', '--check', '--log-level', 'warn', '.', ...cachedBy('prettier')],
  },
  {
    name: 'Spelling',
    group: 'checks',
    command: ['cspell', '--no-progress', '--quiet', ...cachedBy('cspell')],
  },
  { name: 'Build the test sites', group: 'site', after: ['Build'], command: script('build-test-sites') },
  // Unit tests and types read generated files. The longest part starts first.
  {
    name: 'Unit tests',
    group: 'checks',
    after: ['Build'],
    command: [
      'jest',
      '--json',
      `--outputFile=${RESULTS}/unit.json`,
      '--cacheDirectory',
      `${CACHE_FOLDER}/jest`,
      // By default, Jest leaves one core idle.
      '--maxWorkers=100%',
    ],
    count: unitCount,
  },
  { name: 'Types', group: 'checks', after: ['Build'], command: ['tsc', '--noEmit'] },
  {
    name: 'Scripts in old browsers',
    group: 'site',
    needs: ['Build'],
    command: [
      'es-check',
      'checkBrowser',
      ...['out/_next/static/**/*.js', 'out/search/**/*.js', 'out/sw.js'],
      ...['--module', '--quiet', '--checkFeatures'],
      // es-check matches by name: the search engine has its own group(), and all supported browsers have Set's intersection().
      ...['--ignore', 'ArrayPrototypeGroup,SetIntersection'],
    ],
  },
  { name: 'Output checks', group: 'site', needs: ['Build'], command: script('check-output') },
  {
    name: 'Browser tests',
    group: 'browser',
    needs: ['Build', 'Build the test sites'],
    alone: true,
    command: script('e2e', '--sample'),
    count: () => browserCount('e2e'),
  },
  {
    name: 'Browser tests in every engine',
    group: 'browser',
    needs: ['Build the test sites'],
    alone: true,
    command: script('browsers', '--sample'),
    count: async () => {
      const all = await browserCount('browsers');
      const hasSample = existsSync(`${RESULTS}/browsers-sample.json`);
      const sample = hasSample ? await browserCount('browsers-sample') : { passed: 0, failed: 0 };
      return { passed: all.passed + sample.passed, failed: all.failed + sample.failed };
    },
  },
];

function cachedBy(tool: string): string[] {
  return ['--cache', '--cache-strategy', 'content', '--cache-location', toolCache(tool)];
}

async function unitCount(): Promise<Count> {
  const result = JSON.parse(await readFile(`${RESULTS}/unit.json`, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites };
}

async function browserCount(report: 'e2e' | 'browsers' | 'browsers-sample'): Promise<Count> {
  const { stats } = JSON.parse(await readFile(`${RESULTS}/${report}.json`, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  // A test that only passes on its second try counts as failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
