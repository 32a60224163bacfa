import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { messageOf } from '../lib/errors';
import { isInstalled, startServer } from '../e2e/support/servers';
import { main, step } from '../scripts/steps';

/**
 * `npm run load`: load-tests nginx with its configuration in deploy/, on this machine. It needs nginx and wrk (both in Debian)
 * and a build with `npm run precompress`. It fails on any error and on any response other than 2xx or 3xx.
 */

/** Limits of each run: open connections, and seconds. */
const CONNECTIONS = [10, 50, 200] as const;
const SECONDS = 8;

/** A Lua script for wrk: every request gets the next path, like a browser that accepts gzip. */
const program = (paths: readonly string[]) => `
local paths = { ${paths.map(path => JSON.stringify(path)).join(', ')} }
local turn = 0
request = function()
  turn = turn % #paths + 1
  return wrk.format('GET', paths[turn], { ['Accept-Encoding'] = 'gzip' })
end
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format('RESULT %d %d %d %.2f %.2f %d %d\\n', summary.requests, summary.bytes, summary.duration,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout))
end
`;

/** The requests of readers: every page in the sitemap, and the files that a docs page loads. */
function pathsToAsk(): string[] {
  const pages = [
    ...readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g),
  ].map(([, path = '/']) => path);
  const files = [
    ...readFileSync('out/docs/index.html', 'utf8').matchAll(/(?:href|src)="(\/_next\/[^"]+)"/g),
  ].map(([, path = '']) => path);
  return [...pages, ...new Set(files)];
}

main(async () => {
  if (!isInstalled('nginx')) throw new Error("nginx isn't installed. Run apt-get install nginx-light");
  const paths = pathsToAsk();
  const script = join(await mkdtemp(join(tmpdir(), 'load-')), 'paths.lua');
  await writeFile(script, program(paths));
  const server = await startServer('nginx');
  try {
    console.log(`  ${paths.length} addresses in turn, ${SECONDS} s each`);
    for (const connections of CONNECTIONS)
      await step(`${connections} connections`, async () => report(run(server.url, script, connections)));
  } finally {
    server.stop();
    await rm(dirname(script), { recursive: true });
  }
});

function run(url: string, script: string, connections: number): number[] {
  const options = ['-t2', `-c${connections}`, `-d${SECONDS}s`, '--latency', '-s', script, url];
  const line = /RESULT (.*)/.exec(wrk(options))?.[1] ?? '';
  return line.split(' ').map(Number);
}

function wrk(options: readonly string[]): string {
  try {
    return execFileSync('wrk', options, { encoding: 'utf8' });
  } catch (error) {
    throw new Error(`wrk failed. If it isn't installed, run apt-get install wrk. ${messageOf(error)}`);
  }
}

function report([requests = 0, bytes = 0, duration = 1, p50, p99, refused = 0, broken = 0]: number[]): void {
  const seconds = duration / 1e6;
  console.log(
    `  ${Math.round(requests / seconds)} responses/s, ${(bytes / seconds / 1e6).toFixed(1)} MB/s, ` +
      `half within ${p50} ms, 99 % within ${p99} ms; ${requests} responses, ${refused} with errors, ${broken} failed`,
  );
  if (requests === 0 || refused > 0 || broken > 0) throw new Error('There were errors under load.');
}
