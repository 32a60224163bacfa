/**
 * `npm run template-check`: plays generated budgets in the real app and compares what its templates do with lib/templates, line
 * by line and cent by cent. It writes what the app did to __tests__/templates/app-results.json, which the site's tests compare
 * with lib/templates, and exits with code 1 if there's a difference. It uses the site's packages, so run npm ci in the site's
 * folder first.
 *
 * `npm run template-check -- 300` plays 300 stories and writes nothing. `-- 300 5000` starts with story 5000.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { anyLine } from '../../../__tests__/templates/cases.ts';
import type { Seen } from '../../../__tests__/templates/expected.ts';
import { writeTemplateParser } from '../../../lib/templates/compile.ts';
import { packageVersion, repoDir } from '../src/paths.ts';
import { AppPlayer } from './app-player.ts';
import { appParser } from './app-parser.ts';

const OUTPUT = path.join(repoDir, '__tests__/templates/app-results.json');
const STORIES = 276;
/** The number of stories to play before the app restarts with an empty budget, because its history makes it slower and slower. */
const STORIES_OF_A_BUDGET = 12;
const LINES = 40_000;
/** How many lines are written to the file for the site's tests. */
const WRITTEN_LINES = 600;
const [only, first = '1'] = process.argv.slice(2);
process.chdir(repoDir);
await writeTemplateParser();
const { readLine } = await import('../../../lib/templates/read.ts');
const { expectedStory } = await import('../../../__tests__/templates/expected.ts');

let differences = 0;
const report = (what: string, app: unknown, ours: unknown): void => {
  differences++;
  if (differences <= 20) console.error(`${what}\n  the app: ${JSON.stringify(app)}\n  lib/templates: ${JSON.stringify(ours)}`);
};

/** A line as lib/templates reads it, in the shape of the app's parser. */
const oursOf = (line: string): unknown => {
  const template = readLine(line);
  return template === undefined || (template.type === 'error' && template.adjustment === undefined) ? null : template;
};

const lines = compareLines();
const stories = await compareStories();
if (!only) {
  writeFileSync(OUTPUT, `${JSON.stringify({ app: packageVersion('@actual-app/web'), lines, stories })}\n`);
  console.log(`wrote ${path.relative(repoDir, OUTPUT)}`);
}
console.log(`${differences} differences`);
process.exit(differences > 0 ? 1 : 0);

function compareLines(): [string, string | null][] {
  const parse = appParser();
  const read: [string, string | null][] = [];
  let readable = 0;
  for (let seed = 1; seed <= LINES; seed++) {
    const line = anyLine(seed);
    const app = parse(line);
    const ours = oursOf(line);
    const skipped = ours !== null && (ours as { type: string }).type === 'error';
    const theirs = app === null ? null : JSON.stringify(sorted(app));
    if (!skipped && theirs !== (ours === null ? null : JSON.stringify(sorted(ours)))) report(`line ${JSON.stringify(line)}`, app, ours);
    if (theirs !== null) readable++;
    if (!skipped && read.length < WRITTEN_LINES) read.push([line, theirs]);
  }
  console.log(`${LINES} lines compared, ${readable} of them readable`);
  return read;
}

function sorted(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).sort().map(([key, inner]) => [key, sorted(inner)]));
}

async function compareStories(): Promise<[number, Seen[]][]> {
  const start = Number(first);
  const count = only ? Number(only) : STORIES;
  const played: [number, Seen[]][] = [];
  let player = await AppPlayer.open();
  let runs = 0;
  let leftOut = 0;
  try {
    for (let seed = start; seed < start + count; seed++) {
      const story = expectedStory(seed);
      if (played.length > 0 && played.length % STORIES_OF_A_BUDGET === 0) {
        await player.close();
        player = await AppPlayer.open();
      }
      const app = await player.play(story);
      for (const [at, step] of story.steps.entries()) {
        const what = `story ${seed}, step ${at}: ${JSON.stringify(step)}`;
        const { run, check } = story.seen[at] ?? {};
        if (JSON.stringify(app[at]?.run) !== JSON.stringify(run)) report(what, app[at]?.run, run);
        if (app[at]?.check !== check) report(`${what}, check`, app[at]?.check, check);
        if (app[at]?.run.message !== 'Everything is up to date') runs++;
      }
      leftOut += story.leftOut;
      played.push([seed, app]);
      if (played.length % 20 === 0) console.log(`${played.length} stories played, ${runs} runs, ${differences} differences`);
    }
  } finally {
    await player.close();
  }
  console.log(`${runs} runs played; ${leftOut} left out, because the app would count forever`);
  return played;
}
