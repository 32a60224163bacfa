import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true }))));

/** Creates a folder that is removed after the test file. `name` is the prefix of its name. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
}
