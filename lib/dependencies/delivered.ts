import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FONT_PACKAGE } from '../fonts/font';

/** Packages whose code or data readers receive; all others only help to build. */
export const DELIVERED = [
  FONT_PACKAGE,
  '@panzoom/panzoom',
  'flexsearch',
  'next',
  'next-themes',
  'react',
  'react-dom',
  'scheduler',
] as const;

/**
 * The licenses of all that is delivered, as they ask to be passed on: `/licenses.txt`.
 *
 * @param folder where packages are installed
 * @throws Error naming a package without a license file
 */
export async function licenseTexts(folder: string): Promise<string> {
  const texts = await Promise.all(
    DELIVERED.map(async name => {
      const files = await readdir(join(folder, name));
      const file = files.find(each => /license/i.test(each));
      if (!file) throw new Error(`${name} has no license file. Read its license and see how to deliver it.`);
      const { version, license } = JSON.parse(await readFile(join(folder, name, 'package.json'), 'utf8')) as {
        version: string;
        license: string;
      };
      const text = await readFile(join(folder, name, file), 'utf8');
      return `${name} ${version} (${license})\n\n${text.trim()}\n`;
    }),
  );
  return `Parts of this website that others have made, and their licenses.\n\n${texts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}
