import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOfFiles } from '@/lib/cache';
import { attributeOf, htmlPages } from '@/lib/output/html';
import { TEST_SITES, type TestSite } from '@/lib/output/test-sites';
import { copyProjectWithFixtures, FIXTURE_SOURCES } from './project-copy';
import { main, runScript, step } from './steps';

/** The number of errors to print. The rest are counted. */
const SHOWN = 20;

/**
 * `npm run build:test-sites`: builds the sites of e2e/fixtures for the browser tests, unless their sources haven't changed.
 * Arguments select sites by name.
 */
main(async () => {
  const names = Object.keys(TEST_SITES) as TestSite[];
  const chosen = names.filter(name => process.argv.length === 2 || process.argv.includes(name));
  for (const name of chosen) await buildTestSite(name);
});

async function buildTestSite(name: TestSite): Promise<void> {
  const { folder, content, baseUrl } = TEST_SITES[name];
  const stamp = join(folder, 'built-from.txt');
  const sources = await hashOfFiles([...FIXTURE_SOURCES, ...content]);
  const built = await readFile(stamp, 'utf8').catch(() => undefined);
  if (built === sources) return console.log(`  ${folder} is up to date`);
  await copyProjectWithFixtures(folder, content);
  await step(`Build ${folder}`, () => runScript('build', [], { BASE_URL: baseUrl }, folder));
  await checkBasePath(folder, baseUrl);
  await writeFile(stamp, sources);
}

/** @throws Error if a page has an address outside the base path */
async function checkBasePath(folder: string, baseUrl: string): Promise<void> {
  const outside: string[] = [];
  let pages = 0;
  for await (const { file, elements } of htmlPages(join(folder, 'out'))) {
    pages += 1;
    for (const element of elements) {
      for (const name of ['href', 'src', 'poster', 'action']) {
        const address = attributeOf(element, name);
        if (address?.startsWith('/') && !address.startsWith(baseUrl))
          outside.push(`${file}: <${element.tagName} ${name}="${address}">`);
      }
    }
  }
  for (const line of outside.slice(0, SHOWN)) console.error(line);
  if (outside.length > 0)
    throw new Error(
      `${outside.length} addresses don't start with ${baseUrl}. Write them with withBase() of lib/routes.ts.`,
    );
  console.log(`  ${pages} pages: all addresses start with ${baseUrl}`);
}
