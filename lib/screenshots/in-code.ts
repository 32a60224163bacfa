import { readFile } from 'node:fs/promises';
import { filesBelow } from '../content/files';
import type { Scenes } from './manifest';

/** The folder of the components that show pictures by themselves, such as those of the home page. */
const FOLDER = 'components/marketing';

/** The names of the scenes that the code shows. They're strings in the code. */
export async function scenesInCode(scenes: Scenes): Promise<string[]> {
  const files = await filesBelow(FOLDER, '.tsx');
  const code = (await Promise.all(files.map(file => readFile(file, 'utf8')))).join('\n');
  return Object.keys(scenes).filter(name => new RegExp(`["']${name}["']`).test(code));
}
