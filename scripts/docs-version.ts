import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '@/lib/content/files';
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
  const old = JSON.parse(await readFile(VERSIONS, 'utf8')) as VersionsFile;
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  const versions = withVersion(old, name, version);
  const folder = join(DOCS, name);
  const sidebar = `content/sidebar.${name}.yml`;
  for (const path of [folder, sidebar])
    if (existsSync(path)) throw new Error(`${path} already exists. Remove it or choose another name.`);

  const frozen = old.versions.flatMap(config =>
    config.folder === '' ? [] : [`${join(DOCS, config.folder)}/`],
  );
  const files = (await filesBelow(DOCS, '.mdx')).filter(
    file => !frozen.some(start => file.startsWith(start)),
  );
  const ids = files.map(file => relative(DOCS, file).replace(/\.mdx$/, ''));
  const paths = new Set(ids.map(routes.doc));
  const copies = await Promise.all(
    files.map(async file => ({
      file: join(folder, relative(DOCS, file)),
      text: pageInFolder(await readFile(file, 'utf8'), name, path => paths.has(path)),
    })),
  );
  const sidebarText = sidebarInFolder(await readFile('content/sidebar.yml', 'utf8'), name);
  for (const { file, text } of copies) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await writeFile(sidebar, sidebarText);
  await writeFile(VERSIONS, `${JSON.stringify(versions, null, 2)}\n`);
  console.log(`✓ Created ${copies.length} pages in ${folder}, ${sidebar}, and an entry in ${VERSIONS}.`);
});
