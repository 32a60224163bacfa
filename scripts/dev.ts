import { watch } from 'node:fs';
import { spawn, type ChildProcess } from 'node:child_process';
import { checkContent } from '@/lib/check/content';
import { versionsMistakes } from '@/lib/check/versions';
import { linesByFile, SourceError } from '@/lib/content/source-error';
import type { Content } from '@/lib/content/store';
import { messageOf } from '@/lib/errors';
import { writeGenerated } from '@/lib/generated';
import { typeContent, warmUp } from './content-data';
import { follow } from './follow';
import { reportMistakes } from './mistakes';
import { findBin, main } from './steps';

/** The limit of Next's JavaScript memory, in MB. By default, Node lets it grow to several GB before it frees any. */
const HEAP_MB = 512;

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

/** Starts Next. This script exits when Next does, with the same code. */
function serve(): ChildProcess {
  const next = spawn(findBin('next', process.cwd()), ['dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} ${process.env.NODE_OPTIONS ?? ''}`,
    },
  });
  return next.on('exit', code => process.exit(code ?? undefined));
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
  // The code below imports the list of versions. The check reports its errors.
  if ((await versionsMistakes()).length > 0) return false;
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
    print(error);
  }
  return shown;
}

/** Runs the remaining work, then checks everything and prints all errors. */
async function complete(): Promise<void> {
  const start = performance.now();
  await rest().catch(print);
  const { mistakes, checked } = await checkContent();
  await writeGenerated('mistakes', linesByFile(mistakes));
  reportMistakes(mistakes, checked, true);
  console.log(`  Checked in ${seconds(start)}`);
  warmUp();
}

/** Prints an error, unless the check will report it. */
function print(error: unknown): void {
  if (!(error instanceof SourceError)) console.error(messageOf(error));
}

const seconds = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Thrown if front matter has errors that the check reports. */
class WrongFields extends Error {}

/** Checks front matter before contentlayer does, because contentlayer's errors have no line, and it exits its thread. */
async function refuseMistakes(): Promise<void> {
  const { checkFields } = await import('@/lib/check/site');
  if ((await checkFields()).length > 0) throw new WrongFields();
}
