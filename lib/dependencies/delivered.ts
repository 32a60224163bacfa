import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FONT_PACKAGE } from '../fonts/font';

/** Packages whose code or data is part of the site that readers download. All others are only used for the build. */
export const DELIVERED = [
  FONT_PACKAGE,
  '@panzoom/panzoom',
  'csv-parse',
  'date-fns',
  'flexsearch',
  'next',
  'next-themes',
  'react',
  'react-dom',
  'sax',
  'scheduler',
] as const;

/**
 * The text of `/licenses.txt`: the licenses for everything that the site distributes, which must be distributed with it.
 *
 * @param folder where packages are installed
 * @throws Error naming a package without a license file
 */
export async function licenseTexts(folder: string): Promise<string> {
  const texts = await Promise.all(
    DELIVERED.map(async name => {
      const files = await readdir(join(folder, name));
      const file = files.find(each => /license/i.test(each));
      if (!file)
        throw new Error(`${name} has no license file. Find out what its license requires us to publish.`);
      const { version, license } = JSON.parse(await readFile(join(folder, name, 'package.json'), 'utf8')) as {
        version: string;
        license: string;
      };
      const text = await readFile(join(folder, name, file), 'utf8');
      return `${name} ${version} (${license})\n\n${text.trim()}\n`;
    }),
  );
  return `Third-party software in this website, and its licenses.\n\n${texts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}
