import { watch } from 'node:fs';
import { spawn, type ChildProcess } from 'node:child_process';
import { checkFields, checkSite } from '@/lib/check/site';
import { linesByFile } from '@/lib/content/source-error';
import type { Content } from '@/lib/content/store';
import { writeGenerated } from '@/lib/generated';
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
  let next = (await update()) ? serve() : undefined;
  if (!next) console.error('The site is shown as soon as these mistakes are fixed.');
  const stop = () => {
    next?.kill();
    process.exit();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  watch(
    'content',
    { recursive: true },
    follow(async () => {
      if (await update()) next ??= serve();
    }),
  );
});

/** Starts Next, which ends this script when it ends. */
function serve(): ChildProcess {
  const next = spawn(findBin('next', process.cwd()), ['dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  return next.on('exit', () => process.exit());
}

/** The content as it was typed last: what is shown while front matter can't be typed. */
let typed: Content | undefined;

/**
 * Shows what has changed, then checks everything and prints every mistake there is.
 *
 * @returns whether there is something to show: not before the front matter could be typed once
 */
async function update(): Promise<boolean> {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  try {
    typed = await typeContent(refuseMistakes);
  } catch (error) {
    // The check says what is wrong, beside what contentlayer has printed.
    if (!(error instanceof WrongFields)) console.error(error instanceof Error ? error.message : error);
  }
  try {
    if (typed) {
      // Only now is there content to import.
      const { prepare } = await import('./prepare');
      await prepare(typed);
      console.log(`  Shown after ${seconds()}`);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const { mistakes, checked } = await checkSite();
  await writeGenerated('mistakes', linesByFile(mistakes));
  reportMistakes(mistakes, checked, true);
  console.log(`  Checked after ${seconds()}`);
  return typed !== undefined;
}

/** Front matter has mistakes that the check reports. */
class WrongFields extends Error {}

/** Looks at front matter before contentlayer does: its own messages name no line, and it ends its thread. */
async function refuseMistakes(): Promise<void> {
  if ((await checkFields()).length > 0) throw new WrongFields();
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
