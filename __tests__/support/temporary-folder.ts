import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

afterAll(() => Promise.all(folders.map(folder => rm(folder, { recursive: true, force: true }))));

/** Makes a folder that is there until the test file has ended. `name` is what its own begins with. */
export async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
}
