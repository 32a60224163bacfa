import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { versionsMistakes } from '@/lib/check/versions';
import { filesBelow, writeText } from '@/lib/content/files';
import { routes } from '@/lib/routes';
import { pageInFolder, sidebarInFolder, withVersion, type VersionsFile } from '@/lib/versions/cut';
import { main } from './steps';

const DOCS = 'content/docs';
const VERSIONS = 'content/versions.json';

/**
 * `npm run docs:version next`, or with a release number: adds a version of the docs. It copies the current pages and sidebar,
 * points their links to the copies, and adds an entry to content/versions.json. If any step isn't possible, it writes nothing.
 */
main(async () => {
  const [name] = process.argv.slice(2);
  if (!name)
    throw new Error(
      'The version is missing. Write npm run docs:version next, or npm run docs:version 25.11.',
    );
  const [mistake] = await versionsMistakes();
  if (mistake) throw mistake;
  const old = JSON.parse(await readFile(VERSIONS, 'utf8')) as VersionsFile;
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  const versions = withVersion(old, name, version);
  const folder = join(DOCS, name);
  const sidebar = `content/sidebar.${name}.yml`;
  for (const path of [folder, sidebar])
    if (existsSync(path)) throw new Error(`${path} already exists. Remove it or choose another name.`);

  const copies = await copiesOfPages(old, name);
  const sidebarText = sidebarInFolder(await readFile('content/sidebar.yml', 'utf8'), name);
  for (const { file, text } of copies) await writeText(file, text);
  await writeFile(sidebar, sidebarText);
  await writeFile(VERSIONS, `${JSON.stringify(versions, null, 2)}\n`);
  console.log(`✓ Created ${copies.length} pages in ${folder}, ${sidebar}, and an entry in ${VERSIONS}.`);
});

/** The current pages, as the pages of a new version: without those of other versions, and with links to each other. */
async function copiesOfPages(
  { versions }: VersionsFile,
  name: string,
): Promise<{ file: string; text: string }[]> {
  const others = versions.flatMap(({ folder }) => (folder === '' ? [] : [`${join(DOCS, folder)}/`]));
  const files = (await filesBelow(DOCS, '.mdx')).filter(
    file => !others.some(start => file.startsWith(start)),
  );
  const paths = new Set(files.map(file => routes.doc(relative(DOCS, file).replace(/\.mdx$/, ''))));
  return Promise.all(
    files.map(async file => ({
      file: join(DOCS, name, relative(DOCS, file)),
      text: pageInFolder(await readFile(file, 'utf8'), name, path => paths.has(path)),
    })),
  );
}
