import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle, minifyStyles, shortHash } from '@/lib/bundle';
import { writeText } from '@/lib/content/files';
import { writeGenerated } from '@/lib/generated';

/** Where the script is written, and the address it is served from. */
const FOLDER = 'public/setup';
const ADDRESS = '/setup/';

/**
 * Makes the script that shows the reader's setup, with its styles, as one file named after a hash of its content, so that it
 * can be cached forever. `.generated/setup-script.json` tells pages its address.
 */
export async function writeSetupScript(): Promise<void> {
  const script = await bundle('lib/setup/page/main.ts', {
    SETUP_STYLES: await minifyStyles('lib/setup/page/shown.css'),
  });
  const name = `${shortHash(script)}.js`;
  await rm(FOLDER, { recursive: true, force: true });
  await writeText(join(FOLDER, name), script);
  await writeGenerated('setup-script', ADDRESS + name);
}
