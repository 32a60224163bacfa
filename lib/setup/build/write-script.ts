import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { esbuildTarget } from '@/lib/build-target';
import { writeGenerated } from '@/lib/generated';
import { minifyStyles } from '@/lib/minify-styles';

/** Where the script is written, and the address it is served from. */
const FOLDER = 'public/setup';
const ADDRESS = '/setup/';

/** Characters of the hash in the file's name: enough that two versions never share one. */
const HASH_LENGTH = 10;

/**
 * Makes the script that shows the reader's setup, with its styles, as one file named after a hash of its content, so that it
 * can be cached forever. `.generated/setup-script.json` tells pages its address.
 */
export async function writeSetupScript(): Promise<void> {
  const script = await bundle();
  const name = `${createHash('sha256').update(script).digest('hex').slice(0, HASH_LENGTH)}.js`;
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, name), script);
  await writeGenerated('setup-script', ADDRESS + name);
}

async function bundle(): Promise<string> {
  const styles = await minifyStyles('lib/setup/page/shown.css');
  const { outputFiles } = await build({
    entryPoints: ['lib/setup/page/main.ts'],
    bundle: true,
    format: 'iife',
    minify: true,
    target: esbuildTarget(),
    define: { 'process.env.SETUP_STYLES': JSON.stringify(styles) },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
