import { randomInt } from 'node:crypto';

/**
 * The number of parts that the browser tests are divided into. `npm test` runs one of them, so that it takes about ten minutes on
 * two cores with nothing cached. In CI, it runs all of Chromium's tests, and a part of those of Firefox and WebKit, which take the
 * longest. The workflow Browsers runs all.
 */
const PARTS = { local: { chromium: 12, others: 36 }, ci: { chromium: 1, others: 4 } };

/**
 * The arguments with which Playwright runs a random part of its tests. Prints which, and how to repeat it: PART chooses one.
 *
 * @param tests what is divided, for the message
 * @param engines Chromium, or the other engines
 * @param all the command that runs every part
 * @returns no arguments if every part is to be run
 */
export function sampleArgs(tests: string, engines: keyof (typeof PARTS)['local'], all: string): string[] {
  const parts = PARTS[process.env.CI ? 'ci' : 'local'][engines];
  if (parts === 1) return [];
  const part = process.env.PART ?? String(randomInt(parts) + 1);
  console.log(
    `  ${tests}: part ${part} of ${parts}, chosen at random. To repeat it: PART=${part} ${all} -- --sample. All parts: ${all}.`,
  );
  return [`--shard=${part}/${parts}`];
}
