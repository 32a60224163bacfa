import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { parse } from 'parse5';
import { filesBelow } from '@/lib/content/files';
import { Untranslated } from './language/untranslated';
import { Project } from './growth/project';
import { copyProjectWithFixtures } from './project-copy';
import { main, runBin, runScript, step } from './steps';

/** The folder of the site in another language. It's inside the project, so that packages are found in a parent folder. */
const COPY = '.preview/language';

const FIXTURE = 'e2e/fixtures/site';

/** The locale of the made-up language. Its dates use Esperanto, so dates in English can be detected. */
const LOCALE = 'eo';

/** The code to type-check: what the pages are built from. */
const TYPES = 'tsconfig.language.json';

/** The number of errors to print. The rest are counted. */
const SHOWN = 40;

/**
 * `npm run test:language`: builds the site of e2e/fixtures in a made-up language, which is added like any second language
 * (docs/how-to.md), and finds interface text on the pages that is still in English.
 */
main(async () => {
  await copyProjectWithFixtures(COPY, [FIXTURE]);
  await addLanguage(new Project(COPY));
  await step('Build the site in another language', () => runScript('build', [], {}, COPY));
  await step('Check the types', () => runBin('tsc', ['--noEmit', '--project', TYPES], {}, COPY));
  await step('Look for English', findEnglish);
});

/**
 * Adds the language as a translator would: a folder like lib/strings/en, a row in lib/locales.ts, and the import alias of the
 * strings.
 */
async function addLanguage(project: Project): Promise<void> {
  await cp('scripts/language/pseudo.ts', join(COPY, 'lib/strings/pseudo.ts'));
  for (const file of await filesBelow('lib/strings/en', '')) {
    const part = basename(file, extname(file));
    const english = await readFile(file, 'utf8');
    const translated = part === 'locale' ? localeModule() : partModule(part, english);
    project.create(`lib/strings/${LOCALE}/${part}.ts`, translated);
  }
  project.write(
    TYPES,
    JSON.stringify({ extends: './tsconfig.json', include: ['next-env.d.ts', 'app', 'components', 'lib'] }),
  );
  project.edit('lib/locales.ts', text => text.replace(/  en: \{[^}]*\}/, localeRow()));
  for (const file of ['tsconfig.json', 'scripts/tsconfig.json'])
    project.edit(file, text => text.replace('lib/strings/en/', `lib/strings/${LOCALE}/`));
}

const localeModule = () => `import { siteTitle as english } from '../en/locale';
import { pseudo } from '../pseudo';

export const locale: string = '${LOCALE}';
export const siteTitle = pseudo(english);
`;

/** A translation of a module: all that it exports, with the same names. */
function partModule(part: string, english: string): string {
  const names = [...english.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  return `import * as english from '../en/${part}';
import { pseudo } from '../pseudo';
import type { Translation } from '../types';

${names.map(name => `export const ${name}: Translation<typeof english.${name}> = pseudo(english.${name});\n`).join('')}`;
}

const localeRow = () =>
  `  ${LOCALE}: { label: 'Þšéûđö', direction: 'ltr', htmlLang: '${LOCALE}', calendar: 'gregory', path: '', translate: true }`;

/** @throws Error if a page's lang attribute is wrong, or it has text that is neither content nor translated */
async function findEnglish(): Promise<void> {
  const finder = await Untranslated.besides(join(FIXTURE, 'content'), LOCALE);
  const pages = await filesBelow(join(COPY, 'out'), '.html');
  for (const page of pages) finder.look(page, parse(await readFile(page, 'utf8')));
  const lines = finder.report();
  for (const line of lines.slice(0, SHOWN)) console.error(line);
  await writeFile('test-results/untranslated.txt', lines.join('\n')).catch(() => {});
  if (lines.length > 0) throw new Error(`${lines.length} strings aren't in lib/strings.`);
  console.log(`  ${pages.length} pages: every text is translated or part of the content`);
}
