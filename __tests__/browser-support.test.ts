import { spawnSync } from 'node:child_process';
import { esbuildTarget } from '@/lib/build-target';

/** The linter's messages for a string, as if it were in this file. */
const lint = (file: string, text: string) =>
  spawnSync('node_modules/.bin/eslint', ['--stdin', '--stdin-filename', file], {
    input: text,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }).stdout;

it('scripts are built for the oldest supported version of each browser', () => {
  expect(
    esbuildTarget(['chrome 131', 'chrome 130', 'ios_saf 18.5-18.7', 'ios_saf 18.2', 'and_chr 157']),
  ).toEqual(['chrome130', 'ios18.2']);
  expect(esbuildTarget().join()).toMatch(/^(?:[a-z]+\d+(?:\.\d+)?,?){5}$/);
});

it('the linter finds styles that a supported browser lacks', () => {
  expect(lint('app/styles/reset.css', 'p { field-sizing: content; }')).toContain("Property 'field-sizing'");
  expect(lint('app/styles/reset.css', 'p { color: red; }')).toBe('');
});

it('the linter finds functions that a supported browser lacks', () => {
  expect(lint('lib/dates.ts', 'export const pause = () => scheduler.yield();\n')).toContain(
    'scheduler is not supported in Safari',
  );
});
