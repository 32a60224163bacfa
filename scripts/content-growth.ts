import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { messageOf } from '@/lib/errors';
import { changes, type Change } from './growth/changes';
import { Project } from './growth/project';
import { main, runBin, runScript, step } from './steps';

/** The copy's folder. It's inside the project, so that packages are found in a parent folder. */
const COPY = '.preview/growth';

/** Caches of earlier builds that a build can use. */
const CACHES = ['.cache', 'public/cards', 'public/screenshots'];

/** The unit tests that read the site's own content. */
const CONTENT_TESTS = [
  '__tests__/content',
  '__tests__/search/golden',
  '__tests__/deploy',
  '__tests__/reference',
];

/**
 * `npm run test:content-growth`: makes ordinary changes to a copy of the project and runs the parts of `npm test` that depend on
 * the content. After each change, it runs the content checks and the unit tests that read the content. After all changes
 * together, and then with a new version of the docs, it also runs a build, the output checks, and the browser tests of every
 * page. No test may need an edit. Arguments select changes by words in their names, and `all` skips the single changes.
 */
main(async () => {
  const words = process.argv.slice(2);
  const chosen = changes.filter(({ name }) => words.length === 0 || words.some(word => name.includes(word)));
  await copyAll();
  const failed: string[] = [];
  const attempt = (name: string, run: () => Promise<void>) =>
    step(name, run).catch((error: unknown) => {
      failed.push(name);
      console.error(`✗ ${name}: ${messageOf(error)}`);
    });
  for (const change of chosen)
    await attempt(change.name, async () => {
      await restore();
      await checkContent([change]);
    });
  if (words.length === 0 || words.includes('all')) {
    await restore();
    await attempt(`all ${changes.length} at once`, async () => {
      await checkContent(changes);
      await checkPages();
    });
    await attempt('a new version of the docs', async () => {
      await runScript('docs-version', ['next'], {}, COPY);
      await checkContent([]);
      await checkPages();
    });
  }
  if (failed.length > 0) throw new Error(`These changes would need a test edit: ${failed.join('; ')}.`);
  console.log('No change needs a test edit.');
});

/** Copies every file of the project that git tracks or would track, and caches that save time. */
async function copyAll(): Promise<void> {
  await rm(COPY, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
  for (const file of [...files.split('\0').filter(name => name !== '' && existsSync(name)), ...CACHES]) {
    if (!existsSync(file)) continue;
    await mkdir(dirname(join(COPY, file)), { recursive: true });
    await cp(file, join(COPY, file), { recursive: true });
  }
}

/** Restores the content of the project in the copy. */
async function restore(): Promise<void> {
  for (const changed of ['content', 'lib/content']) {
    await rm(join(COPY, changed), { recursive: true, force: true });
    await cp(changed, join(COPY, changed), { recursive: true });
  }
}

async function checkContent(made: readonly Change[]): Promise<void> {
  const project = new Project(COPY);
  for (const change of made) change.apply(project);
  await runScript('check', ['--no-spelling'], {}, COPY);
  await runScript('prepare-content', [], {}, COPY);
  await runBin('jest', ['--silent', ...CONTENT_TESTS], {}, COPY);
}

async function checkPages(): Promise<void> {
  await runScript('build', [], {}, COPY);
  await runScript('check-output', [], {}, COPY);
  await runScript('e2e', ['--project', 'content'], {}, COPY);
}
