import { appendFile, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyProject } from '../../scripts/project-copy';
import { findBin, main } from '../../scripts/steps';
import { measured } from '../peers/process-tree';
import { table } from '../table';

/** The copy of the project to build, the app with empty pages, and the output folder. */
const FOLDER = '.bench/build';
const EMPTY = '.bench/empty';
const LOG = '.bench/build.log';

/** What an earlier build leaves. Without it, a build starts from scratch. */
const LEFT = ['.cache', '.contentlayer', '.generated', '.next', 'out'];

/** The page that gets another paragraph. */
const EDITED = 'content/docs/faq.mdx';

/** The files of the project that Next reads besides the app. */
const SETTINGS = ['lib', 'next.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const rows: string[][] = [];

/**
 * `npm run bench:build`: measures `npm run build` and `npm run check` from scratch, after an edit, and with nothing changed, and
 * Next alone with the same number of empty pages. It works on copies in `.bench` and prints a table. The pictures in `public` are
 * copied, too, so they aren't created again.
 */
main(async () => {
  await copyProject(FOLDER);
  await forget(FOLDER);
  await measure('check, from scratch', FOLDER, [NPM, 'run', 'check']);
  await measure('check, nothing changed', FOLDER, [NPM, 'run', 'check']);
  await forget(FOLDER);
  await measure('build, from scratch', FOLDER, [NPM, 'run', 'build']);
  await edit();
  await measure('build, one page edited', FOLDER, [NPM, 'run', 'build']);
  await measure('build, nothing changed', FOLDER, [NPM, 'run', 'build']);
  await edit();
  await measure('check, one page edited', FOLDER, [NPM, 'run', 'check']);
  const next = [findBin('next', resolve(FOLDER)), 'build'];
  const pages = await makeEmptyApp();
  await measure(`Next alone, ${pages} empty pages, from scratch`, EMPTY, next);
  await measure(`Next alone, ${pages} empty pages, nothing changed`, EMPTY, next);
  for (const folder of [FOLDER, EMPTY]) await rm(folder, { recursive: true, force: true });
  for (const line of table(['what', 'CPU s', 'seconds', 'memory, GB'], rows)) console.log(line);
});

async function forget(folder: string): Promise<void> {
  for (const name of LEFT) await rm(join(folder, name), { recursive: true, force: true });
}

const edit = () => appendFile(join(FOLDER, EDITED), '\nA paragraph that an author has just written.\n');

/** Creates an app with as many pages as the site that was just built, each with one word. */
async function makeEmptyApp(): Promise<number> {
  const files = await readdir(join(FOLDER, '.next/server/app'), { recursive: true });
  const pages = files.filter(file => file.endsWith('.html')).length;
  await rm(EMPTY, { recursive: true, force: true });
  for (const name of SETTINGS) await cp(name, join(EMPTY, name), { recursive: true });
  for (const name of ['app/[page]', 'components', 'content', 'public'])
    await mkdir(join(EMPTY, name), { recursive: true });
  await writeFile(
    join(EMPTY, 'app/layout.tsx'),
    'export default function Layout({ children }: { children: React.ReactNode }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  );
  await writeFile(
    join(EMPTY, 'app/[page]/page.tsx'),
    `export const dynamicParams = false;\nexport const generateStaticParams = () => Array.from({ length: ${pages} }, (_, index) => ({ page: String(index) }));\nexport default function Page() {\n  return <p>Empty</p>;\n}\n`,
  );
  return pages;
}

async function measure(what: string, folder: string, command: readonly string[]): Promise<void> {
  const { seconds, cpuSeconds, peakBytes } = await measured(command, resolve(folder), LOG);
  rows.push([what, cpuSeconds.toFixed(1), seconds.toFixed(1), (peakBytes / 1e9).toFixed(1)]);
  console.log(`  ${what}: ${cpuSeconds.toFixed(1)} CPU s, ${seconds.toFixed(1)} s`);
}
