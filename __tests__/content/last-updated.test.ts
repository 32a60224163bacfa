import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lastUpdated } from '@/lib/content/last-updated';
import { contentFolder } from '../support/content';
import { temporaryFolder } from '../support/temporary-folder';

/** A repository with one commit per date, each of which changes the given files. */
async function repository(...commits: [date: string, ...files: string[]][]): Promise<string> {
  const folder = await contentFolder({ 'docs/untouched.mdx': 'Not committed.' });
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe' });
  git('init', '-q');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.org');
  for (const [date, ...files] of commits) {
    for (const file of files) await writeFile(join(folder, file), date);
    git('add', ...files);
    execFileSync('git', ['-C', folder, 'commit', '-qm', date], {
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    });
  }
  return folder;
}

const FIRST = '2025-01-02T03:04:05Z';
const SECOND = '2025-06-07T23:30:00-05:00';

test('each file has the date of its last change in UTC, unless it has no history', async () => {
  const folder = await repository([FIRST, 'docs/a.mdx', 'docs/b ü.mdx'], [SECOND, 'docs/a.mdx']);
  expect([...(await lastUpdated('docs', folder))].sort()).toEqual([
    ['docs/a.mdx', '2025-06-08T04:30:00.000Z'],
    ['docs/b ü.mdx', '2025-01-02T03:04:05.000Z'],
  ]);
});

test('ignores the oldest commits of a shallow clone', async () => {
  const full = await repository([FIRST, 'docs/a.mdx'], [SECOND, 'docs/b.mdx'], [SECOND, 'docs/c.mdx']);
  const shallow = await temporaryFolder('shallow');
  execFileSync('git', ['clone', '-q', '--depth=2', `file://${full}`, shallow], { stdio: 'pipe' });
  expect([...(await lastUpdated('docs', shallow)).keys()]).toEqual(['docs/c.mdx']);
});

test('returns no dates without git', async () => {
  expect((await lastUpdated('docs', await contentFolder({ 'docs/a.mdx': '' }))).size).toBe(0);
});
