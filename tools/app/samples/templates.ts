/**
 * `npm run templates`: has the app parse every budget template on the pages. `#template` and `#goal` lines are written to the
 * notes of categories and checked with the app's own "Check templates". `#cleanup` lines are passed to the app's parser, because
 * the app silently ignores invalid ones. It exits with code 1 if the app rejects a line.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { templateLines, type TemplateLine } from '../../../lib/reference/templates.ts';
import { referenceDir } from '../extract/data.ts';
import { find, findAll, parseFile } from '../extract/source.ts';
import { packageDir, packageVersion, repoDir, tempDir } from '../src/paths.ts';

/** Lines that pages show because the app rejects them. If the app accepts one, that's an error, too. */
const MEANT_TO_FAIL = ['#template 24.99 for Netflix'];

const started = performance.now();
const contentDir = path.join(repoDir, 'content');

const lines = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.mdx'))
  .sort()
  .flatMap(name => templateLines(`content/${name}`, readFileSync(path.join(contentDir, name), 'utf8')));
const texts = [...new Set(lines.map(({ text }) => text))].sort();

/** The app's parser of `#cleanup` lines, extracted from the compiled app, because it isn't exported. */
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
  if (!error) throw new Error('the parser of #cleanup has no error class. Update this script for the new version');
  return new Function(`const ${error.getText()};\n${parser.getText()}\nreturn ${parser.name?.text};`)() as (expression: string) => unknown;
}

/** The lines that the app rejects, with its reason if there is one. */
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

/** Writes each line to its category's note, and has the app check its templates. */
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
    // A schedule that this budget doesn't have isn't an error in the line.
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
  else wrong.set(text, 'the page says that the app rejects this line, but it doesn\'t');
}
const place = ({ file, line }: TemplateLine): string => `${file}:${line}`;
for (const template of lines) {
  const reason = wrong.get(template.text);
  if (reason !== undefined) console.error(`${place(template)} "${template.text}": ${reason === template.text ? 'the app rejects this line' : reason}`);
}
const known = texts.filter(text => !wrong.has(text));
writeFileSync(path.join(referenceDir, 'template-lines.txt'), `${known.join('\n')}\n`);
console.log(
  `${lines.length} template lines (${texts.length} different) parsed by @actual-app/api ${packageVersion('api-samples')}, ${wrong.size} rejected, ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
process.exit(wrong.size > 0 ? 1 : 0);
