import { watch } from 'node:fs';
import { spawn, type ChildProcess } from 'node:child_process';
import { checkFields, checkSite } from '@/lib/check/site';
import { linesByFile } from '@/lib/content/source-error';
import type { Content } from '@/lib/content/store';
import { messageOf } from '@/lib/errors';
import { writeGenerated } from '@/lib/generated';
import { typeContent, warmUp } from './content-data';
import { reportMistakes } from './mistakes';
import { findBin, main } from './steps';

/** How long to wait after a change, in ms, because editors write a file several times. */
const SETTLE_MS = 60;

/** The limit of Next's JavaScript memory, in MB. By default, Node lets it grow to several GB before it frees any. */
const HEAP_MB = 512;

/** How long to delay work that isn't visible right away, in ms, so that it doesn't slow down work that is. */
const LATER_MS = 2000;

/**
 * `npm run dev`: serves the site on http://localhost:3000 and updates it when files are saved. This process checks and compiles
 * what has changed, prints the errors, and continues. Next reloads the generated files that changed.
 */
main(async () => {
  process.env.SHOW_DRAFTS = 'yes';
  await show();
  await complete();
  let next = typed ? serve() : undefined;
  if (!next) console.error('The site starts once these errors are fixed.');
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

/** Starts Next. This script exits when Next does. */
function serve(): ChildProcess {
  const next = spawn(findBin('next', process.cwd()), ['dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} ${process.env.NODE_OPTIONS ?? ''}`,
    },
  });
  return next.on('exit', () => process.exit());
}

/** The last valid content, which is shown while front matter has errors. */
let typed: Content | undefined;

/** The generated code, which saving a page doesn't change. */
let code: Promise<void> | undefined;

/** Runs the remaining work for what was shown last. */
let rest: () => Promise<void> = async () => undefined;

/**
 * Updates what is shown.
 *
 * @returns whether everything could be shown; if not, the check reports why
 */
async function show(): Promise<boolean> {
  const start = performance.now();
  let shown = true;
  try {
    typed = await typeContent(refuseMistakes);
  } catch (error) {
    shown = false;
    // The check reports the error with more detail than contentlayer's output.
    if (!(error instanceof WrongFields)) console.error(messageOf(error));
  }
  try {
    if (typed) {
      // Imported late, because these modules read generated content.
      const { prepareCode, prepareShown, prepareRest } = await import('./prepare');
      await (code ??= prepareCode());
      const prepared = await prepareShown(typed);
      rest = () => prepareRest(prepared);
      console.log(`  Updated after ${seconds(start)}`);
    }
  } catch (error) {
    shown = false;
    console.error(messageOf(error));
  }
  return shown;
}

/** Runs the remaining work, then checks everything and prints all errors. */
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

/** Thrown if front matter has errors that the check reports. */
class WrongFields extends Error {}

/** Checks front matter before contentlayer does, because contentlayer's errors have no line, and it exits its thread. */
async function refuseMistakes(): Promise<void> {
  if ((await checkFields()).length > 0) throw new WrongFields();
}

/**
 * Returns a listener that runs `now` once for changes that arrive together, and once more for any that arrive while it's
 * running. The listener runs `later` after a pause without changes, or right away if `now` failed.
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
