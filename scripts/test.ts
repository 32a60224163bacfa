import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parts, RESULTS, type Count, type Part } from './test-parts';
import { main, runBin } from './steps';

/** The number of parts to run in parallel: the first steps of a build use one core, and so do most checks. */
const MAX_PARALLEL = Math.min(3, Math.max(2, availableParallelism()));

/** The outcome of a part. */
interface Outcome extends Count {
  part: Part;
  isBroken: boolean;
}

/**
 * `npm test`: every part runs even if one fails, so that one run shows all failures. The last line has the totals. The first
 * argument may be a group of parts, as in the jobs of CI. Arguments after `--` are passed to the browser tests.
 */
main(async () => {
  const [group, ...rest] = process.argv.slice(2);
  const groups = new Set(parts.map(part => part.group));
  if (group !== undefined && !(groups as Set<string>).has(group))
    throw new Error(`There's no group "${group}". The groups are: ${[...groups].join(', ')}.`);
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir(RESULTS, { recursive: true });
  const outcomes = await runAll(
    parts
      .filter(part => group === undefined || part.group === group)
      .map(part => (part.alone ? { ...part, command: [...part.command, ...rest] } : part)),
  );
  const broken = outcomes.filter(({ isBroken }) => isBroken);
  if (broken.length > 0) console.error(`\nFailed: ${broken.map(({ part }) => part.name).join(', ')}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
  const sum = (field: keyof Count) => outcomes.reduce((total, outcome) => total + outcome[field], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
});

/** Runs parts in parallel, each as soon as the parts it needs are done. Returns their outcomes. */
async function runAll(chosen: readonly Part[]): Promise<Outcome[]> {
  const waiting = [...chosen];
  const running = new Map<Part, Promise<void>>();
  const done: Outcome[] = [];
  const isDone = (name: string) =>
    done.some(({ part }) => part.name === name) || !chosen.some(part => part.name === name);
  const canStart = (part: Part) =>
    [...(part.after ?? []), ...(part.needs ?? [])].every(isDone) && (!part.alone || running.size === 0);
  while (waiting.length + running.size > 0) {
    const hasFreeSlot = running.size < MAX_PARALLEL && ![...running.keys()].some(part => part.alone);
    const next = hasFreeSlot ? waiting.findIndex(canStart) : -1;
    const [part] = next < 0 ? [] : waiting.splice(next, 1);
    if (!part) await Promise.race(running.values());
    else
      running.set(
        part,
        run(part, done).then(outcome => {
          running.delete(part);
          done.push(outcome);
        }),
      );
  }
  return done;
}

async function run(part: Part, done: readonly Outcome[]): Promise<Outcome> {
  const missing = part.needs?.find(name => done.some(other => other.part.name === name && other.isBroken));
  if (missing) {
    console.error(`✗ ${part.name}: not run, because ${missing} failed`);
    return { part, isBroken: true, passed: 0, failed: 1 };
  }
  console.log(`▸ ${part.name} …`);
  const start = performance.now();
  const [name, ...args] = part.command;
  const output: string[] = [];
  const error = await runBin(name, args, {}, '.', part.alone ? undefined : text => output.push(text)).then(
    () => undefined,
    (reason: Error) => reason,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (error) console.error(`✗ ${part.name} (${seconds} s): ${error.message}\n${output.join('')}`);
  else console.log(`✓ ${part.name} (${seconds} s)`);
  const counted = await part.count?.().catch(() => undefined);
  const { passed, failed } = counted ?? { passed: error ? 0 : 1, failed: 0 };
  return { part, isBroken: Boolean(error), passed, failed: error ? Math.max(failed, 1) : failed };
}
