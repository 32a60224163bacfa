/**
 * `npm run templates`: has the app read every budget template of the pages. `#template` and `#goal` lines are written into
 * the notes of categories and checked by the app's own "Check templates"; `#cleanup` lines, which the app passes over in
 * silence when they are wrong, are given to its parser. A line that the app does not understand ends it with code 1.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { templateLines, type TemplateLine } from '../../../lib/reference/templates.ts';
import { referenceDir } from '../extract/data.ts';
import { find, findAll, parseFile } from '../extract/source.ts';
import { packageDir, packageVersion, repoDir, tempDir } from '../src/paths.ts';

/** Lines that pages show because the app refuses them; one that it accepts after all is a mistake too. */
const MEANT_TO_FAIL = ['#template 24.99 for Netflix'];

const started = performance.now();
const contentDir = path.join(repoDir, 'content');

const lines = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.mdx'))
  .sort()
  .flatMap(name => templateLines(`content/${name}`, readFileSync(path.join(contentDir, name), 'utf8')));
const texts = [...new Set(lines.map(({ text }) => text))].sort();

/** The app's parser of `#cleanup` lines, cut out of the compiled app: it is not reachable from outside. */
function cleanupParser(): (expression: string) => unknown {
  const bundle = parseFile(path.join(packageDir('api-samples'), 'dist/app/bundle.api.js'));
  const parser = find(
    bundle,
    'parser of #cleanup',
    (node): node is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(node) && /^peg\$parse(\$\d+)?$/.test(node.name?.text ?? '') && node.getText().includes('" sink"'),
  );
  const errorName = /new (peg\$SyntaxError(?:\$\d+)?)\(/.exec(parser.getText())?.[1];
  const [error] = findAll(bundle, ts.isVariableDeclaration).filter(node => node.name.getText() === errorName);
  if (!error) throw new Error('the parser of #cleanup has no error class; mend this for the new version');
  return new Function(`const ${error.getText()};\n${parser.getText()}\nreturn ${parser.name?.text};`)() as (expression: string) => unknown;
}

/** The lines that the app does not understand, with its reason where it gives one. */
async function refused(): Promise<Map<string, string>> {
  const wrong = new Map<string, string>();
  const cleanup = cleanupParser();
  for (const text of texts.filter(line => line.startsWith('#cleanup'))) {
    try {
      cleanup(text.slice('#cleanup '.length));
    } catch (error) {
      wrong.set(text, error instanceof Error ? error.message : String(error));
    }
  }
  for (const [text, reason] of await refusedByCheck(texts.filter(line => !line.startsWith('#cleanup')))) wrong.set(text, reason);
  return wrong;
}

/** Writes each line into the note of a category of its own and asks the app to check its templates. */
async function refusedByCheck(templates: string[]): Promise<Map<string, string>> {
  const dataDir = tempDir('templates');
  process.env.ACTUAL_DATA_DIR = dataDir;
  const api = await import('api-samples');
  const send = api.internal.send as (name: string, args?: unknown) => Promise<{ pre?: string }>;
  try {
    await api.init({ dataDir, verbose: false });
    await api.runImport('Templates', async () => {
      const group_id = await api.createCategoryGroup({ name: 'Templates' });
      for (const [index, note] of templates.entries())
        await send('notes-save', { id: await api.createCategory({ name: `line ${index}`, group_id }), note });
    });
    const { pre = '' } = await send('budget/check-templates');
    // A schedule that this budget does not have is no mistake of the line.
    const errors = pre.split('\n\n').filter(error => error !== '' && !error.includes('Schedule “'));
    return new Map(errors.map(error => [templates[Number(/^line (\d+):/.exec(error)?.[1])] ?? error, error.replace(/^line \d+: /, '')]));
  } finally {
    await api.shutdown();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const wrong = await refused();
for (const text of MEANT_TO_FAIL.filter(line => texts.includes(line))) {
  if (wrong.has(text)) wrong.delete(text);
  else wrong.set(text, 'the page says that the app refuses this line, but it does not');
}
const place = ({ file, line }: TemplateLine): string => `${file}:${line}`;
for (const template of lines) {
  const reason = wrong.get(template.text);
  if (reason !== undefined) console.error(`${place(template)} "${template.text}": ${reason === template.text ? 'the app does not understand this line' : reason}`);
}
const known = texts.filter(text => !wrong.has(text));
writeFileSync(path.join(referenceDir, 'template-lines.txt'), `${known.join('\n')}\n`);
console.log(
  `${lines.length} template lines (${texts.length} different) read by the app of @actual-app/api ${packageVersion('api-samples')}, ${wrong.size} not understood, ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
process.exit(wrong.size > 0 ? 1 : 0);
