import { watch } from 'node:fs';
import { spawn, type ChildProcess } from 'node:child_process';
import { checkFields, checkSite } from '@/lib/check/site';
import { linesByFile } from '@/lib/content/source-error';
import type { Content } from '@/lib/content/store';
import { writeGenerated } from '@/lib/generated';
import { typeContent, warmUp } from './content-data';
import { reportMistakes } from './mistakes';
import { findBin, main } from './steps';

/** Wait this long after a change, in ms: editors write a file several times. */
const SETTLE_MS = 60;

/** What isn't seen at once waits this long, in ms, so that it doesn't get in the way of what is. */
const LATER_MS = 2000;

/**
 * `npm run dev`: the site on http://localhost:3000, which follows every saved file. This process types, checks and compiles
 * what has changed, prints the mistakes, and goes on; Next notices the generated files that are different.
 */
main(async () => {
  process.env.SHOW_DRAFTS = 'yes';
  await show();
  await complete();
  let next = typed ? serve() : undefined;
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
      const shown = await show();
      if (typed) next ??= serve();
      return shown;
    }, complete),
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

/** Makes what is left to do for what was shown last. */
let rest: () => Promise<void> = async () => undefined;

/**
 * Shows what has changed.
 *
 * @returns whether all of it could be shown; the check says what is wrong
 */
async function show(): Promise<boolean> {
  const start = performance.now();
  let shown = true;
  try {
    typed = await typeContent(refuseMistakes);
  } catch (error) {
    shown = false;
    // The check says what is wrong, beside what contentlayer has printed.
    if (!(error instanceof WrongFields)) console.error(messageOf(error));
  }
  try {
    if (typed) {
      // Only now is there content to import.
      const { prepareShown, prepareRest } = await import('./prepare');
      const prepared = await prepareShown(typed);
      rest = () => prepareRest(prepared);
      console.log(`  Shown after ${seconds(start)}`);
    }
  } catch (error) {
    shown = false;
    console.error(messageOf(error));
  }
  return shown;
}

/** Makes the rest, then checks everything and prints every mistake there is. */
async function complete(): Promise<void> {
  const start = performance.now();
  await rest().catch((error: unknown) => console.error(messageOf(error)));
  const { mistakes, checked } = await checkSite();
  await writeGenerated('mistakes', linesByFile(mistakes));
  reportMistakes(mistakes, checked, true);
  console.log(`  Checked in ${seconds(start)}`);
  warmUp();
}

const seconds = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : error);

/** Front matter has mistakes that the check reports. */
class WrongFields extends Error {}

/** Looks at front matter before contentlayer does: its own messages name no line, and it ends its thread. */
async function refuseMistakes(): Promise<void> {
  if ((await checkFields()).length > 0) throw new WrongFields();
}

/**
 * A listener that runs `now` once for changes that come together, and once more for those that come meanwhile; and `later` when
 * no more have come for a while, or at once when not everything could be shown.
 */
function follow(now: () => Promise<boolean>, later: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let changed = false;
  let last = Promise.resolve();
  const runNow = async (): Promise<void> => {
    changed = running;
    if (running) return;
    running = true;
    const shown = await now();
    running = false;
    if (changed) return runNow();
    timer = setTimeout(() => (last = last.then(later)), shown ? LATER_MS : 0);
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(runNow, SETTLE_MS);
  };
}
