import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** How long a slowed process runs before it's stopped again, in ms. */
const RUN_MS = 2;

/** Stops and continues processes so that they only run part of the time, until it's ended. */
async function throttle(ids: readonly number[], factor: number): Promise<void> {
  let going = true;
  const send = (signal: NodeJS.Signals) => {
    for (const id of ids) {
      try {
        process.kill(id, signal);
      } catch {
        going = false;
      }
    }
  };
  process.on('SIGTERM', () => (going = false));
  process.on('disconnect', () => (going = false));
  process.send?.('ready');
  let owed = 0;
  while (going) {
    const start = performance.now();
    await wait(RUN_MS);
    const ran = performance.now() - start;
    // Timers are late, so a process that ran too long is stopped for longer.
    owed += ran * (factor - 1);
    send('SIGSTOP');
    const stopped = performance.now();
    await wait(Math.max(1, owed));
    owed -= performance.now() - stopped;
    send('SIGCONT');
  }
  send('SIGCONT');
  process.exit();
}

/**
 * Makes every page and worker of a browser run `factor` times slower. (The browser's own throttling doesn't include workers.)
 *
 * @returns a function that ends it
 */
export async function slowCpu(browser: Browser, factor: number): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  if (ids.length === 0) throw new Error('The browser has no page to slow down.');
  const child = fork(fileURLToPath(import.meta.url), [String(factor), ...ids.map(String)]);
  await new Promise(ready => child.once('message', ready));
  return () =>
    new Promise(ended => {
      child.once('exit', () => ended());
      child.kill('SIGTERM');
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [factor = 1, ...ids] = process.argv.slice(2).map(Number);
  void throttle(ids, factor);
}
