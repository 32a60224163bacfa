/**
 * `npm run samples:pages [-- text…]`: runs every JavaScript block of the API pages as a reader would copy it, from the Markdown
 * twins and in page order, without a frozen clock or anything loaded before the program. Each block must be a complete program,
 * or its title must say which file it goes into. Its output must match the page. Ids differ between runs, so they're compared as
 * ids. With a string, only blocks with that text in their title or code run.
 */
import { execFileSync } from 'node:child_process';

import { frameInTitle, inFrame } from '../../../lib/reference/sample-programs.ts';
import { difference } from '../extract/data.ts';
import { repoDir } from '../src/paths.ts';
import { trimmed } from './regions.ts';
import { Workspace, type Result } from './workspace.ts';

/** The pages, in the order of the sidebar. */
const PAGES = ['api/index', 'api/reference', 'api/actual-ql/index', 'api/actual-ql/functions', 'api/actual-ql/examples'].map(name => `content/docs/${name}.mdx`);
const BUDGET = 'small-budget.mjs';
const FENCE = /^ *```(\w+)(?: title="([^"]*)")?[^\n]*\n([\s\S]*?)\n *```$/gm;
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** What a program uses if it works with a server. */
const SERVER = 'process.env.ACTUAL_SERVER_URL';

/** A block of JavaScript on a page, and the output on the page. */
interface Block {
  page: string;
  title: string;
  code: string;
  output: string;
}

/**
 * The JavaScript blocks of a page's twin.
 *
 * @throws Error naming a block without a file name or frame
 */
function blocksOf(page: string, twin: string): Block[] {
  const fences = [...twin.matchAll(FENCE)].map(([, lang = '', title = '', code = '']) => ({ lang, title, code: unindented(code) }));
  return fences.flatMap(({ lang, title, code }, index) => {
    if (lang !== 'js') return [];
    if (title === '') throw new Error(`${page}: the block that starts with "${code.split('\n')[0]}" has no title. Name its file, or "In example.mjs".`);
    const next = fences[index + 1];
    return [{ page, title, code, output: next?.title === 'Output' ? next.code : '' }];
  });
}

/** The code without the indentation of a list. */
function unindented(code: string): string {
  const lines = code.split('\n');
  const depth = Math.min(...lines.filter(line => line.trim() !== '').map(line => line.search(/\S/)));
  return lines.map(line => line.slice(depth)).join('\n');
}

/** The twins of the pages, built from the current content. The site's packages must be installed. */
function twinsOf(pages: string[]): string[] {
  const script = ['tsx', '--tsconfig', 'scripts/tsconfig.json', 'scripts/print-twins.ts', ...pages];
  const output = execFileSync('npx', script, { cwd: repoDir, encoding: 'utf8', maxBuffer: 64_000_000, stdio: ['ignore', 'pipe', 'inherit'] });
  const twins = JSON.parse(output) as Record<string, string>;
  return pages.map(page => twins[page] ?? '');
}

/** The program of a block: the block itself, or its frame with the block in it. */
function programOf({ page, title, code }: Block, files: Map<string, string>): string {
  const frame = frameInTitle(title);
  if (frame === undefined) return code;
  const file = files.get(frame);
  if (file === undefined) throw new Error(`${page}: "${title}" refers to a file that isn't on any page.`);
  return inFrame(file, code);
}

/** Compares a program's output with its page. Ids count as equal. */
function settle({ page, title, code, output }: Block, result: Result): boolean {
  const label = `${page} "${title}" ${code.split('\n')[0]?.slice(0, 60)}`;
  const same = (text: string): string => trimmed(text).replace(ID, 'id');
  if (!result.error && same(result.output) === same(output)) return true;
  console.error(`✗ ${label}\n${result.error ?? difference(same(output), same(result.output))}`);
  return false;
}

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const started = performance.now();
  const twins = twinsOf(PAGES);
  const blocks = PAGES.flatMap((page, index) => blocksOf(page, twins[index] ?? ''));
  const files = new Map(blocks.filter(({ title }) => frameInTitle(title) === undefined).map(({ title, code }) => [title, code]));
  const maker = blocks.find(({ title }) => title === BUDGET);
  if (!maker) throw new Error(`No page shows ${BUDGET}, which creates the budget for the examples.`);
  const workspace = new Workspace();
  let failed = 0;
  let count = 1;
  try {
    if (!settle(maker, await workspace.makeBudget(maker.code, { frozen: false }))) failed += 1;
    for (const block of blocks) {
      if (block.title === BUDGET || !(chosen.length === 0 || chosen.some(text => block.title.includes(text) || block.code.includes(text)))) continue;
      const program = programOf(block, files);
      const result = await workspace.run('program', program, { frozen: false, server: program.includes(SERVER) });
      count += 1;
      if (!settle(block, result)) failed += 1;
    }
  } finally {
    workspace.remove();
  }
  console.log(`${count} blocks of ${PAGES.length} pages run as copied, ${failed} failed, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (failed > 0) process.exitCode = 1;
}

await main();
