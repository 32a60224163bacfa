import { randomInt } from 'node:crypto';

/**
 * The number of parts that the browser tests are divided into. `npm test` runs one of them, so that it takes less than ten minutes
 * on two cores. CI runs them all.
 */
const PARTS = 8;

/** In CI, Firefox and WebKit take the longest, so they run one of this number of parts. The workflow Browsers runs all. */
const CI_PARTS = { chromium: 1, others: 4 };

/**
 * The arguments with which Playwright runs a random part of its tests. Prints which, and how to repeat it: PART chooses one.
 *
 * @param tests what is divided, for the message
 * @param engines Chromium, or the other engines
 * @param all the command that runs every part
 * @returns no arguments if every part is to be run
 */
export function sampleArgs(tests: string, engines: keyof typeof CI_PARTS, all: string): string[] {
  const parts = process.env.CI ? CI_PARTS[engines] : PARTS;
  if (parts === 1) return [];
  const part = process.env.PART ?? String(randomInt(parts) + 1);
  console.log(
    `  ${tests}: part ${part} of ${parts}, chosen at random. To repeat it: PART=${part}. All parts: ${all}.`,
  );
  return [`--shard=${part}/${parts}`];
}
