import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './ports';

/** A server with a configuration from deploy/ that serves the export. */
export interface RunningServer {
  url: string;
  stop(): void;
}

/** The Debian package of a program. */
const PACKAGES = { nginx: 'nginx-light', caddy: 'caddy' } as const;

/** Whether a program is installed. If it isn't, this tries to install it with apt-get. */
export function isInstalled(program: 'nginx' | 'caddy'): boolean {
  const runs = (command: string, args: string[]) => {
    try {
      execFileSync(command, args, { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  const answers = () => runs(program, [program === 'nginx' ? '-v' : 'version']);
  if (answers()) return true;
  const install = ['install', '-y', '-qq', '--no-install-recommends', PACKAGES[program]];
  if (!runs('apt-get', install) && runs('apt-get', ['update', '-qq'])) runs('apt-get', install);
  if (answers()) return true;
  console.warn(`${program} isn't installed and apt-get can't install it, so its configuration isn't tested.`);
  return false;
}

/** Starts a program with its configuration in deploy/ on a free port, in a temporary folder with the export. */
export async function startServer(program: 'nginx' | 'caddy', site = 'out'): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), `${program}-`));
  const port = await freePort();
  // If root starts nginx, it reads files as another user.
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'deploy'));
  await symlink(resolve(site), join(folder, 'out'));
  await symlink(resolve('.generated'), join(folder, '.generated'));
  const name = program === 'nginx' ? 'nginx.conf' : 'Caddyfile';
  const text = (await readFile(`deploy/${name}`, 'utf8')).replaceAll('8080', String(port));
  await writeFile(join(folder, 'deploy', name), text);

  const child =
    program === 'nginx'
      ? spawn('nginx', ['-p', folder, '-c', `${folder}/deploy/${name}`, '-g', 'daemon off;'])
      : spawn('caddy', ['run', '--config', `deploy/${name}`], { cwd: folder });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  await answering(url, child, () => log);
  return { url, stop: () => void child.kill() };
}

/**
 * Waits until a server responds.
 *
 * @throws Error with its output if it exits before that
 */
export async function answering(url: string, child: ChildProcess, log: () => string): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise(next => setTimeout(next, 50));
  }
  throw new Error(`The server exited with ${child.signalCode ?? `code ${child.exitCode}`}:\n${log()}`);
}
