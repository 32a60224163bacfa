import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';

import type { App } from './app.ts';
import { startProvider, type Provider } from './openid-provider.ts';
import { tempDir } from './paths.ts';
import { ended, healthy, spawnServer } from './server-process.ts';
import { importBudget } from './start.ts';

/** Some pictures show the address. */
const PORTS: Record<string, number> = {
  server: 5006,
  'server-new': 5016,
  openid: 5026,
  'server-phone': 5036,
};
const PASSWORD = 'copper-kettle-lantern';

type Running = { url: string; process: ChildProcess; dataDir: string };

/** The sync servers of the scenes, which are started on demand, each with its own empty data folder. */
export class SyncServers {
  private running = new Map<string, Promise<Running>>();
  private provider: Promise<Provider> | undefined;

  /**
   * The address of the server for an initial state. Phones have their own server, because with the same random numbers they would
   * upload their budget with the same identifier.
   */
  async url(state: string, device: string): Promise<string> {
    const kind =
      state === 'server-new' || state === 'openid' ? state : device === 'phone' ? 'server-phone' : 'server';
    let server = this.running.get(kind);
    if (!server) {
      server = this.launch(kind);
      this.running.set(kind, server);
    }
    return (await server).url;
  }

  /** Signs in and imports the demo budget. */
  async prepare(app: App, state: 'server' | 'openid', zipFile: string): Promise<void> {
    if (state === 'openid') {
      // The client has to know its server before it can sign in.
      await app.text('Sign in to this Actual instance').waitFor();
      await app.settle(1000);
      await app.page.goto(await openIdLogin(app.url));
    } else {
      await app.page.getByPlaceholder('Password').fill(PASSWORD);
      await app.button('Sign in').click();
    }
    // A server without files offers to create one.
    await app.text('Files').or(app.text('Import my budget')).first().waitFor();
    await app.settle(600);
    await importBudget(app, zipFile);
    await this.uploaded(app);
    await app.reload();
  }

  /** An import is uploaded in the background. */
  private async uploaded(app: App): Promise<void> {
    for (let attempt = 0; attempt < 40; attempt++) {
      const { cloudFileId } = await app.send<{ cloudFileId?: string }>('load-prefs');
      if (cloudFileId) return;
      if (attempt === 20) await app.send('upload-budget', {});
      await new Promise(resolve => setTimeout(resolve, 250));
    }
    throw new Error('the budget wasn\'t uploaded to the server');
  }

  async close(): Promise<void> {
    for (const server of this.running.values()) {
      const { process, dataDir } = await server.catch(() => ({ process: undefined, dataDir: undefined }));
      if (process) await ended(process);
      if (dataDir) rmSync(dataDir, { recursive: true, force: true });
    }
    this.running.clear();
    await (await this.provider)?.close();
  }

  private async launch(kind: string): Promise<Running> {
    const dataDir = tempDir(kind);
    const port = await freePort(PORTS[kind]!);
    const url = `http://127.0.0.1:${port}`;
    const child = spawnServer(dataDir, port);
    const running = { url, process: child, dataDir };
    try {
      await healthy(url, child);
      if (kind !== 'server-new') await post(`${url}/account/bootstrap`, { password: PASSWORD });
      if (kind === 'openid') await this.shareWithOpenId(url);
    } catch (error) {
      child.kill();
      rmSync(dataDir, { recursive: true, force: true });
      throw error;
    }
    return running;
  }

  /** Turns OpenID on and adds the other people of the household. */
  private async shareWithOpenId(url: string): Promise<void> {
    this.provider ??= startProvider({
      sub: 'alex',
      preferred_username: 'alex',
      name: 'Alex',
      email: 'alex@example.com',
    });
    const { url: issuer } = await this.provider;
    const login = (await post(`${url}/account/login`, { loginMethod: 'password', password: PASSWORD })) as {
      data: { token: string };
    };
    await post(
      `${url}/openid/enable`,
      {
        openId: {
          discoveryURL: issuer,
          client_id: 'actual',
          client_secret: 'made-up',
          server_hostname: url,
          authMethod: 'openid',
        },
      },
      login.data.token,
    );
    // The first one to sign in becomes the owner.
    const response = await fetch(await openIdLogin(url), { redirect: 'manual' });
    const callback = await fetch(response.headers.get('location')!, { redirect: 'manual' });
    const token = new URL(callback.headers.get('location')!).searchParams.get('token')!;
    const people = [
      { userName: 'sam', displayName: 'Sam', role: 'ADMIN', enabled: true },
      { userName: 'robin', displayName: 'Robin', role: 'BASIC', enabled: true },
      { userName: 'kit', displayName: 'Kit', role: 'BASIC', enabled: false },
    ];
    for (const person of people) {
      const { data } = (await post(`${url}/admin/users`, person, token)) as { data: { id: string } };
      // This release of the server only sets the role when a user is edited.
      await send('PATCH', `${url}/admin/users`, { ...person, id: data.id }, token);
    }
  }
}

async function openIdLogin(url: string): Promise<string> {
  const answer = (await post(`${url}/account/login`, {
    loginMethod: 'openid',
    returnUrl: url,
    password: PASSWORD,
  })) as { data: { returnUrl: string } };
  return answer.data.returnUrl;
}

const post = (url: string, body: unknown, token?: string): Promise<unknown> => send('POST', url, body, token);

async function send(method: string, url: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { 'X-ACTUAL-TOKEN': token } : {}) },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { status?: string };
  if (answer.status !== 'ok')
    throw new Error(`${new URL(url).pathname} returned ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

/** The preferred port, or else any free one. With another port, the pictures that show the address look different. */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', error => {
      if (wanted === 0) reject(error);
      else {
        console.error(`port ${wanted} is in use, so the pictures will show a different server address`);
        freePort(0).then(resolve, reject);
      }
    });
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
