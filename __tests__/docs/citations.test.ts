import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import GithubSlugger from 'github-slugger';

/** Files whose text may refer to docs/: the code, the tests, and the guides. */
const files = execFileSync('git', [
  'ls-files',
  '--',
  '*.ts',
  '*.tsx',
  '*.mjs',
  '*.js',
  '*.css',
  '*.md',
  '*.yml',
])
  .toString()
  .split('\n')
  .filter(file => file !== '' && !/^(?:content|bench|tools|public)\//.test(file) && existsSync(file));

/** The anchors of a Markdown file, as on GitHub. */
function anchors(file: string): string[] {
  const slugger = new GithubSlugger();
  const headings = readFileSync(file, 'utf8').matchAll(/^#{1,6} (.+)$/gm);
  return [...headings].map(([, heading = '']) => slugger.slug(heading));
}

/** What is wrong with a reference to a guide, or undefined. */
function wrong(path: string, anchor: string | undefined): string | undefined {
  if (!existsSync(path)) return `${path} doesn't exist`;
  if (anchor && !anchors(path).includes(anchor)) return `${path} has no heading #${anchor}`;
  return undefined;
}

/** The lines of a file with broken references, with their numbers. */
function mistakes(file: string, pattern: RegExp, target: (path: string) => string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].flatMap(([, path = '', anchor]) => {
        const reason = wrong(target(path), anchor);
        return reason ? [`${file}:${index + 1} ${reason}`] : [];
      }),
    );
}

it('every reference to a guide in the code has an existing heading', () => {
  const pattern = /(?<![\w/.-])(docs\/[\w-]+\.md)(?!x)(?:#([\w-]+))?/g;
  // Tests also mention files of made-up sites.
  const code = files.filter(file => !file.startsWith('__tests__/'));
  expect(code.flatMap(file => mistakes(file, pattern, path => path))).toEqual([]);
});

it('every link in a guide has an existing file and heading', () => {
  const guides = files.filter(file => file.endsWith('.md'));
  const pattern = /\]\((?!https?:)([\w./-]+\.md)(?:#([\w-]+))?\)/g;
  const found = guides.flatMap(file => mistakes(file, pattern, path => normalize(join(dirname(file), path))));
  expect(found).toEqual([]);
});

it('nothing refers to a document outside the repository', () => {
  const cites = /\b(?:SPEC \d|BEHAVIOUR \d|T-[A-Z]{2,3}-\d)/;
  const found = files.flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (cites.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

const FOLDERS = 'app|bench|components|content|deploy|docs|e2e|lib|scripts|tools|__tests__';

it('every path that a guide names exists', () => {
  // Names with placeholders and patterns, such as app/blog/<name>/route.ts, aren't paths, and git doesn't have generated files.
  const pattern = new RegExp(`\`((?:${FOLDERS})/[\\w./[\\]-]*[\\w\\]])/?\``, 'g');
  const guides = files.filter(file => file.endsWith('.md'));
  expect(guides.length).toBeGreaterThan(10);
  expect(guides.flatMap(file => mistakes(file, pattern, path => path))).toEqual([]);
});

it('every file that a comment names exists', () => {
  const pattern = new RegExp(
    `(?<=(?:^\\s*(?:/?\\*|#)|// ).*)(?<![\\w/.-])((?:${FOLDERS})/[\\w./[\\]-]*\\.(?:[cm]?[jt]sx?|css|yml|json))\\b`,
    'g',
  );
  const code = files.filter(file => !file.endsWith('.md') && !file.startsWith('__tests__/'));
  expect(code.flatMap(file => mistakes(file, pattern, path => path))).toEqual([]);
});
