import { watch } from 'node:fs';
import { spawn } from 'node:child_process';
import { checkSite } from '@/lib/check/site';
import { typeContent } from './content-data';
import { reportMistakes } from './mistakes';
import { findBin, main } from './steps';

/** Wait this long after a change, in ms: editors write a file several times. */
const SETTLE_MS = 60;

/**
 * `npm run dev`: the site on http://localhost:3000, which follows every saved file. This process types, checks and compiles
 * what has changed, prints the mistakes, and goes on; Next notices the generated files that are different.
 */
main(async () => {
  process.env.SHOW_DRAFTS = 'yes';
  await update();
  const next = spawn(findBin('next', process.cwd()), ['dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  const stop = () => {
    next.kill();
    process.exit();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  next.on('exit', stop);
  watch('content', { recursive: true }, follow(update));
});

/** Shows what has changed, then checks everything and prints every mistake there is. */
async function update(): Promise<void> {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  try {
    const content = await typeContent();
    // Only now is there content to import.
    const { prepare } = await import('./prepare');
    await prepare(content);
    console.log(`  Shown after ${seconds()}`);
  } catch (error) {
    // Front matter that can't be typed, for example: the check says more.
    console.error(error instanceof Error ? error.message : error);
  }
  const { mistakes, checked } = await checkSite();
  reportMistakes(mistakes, checked, true);
  console.log(`  Checked after ${seconds()}`);
}

/** A listener that runs the work once for changes that come together, and once more for those that come meanwhile. */
function follow(work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (running) return soon();
      running = true;
      await work();
      running = false;
    }, SETTLE_MS);
  };
  return soon;
}
