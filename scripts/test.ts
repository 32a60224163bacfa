import { mkdir, readFile, rm } from 'node:fs/promises';
import { runBin, runScript, step } from './steps';

/** What a part of `npm test` counted. */
interface Count {
  passed: number;
  failed: number;
}

/** One part: it counts as one check unless it counts its own tests. */
interface Part {
  name: string;
  run: () => Promise<void>;
  /** Reads the part's own count; left out: the part is one check. */
  count?: () => Promise<Count>;
  /** The part makes no sense when the named one failed. */
  needs?: string;
}

const RESULTS = 'test-results';

const parts: Part[] = [
  { name: 'Check the content', run: () => runScript('check', ['--no-spelling']) },
  { name: 'Type the content', run: () => runBin('contentlayer2', ['build']) },
  { name: 'Dependencies', run: () => runScript('check-dependencies') },
  { name: 'Lint', run: () => runBin('eslint', ['.', '--max-warnings', '0']) },
  { name: 'Format', run: () => runBin('prettier', ['--check', '--log-level', 'warn', '.']) },
  { name: 'Spelling', run: () => runBin('cspell', ['--no-progress', '--quiet']) },
  { name: 'Build', run: () => runScript('build') },
  { name: 'Build the test sites', run: () => runScript('build-test-sites') },
  { name: 'Types', run: () => runBin('tsc', ['--noEmit']) },
  {
    name: 'Unit tests',
    run: () => runBin('jest', ['--json', `--outputFile=${RESULTS}/unit.json`]),
    count: unitCount,
  },
  { name: 'Output checks', run: () => runScript('check-output'), needs: 'Build' },
  { name: 'Browser tests', run: () => runScript('e2e'), count: browserCount, needs: 'Build' },
];

/** `npm test`: every part runs even when one fails, so that one run tells all; the last line is the count. */
async function test(): Promise<void> {
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
  const total: Count = { passed: 0, failed: 0 };
  const failedParts: string[] = [];
  for (const part of parts) {
    const count = await runPart(part, failedParts);
    total.passed += count.passed;
    total.failed += count.failed;
  }
  if (failedParts.length > 0) console.error(`\nFailed: ${failedParts.join(', ')}`);
  process.exitCode = failedParts.length > 0 ? 1 : 0;
  console.log(`${total.passed} passed, ${total.failed} failed`);
}

async function runPart(part: Part, failedParts: string[]): Promise<Count> {
  if (part.needs && failedParts.includes(part.needs)) {
    console.error(`✗ ${part.name}: not run, because ${part.needs} failed`);
    failedParts.push(part.name);
    return { passed: 0, failed: 1 };
  }
  let failed = false;
  try {
    await step(part.name, part.run);
  } catch (error) {
    failed = true;
    failedParts.push(part.name);
    console.error(`✗ ${part.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const own = part.count ? await part.count().catch(() => undefined) : undefined;
  if (!own) return { passed: failed ? 0 : 1, failed: failed ? 1 : 0 };
  return { passed: own.passed, failed: failed ? Math.max(own.failed, 1) : own.failed };
}

async function unitCount(): Promise<Count> {
  const result = JSON.parse(await readFile(`${RESULTS}/unit.json`, 'utf8'));
  return { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites };
}

async function browserCount(): Promise<Count> {
  const { stats } = JSON.parse(await readFile(`${RESULTS}/e2e.json`, 'utf8'));
  // A test that passes at its second try only has found something, too.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

void test();
