import type { SourceError } from '@/lib/content/source-error';

/**
 * Prints all errors and exits with code 1. Without errors, prints what was checked.
 *
 * @param mistakes the errors
 * @param checked what was checked, such as "104 docs"
 * @param keepGoing whether to print errors without exiting
 */
export function reportMistakes(mistakes: readonly SourceError[], checked: string, keepGoing = false): void {
  for (const mistake of mistakes) console.error(mistake.message);
  if (mistakes.length === 0) console.log(`  ${checked}: no errors`);
  else {
    const summary = `${mistakes.length} ${mistakes.length === 1 ? 'error' : 'errors'} in ${checked}.`;
    if (!keepGoing) throw new Error(summary);
    console.error(summary);
  }
}
