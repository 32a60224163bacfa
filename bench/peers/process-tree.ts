import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What a command took, with all processes it started. */
export interface Cost {
  /** From start to end. */
  seconds: number;
  /** User and system time of all processes together. */
  cpuSeconds: number;
  /** The most memory all processes together had at once, shared pages counted once (the kernel's PSS); NaN where there is no /proc. */
  peakBytes: number;
}

/** How often memory is looked at, in ms. */
const SAMPLE_MS = 500;

/**
 * Runs a command and measures it. What it prints goes to a file.
 *
 * @param folder where it runs
 * @param log the file for its output
 * @throws Error naming the command and the file when it fails
 */
export async function measured(command: readonly string[], folder: string, log: string): Promise<Cost> {
  await mkdir(dirname(log), { recursive: true });
  // The shell's `time` counts every process that was waited for below it, and prints after the command's own output.
  const child = spawn('bash', ['-c', 'TIMEFORMAT="%R %U %S"; time "$@"', 'time', ...command], {
    cwd: folder,
    // contentlayer goes by PWD; telemetry would be a request to the network.
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
  if (code !== 0) throw new Error(`${command.join(' ')} in ${folder} ended with code ${code}; see ${log}.`);
  const [, seconds = NaN, user = NaN, system = NaN] = (/([\d.]+) ([\d.]+) ([\d.]+)\s*$/.exec(tail) ?? []).map(
    Number,
  );
  return { seconds, cpuSeconds: user + system, peakBytes };
}

/** The memory of a process and all below it, in bytes; 0 when it cannot be read. */
export async function memoryOf(root: number): Promise<number> {
  const ids = (await readdir('/proc').catch(() => [])).filter(name => /^\d+$/.test(name));
  const parents = new Map<number, number>();
  for (const id of ids) {
    const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
    // The name in brackets may have spaces in it.
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

/** A process and all below it, of a list of processes with their parents. */
export function descendants(parents: ReadonlyMap<number, number>, root: number): number[] {
  const found = [root];
  for (const id of found) for (const [child, parent] of parents) if (parent === id) found.push(child);
  return found;
}
