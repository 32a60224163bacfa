import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { main, runBin, step } from './steps';

/** Part of the search engine, with its own tests. Other tests run the whole engine, which takes too long for each change. */
const engine = (files: string[], tests: string[]) => ({
  code: files.map(file => `lib/search/engine/${file}.ts`).join(),
  tests: tests.map(test => `search/engine/${test}.test.ts`),
});

/** The code to mutate, and the tests that should detect it (files and folders of __tests__). */
const AREAS = {
  navigation: { code: 'lib/navigation/*.ts', tests: ['navigation', 'components', 'layout'] },
  pagination: { code: 'lib/pagination.ts', tests: ['pagination.test.ts'] },
  versions: { code: 'lib/versions/*.ts', tests: ['versions', 'navigation', 'layout'] },
  'search-order': engine(
    ['prior', 'phrase-match', 'term-set', 'select'],
    ['prior', 'phrase-match', 'select'],
  ),
  'search-rank': engine(['rank', 'page-score', 'evidence', 'values'], ['rank', 'ranking']),
  'search-hits': engine(['hits', 'snippet'], ['hits', 'snippet']),
  'search-query': engine(['vocabulary', 'expand', 'rewrites', 'query', 'synonyms'], ['vocabulary']),
  'search-words': engine(['words', 'stem', 'edit-distance'], ['words']),
  'search-index': engine(['parts', 'page-table', 'field-index', 'matches', 'metadata'], ['parts']),
  'search-engine': engine(['engine'], ['engine', 'ranking']),
  feeds: { code: 'lib/feeds/*.ts', tests: ['feeds'] },
  redirects: { code: 'lib/redirects/*.ts', tests: ['redirects'] },
};

/**
 * `npm run test:mutation`: Stryker makes small changes to the code of each area and counts how many of them a unit test detects.
 * It fails if an area is below 80%. Arguments select areas: `search` selects all that start with it. `SHARE=4` only changes a
 * quarter of the code, chosen by `SEED`.
 */
main(async () => {
  const names = process.argv.slice(2);
  const chosen = Object.entries(AREAS).filter(
    ([area]) => names.length === 0 || names.some(name => area === name || area.startsWith(`${name}-`)),
  );
  const failed: string[] = [];
  for (const [area, { code, tests }] of chosen)
    await step(area, () =>
      runBin('stryker', ['run', '--mutate', sampleOf(code).join()], { AREA: area, TESTS: tests.join() }),
    ).catch(() => failed.push(area));
  if (failed.length > 0) throw new Error(`Too few changes were detected in: ${failed.join(', ')}.`);
});

/** The code to change: whole files, or with SHARE the lines of some of their blocks, which are separated by empty lines. */
function sampleOf(code: string): string[] {
  const { SHARE = '1', SEED = '1' } = process.env;
  if (SHARE === '1') return [code];
  return code
    .split(',')
    .flatMap(filesOf)
    .flatMap(file =>
      blocksOf(readFileSync(file, 'utf8'))
        .map(lines => `${file}:${lines}`)
        .filter(
          block => createHash('md5').update(`${SEED} ${block}`).digest().readUInt32BE() % Number(SHARE) === 0,
        ),
    );
}

/** The files at a path that may end in `*.ts`. */
function filesOf(path: string): string[] {
  if (!path.endsWith('*.ts')) return [path];
  const folder = dirname(path);
  return readdirSync(folder)
    .filter(name => name.endsWith('.ts'))
    .map(name => join(folder, name));
}

/** The first and last line of each block in a text: `12-20`. */
function blocksOf(text: string): string[] {
  let line = 1;
  return text.split('\n\n').map(block => {
    const last = line + block.split('\n').length - 1;
    const lines = `${line}-${last}`;
    line = last + 2;
    return lines;
  });
}
