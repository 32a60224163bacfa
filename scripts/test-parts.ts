import { readFile } from 'node:fs/promises';

/** What a part of `npm test` counted. */
export interface Count {
  passed: number;
  failed: number;
}

/** One part. It counts as one check unless it counts its own tests. */
export interface Part {
  name: string;
  /** The program of node_modules/.bin, and what it is given. */
  command: [string, ...string[]];
  /** Which job of CI runs it: `npm test -- checks`, for example. */
  group: 'checks' | 'site' | 'browser';
  /** Reads the part's own count. Left out: the part is one check. */
  count?: () => Promise<Count>;
  /** Parts that must end first. Those of another group are left out where only one group runs. */
  after?: string[];
  /** The part makes no sense when one of these failed. */
  needs?: string[];
  /** It keeps every core busy by itself, so nothing runs beside it, and its output is shown as it comes. */
  alone?: boolean;
}

/** Where the parts write what they counted. */
export const RESULTS = 'test-results';

/** Caches are kept outside node_modules, which npm ci empties. */
const cacheOf = (tool: string) => `.cache/${tool}`;

const script = (name: string, ...args: string[]): [string, ...string[]] => [
  'tsx',
  '--tsconfig',
  'scripts/tsconfig.json',
  `scripts/${name}.ts`,
  ...args,
];

/** Everything that `npm test` runs. Where two could begin, the first of this list does. */
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
  // Both read what the build generates.
  { name: 'Types', group: 'checks', after: ['Build'], command: ['tsc', '--noEmit'] },
  {
    name: 'Unit tests',
    group: 'checks',
    after: ['Build'],
    command: ['jest', '--json', `--outputFile=${RESULTS}/unit.json`, '--cacheDirectory', cacheOf('jest')],
    count: unitCount,
  },
  {
    name: 'Scripts in old browsers',
    group: 'site',
    needs: ['Build'],
    command: [
      'es-check',
      'checkBrowser',
      ...['out/_next/static/**/*.js', 'out/search/**/*.js', 'out/sw.js'],
      ...['--module', '--quiet', '--checkFeatures'],
      // It goes by names: the search engine has a group() of its own. Sets have had intersection() everywhere since 2024.
      ...['--ignore', 'ArrayPrototypeGroup,SetIntersection'],
    ],
  },
  { name: 'Output checks', group: 'site', needs: ['Build'], command: script('check-output') },
  {
    name: 'Browser tests',
    group: 'browser',
    needs: ['Build', 'Build the test sites'],
    alone: true,
    command: script('e2e'),
    count: () => browserCount('e2e'),
  },
  {
    name: 'Promises in every engine',
    group: 'browser',
    needs: ['Build the test sites'],
    alone: true,
    command: script('browsers'),
    count: () => browserCount('browsers'),
  },
];

function cachedBy(tool: string): string[] {
  return ['--cache', '--cache-strategy', 'content', '--cache-location', `${cacheOf(tool)}/results`];
}

async function unitCount(): Promise<Count> {
  const result = JSON.parse(await readFile(`${RESULTS}/unit.json`, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites };
}

async function browserCount(report: 'e2e' | 'browsers'): Promise<Count> {
  const { stats } = JSON.parse(await readFile(`${RESULTS}/${report}.json`, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  // A test that passes only at its second try has found something, too.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
