import { readLine } from '@/lib/templates/read';
import { templateMessages } from '@/strings/template-messages';
import recorded from './app-results.json';
import { expectedStory, type Seen } from './expected';

/** What tools/app/template-check saw in the app: the number of a story with what happened at each step. */
const stories = recorded.stories as [number, Seen[]][];
const lines = recorded.lines as [string, string | null][];

test('the app has run at least 2,000 templates', () => {
  const runs = stories
    .flatMap(([, seen]) => seen)
    .filter(({ run }) => run.message !== templateMessages.upToDate);
  expect(runs.length).toBeGreaterThanOrEqual(2000);
});

test.each(stories)('story %i has the same results as in the app', (seed, seen) => {
  expect(expectedStory(seed).seen).toEqual(seen);
});

test.each(lines)('%j is read as in the app', (line, read) => {
  const template = readLine(line);
  const ours = template === undefined || template.type === 'error' ? null : template;
  expect(ours).toEqual(read === null ? null : JSON.parse(read));
});
