import type { SourceError } from '@/lib/content/source-error';

/**
 * Prints every mistake and ends the script with code 1; without any, prints what was checked.
 *
 * @param mistakes what was found
 * @param checked what was looked at, such as "104 docs"
 * @param keepGoing print mistakes without ending the script
 */
export function reportMistakes(mistakes: readonly SourceError[], checked: string, keepGoing = false): void {
  for (const mistake of mistakes) console.error(mistake.message);
  if (mistakes.length === 0) console.log(`  ${checked}: no mistakes`);
  else {
    const summary = `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in ${checked}.`;
    if (!keepGoing) throw new Error(summary);
    console.error(summary);
  }
}
