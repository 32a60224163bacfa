import { spawn } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { doc, smallSite } from '../support/small-site';

const project = process.cwd();

/** The files that a project command needs in a site's folder. */
const NEEDED = ['scripts', 'lib', 'node_modules', 'package.json', 'tsconfig.json', 'contentlayer.config.ts'];

/** A command starts one or two processes, each of which loads the whole pipeline. */
const TIMEOUT_MS = 120_000;

/** Runs a script of the project in a site's folder. */
async function run(
  name: string,
  args: string[],
  folder: string,
): Promise<{ code: number | null; lines: string[] }> {
  const child = spawn(
    join(project, 'node_modules/.bin/tsx'),
    ['--tsconfig', 'scripts/tsconfig.json', `scripts/${name}.ts`, ...args],
    { cwd: folder, env: { ...process.env, PWD: folder } },
  );
  let output = '';
  child.stdout.on('data', data => (output += String(data)));
  child.stderr.on('data', data => (output += String(data)));
  const code = await new Promise<number | null>(done => child.on('close', done));
  return { code, lines: output.split('\n') };
}

/** Errors on two pages. */
const ON_PAGES = {
  'content/docs/faq.mdx': doc('Text {name}.\n\n[a](/docs/nope/)\n', { title: '42' }),
  'content/docs/x.mdx': doc('Too <10.\n', { title: 'Page' }),
};

async function siteWith(changes: Record<string, string>): Promise<string> {
  const folder = await smallSite(changes);
  for (const name of NEEDED) await symlink(join(project, name), join(folder, name));
  return folder;
}

const LINES = [
  'content/docs/faq.mdx:2:8 The field "title" is 42. Write text (in quotes if it looks like a number).',
  'content/docs/faq.mdx:6:6 MDX treats "{name}" as code. Write \\{ for the character, or put the words in backticks.',
  'content/docs/faq.mdx:8:1 The link "/docs/nope/" doesn\'t match any page on this site. Fix the path or remove the link.',
  'content/docs/x.mdx:6:5 MDX treats "<10." as the start of a tag. Write \\< for the character, or put the words in backticks.',
];

test.each([
  ['check', ['--no-spelling']],
  ['build', []],
])(
  'npm run %s prints every error on its own line and fails',
  async (name, args) => {
    const { code, lines } = await run(name, args, await siteWith(ON_PAGES));
    expect(lines.filter(line => line.startsWith('content/'))).toEqual(LINES);
    expect(code).toBe(1);
  },
  TIMEOUT_MS,
);

test.each([
  ['check', ['--no-spelling']],
  ['build', []],
  ['docs-version', ['next']],
])(
  'npm run %s prints an error in the list of versions, which all pages depend on, without a stack',
  async (name, args) => {
    const { code, lines } = await run(name, args, await siteWith({ 'content/versions.json': '[' }));
    const told = lines.filter(line => line.includes('content/') || line.startsWith('    at '));
    expect(told).toEqual([expect.stringContaining("content/versions.json:1:2 This isn't valid JSON: ")]);
    expect(code).toBe(1);
  },
  TIMEOUT_MS,
);
