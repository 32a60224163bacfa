import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serveFolder } from '../../lib/static-server';
import { writeOffline } from '../../scripts/finish/offline';
import { freePort } from './ports';
import { TEST_SITE } from './site';

/** A server for one test, which can stop, restart, and serve another deployment. */
export class OwnServer {
  #server: Server | undefined;
  #port: number | undefined;
  url = '';

  /** Serves a folder at the same address, in place of the previous one. */
  async serve(folder: string): Promise<void> {
    await this.stop();
    this.#port ??= await freePort();
    const { server, url } = await serveFolder(folder, this.#port);
    this.#server = server;
    this.url = url;
  }

  /** Simulates a network failure: open connections are closed, too. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    await new Promise(done => {
      server.close(done);
      server.closeAllConnections();
    });
  }
}

/** The folders of this process's deployments. */
const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The pages of a small deployment, because saving all of them in every test would take minutes. */
export const SMALL_SITE = [
  'docs',
  'docs/faq',
  'docs/schedules',
  'docs/tour/budget',
  'docs/accounts/reconciliation',
  'blog/release-25.10.0',
];

/**
 * Creates a deployment with a few pages of the test site and its own list of files for offline reading. It's removed when the
 * process ends, because a server may still be opening one of its files when a test ends.
 *
 * @param changes the new text of files, by their path in the export
 * @returns its folder
 */
export async function smallDeployment(changes: Record<string, string> = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  folders.push(folder);
  const pages = SMALL_SITE.map(path => `${path}/index.html`);
  const text = pages.map(page => readFileSync(join(TEST_SITE, page), 'utf8')).join();
  const isNeeded = (path: string) => {
    if (path.endsWith('.html')) return pages.includes(path) || path === '404.html';
    // The pictures and page data that the pages refer to.
    return /^(?:screenshots|_next\/static\/pages)\//.test(path)
      ? text.includes(path)
      : /^(?:_next|search|setup)\//.test(path);
  };
  const put = (path: string, write: (target: string) => void) => {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    write(target);
  };
  for (const entry of readdirSync(TEST_SITE, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(TEST_SITE.length + 1);
    if (entry.isFile() && isNeeded(path) && !(path in changes))
      put(path, target => linkSync(join(TEST_SITE, path), target));
  }
  for (const [path, content] of Object.entries(changes)) put(path, target => writeFileSync(target, content));
  await writeOffline(folder, () => false);
  return folder;
}
