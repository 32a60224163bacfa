import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The costs of a command, including all processes it started. */
export interface Cost {
  /** From start to end. */
  seconds: number;
  /** User and system time of all processes together. */
  cpuSeconds: number;
  /** The peak memory of all processes together, with shared pages counted once (the kernel's PSS). NaN without /proc. */
  peakBytes: number;
}

/** How often memory is measured, in ms. */
const SAMPLE_MS = 500;

/**
 * Runs a command and measures it. Its output goes to a file.
 *
 * @param folder where it runs
 * @param log the file for its output
 * @throws Error with the command and the file if it fails
 */
export async function measured(command: readonly string[], folder: string, log: string): Promise<Cost> {
  await mkdir(dirname(log), { recursive: true });
  // The shell's `time` includes all child processes that were waited for, and prints after the command's own output.
  const child = spawn('bash', ['-c', 'TIMEFORMAT="%R %U %S"; time "$@"', 'time', ...command], {
    cwd: folder,
    // contentlayer uses PWD. Telemetry would be a network request.
    env: {
      ...process.env,
      PWD: folder,
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      DOCUSAURUS_NO_TELEMETRY: '1',
      NO_UPDATE_NOTIFIER: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const file = createWriteStream(log);
  let tail = '';
  child.stdout.on('data', (chunk: Buffer) => file.write(chunk));
  child.stderr.on('data', (chunk: Buffer) => {
    file.write(chunk);
    tail = (tail + chunk.toString()).slice(-500);
  });
  let peakBytes = NaN;
  let looking = false;
  const sampler = setInterval(async () => {
    if (looking || child.pid === undefined) return;
    looking = true;
    const bytes = await memoryOf(child.pid);
    if (bytes > 0) peakBytes = Math.max(bytes, Number.isNaN(peakBytes) ? 0 : peakBytes);
    looking = false;
  }, SAMPLE_MS);
  const code = await new Promise<number | null>((ended, fail) => child.on('error', fail).on('close', ended));
  clearInterval(sampler);
  file.end();
  if (code !== 0) throw new Error(`${command.join(' ')} in ${folder} exited with code ${code}. See ${log}.`);
  const [, seconds = NaN, user = NaN, system = NaN] = (/([\d.]+) ([\d.]+) ([\d.]+)\s*$/.exec(tail) ?? []).map(
    Number,
  );
  return { seconds, cpuSeconds: user + system, peakBytes };
}

/** The memory of a process and its descendants, in bytes. 0 if it can't be read. */
export async function memoryOf(root: number): Promise<number> {
  const ids = (await readdir('/proc').catch(() => [])).filter(name => /^\d+$/.test(name));
  const parents = new Map<number, number>();
  for (const id of ids) {
    const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
    // The name in parentheses may have spaces in it.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (parent !== undefined) parents.set(Number(id), Number(parent));
  }
  let sum = 0;
  for (const id of descendants(parents, root)) {
    const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
    sum += Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
  }
  return sum;
}

/** A process and its descendants, from a list of processes with their parents. */
export function descendants(parents: ReadonlyMap<number, number>, root: number): number[] {
  const found = [root];
  for (const id of found) for (const [child, parent] of parents) if (parent === id) found.push(child);
  return found;
}
