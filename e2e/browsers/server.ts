import { createServer, type Server } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../../lib/security/headers';
import { serveFolder } from '../../lib/static-server';
import { freePort } from '../support/ports';

/** The paths of the framework's scripts. */
export const SCRIPTS = /^\/_next\/static\/.*\.js$/;

/** Simulated failures of the server. */
export interface Faults {
  /** Paths that don't exist. */
  missing?: RegExp;
  /** Paths whose response waits until release() is called. */
  held?: RegExp;
  /** The delay of every response, in ms. */
  delay?: number;
  /** A script that runs in every page before the page's own, to simulate browser features. */
  firstScript?: string;
}

/** A server for one test. Its address is a new origin, so nothing is stored for it. It can fail and stop. */
export class TestServer {
  faults: Faults = {};
  /** Paths that were requested. */
  readonly asked: string[] = [];
  url = '';
  #folder = '';
  #outer: Server | undefined;
  #inner: Server | undefined;
  #waiting: (() => void)[] = [];

  /** Serves a folder at the same address as before. */
  async serve(folder: string): Promise<void> {
    const port = this.url ? Number(new URL(this.url).port) : await freePort();
    await this.stop();
    this.#folder = folder;
    const { server: inner } = await serveFolder(folder, 0);
    const outer = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      this.asked.push(path);
      response.setHeader('Cache-Control', CACHE.brief);
      void this.#pass(path).then(fault => {
        // The browser canceled the request while it waited, and the folder may be gone.
        if (response.destroyed) return;
        const html = this.#changed(path);
        if (fault === 'missing') response.writeHead(404, { 'Cache-Control': 'no-cache' }).end();
        else if (html) response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
        else inner.emit('request', request, response);
      });
    });
    await new Promise<void>((done, fail) => {
      outer.on('error', fail);
      outer.listen(port, '127.0.0.1', done);
    });
    this.url = `http://127.0.0.1:${port}/`;
    [this.#outer, this.#inner] = [outer, inner];
  }

  /** Releases all held responses, and later ones. */
  release(): void {
    this.faults = { ...this.faults, held: undefined };
    this.#waiting.splice(0).forEach(go => go());
  }

  /** Simulates a network failure: open connections are closed, too. */
  async stop(): Promise<void> {
    this.release();
    for (const server of [this.#outer, this.#inner]) {
      if (!server) continue;
      await new Promise(done => {
        server.close(done);
        server.closeAllConnections();
      });
    }
    this.#outer = this.#inner = undefined;
  }

  async #pass(path: string): Promise<'missing' | undefined> {
    const { held, delay, missing } = this.faults;
    if (delay) await new Promise(done => setTimeout(done, delay));
    if (held?.test(path)) await new Promise<void>(go => this.#waiting.push(go));
    return missing?.test(path) ? 'missing' : undefined;
  }

  /** A page with the first script before the policy, which would block it. */
  #changed(path: string): string | undefined {
    const { firstScript } = this.faults;
    if (!firstScript || !path.endsWith('/')) return undefined;
    const file = join(this.#folder, path, 'index.html');
    if (!existsSync(file)) return undefined;
    const html = readFileSync(file, 'utf8');
    return html.replace('<head>', () => `<head><script>${firstScript}</script>`);
  }
}
