import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { packageDir, repoDir, tempDir, toolDir } from '../src/paths.ts';
import { PASSWORD, startServer } from './server.ts';

export const samplesDir = path.join(repoDir, 'content/samples');

/** The folder of the small budget, next to the programs. */
const BUDGET_DIR = 'small-budget';
const TIMEOUT = 60_000;

/** A program's output, or why it failed. */
export interface Result {
  output: string;
  error?: string;
}

/** How to run a program: with a frozen clock, random numbers, and ids, and with or without a server. */
export interface RunOptions {
  frozen: boolean;
  server?: boolean;
}

/**
 * A folder where programs run as a reader's would: `@actual-app/api` is installed in it, in the samples' release, and each
 * program is a file in it.
 */
export class Workspace {
  private readonly folder = tempDir('samples');
  private budget: string | undefined;

  constructor() {
    mkdirSync(path.join(this.folder, 'node_modules/@actual-app'), { recursive: true });
    symlinkSync(packageDir('api-samples'), path.join(this.folder, 'node_modules/@actual-app/api'));
    writeFileSync(path.join(this.folder, 'package.json'), '{}\n');
  }

  /**
   * Runs the program that creates the small budget, and saves the budget. Every later program starts with a fresh copy.
   *
   * @throws Error if the program fails, because the others need its budget
   */
  async makeBudget(code: string, options: RunOptions): Promise<Result> {
    const result = await this.start(this.save('small-budget', code), options, {});
    if (result.error) throw new Error(`Couldn't create the small budget: ${result.error}`);
    this.budget = path.join(this.folder, 'kept');
    cpSync(path.join(this.folder, BUDGET_DIR), this.budget, { recursive: true });
    return result;
  }

  /** Runs a program with a fresh copy of the small budget. With `server`, that budget is also on a new server. */
  async run(name: string, code: string, options: RunOptions): Promise<Result> {
    if (!options.server) return this.startFresh(name, code, options, {});
    const server = await startServer();
    try {
      const env = { ACTUAL_SERVER_URL: server.url, ACTUAL_PASSWORD: PASSWORD };
      const secret = { ...env, ACTUAL_FILE_PASSWORD: 'walnut-ladder-seven' };
      return await this.startFresh(name, code, options, {
        ...secret,
        ACTUAL_SYNC_ID: await this.upload(env),
        ACTUAL_ENCRYPTED_SYNC_ID: await this.upload(secret),
      });
    } finally {
      await server.close();
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Uploads the small budget to a server, and returns its sync id. */
  private async upload(env: Record<string, string>): Promise<string> {
    const code = readFileSync(path.join(toolDir, 'samples/upload.js'), 'utf8');
    const name = env.ACTUAL_FILE_PASSWORD ? 'upload-encrypted' : 'upload';
    // Without this variable, the package uploads nothing and reports no error.
    const dataDir = path.join(this.folder, BUDGET_DIR);
    const { output, error } = await this.startFresh(name, code, { frozen: true }, { ...env, ACTUAL_DATA_DIR: dataDir });
    const id = /^sync id (\S+)$/m.exec(output)?.[1];
    if (error || !id) throw new Error(`Couldn't upload the budget: ${error ?? output}`);
    return id;
  }

  private startFresh(name: string, code: string, options: RunOptions, env: Record<string, string>): Promise<Result> {
    for (const folder of [BUDGET_DIR, 'actual-data', 'pocket-money']) rmSync(path.join(this.folder, folder), { recursive: true, force: true });
    if (this.budget) cpSync(this.budget, path.join(this.folder, BUDGET_DIR), { recursive: true });
    return this.start(this.save(name, code), options, env);
  }

  private save(name: string, code: string): string {
    const program = path.join(this.folder, `${name}.mjs`);
    writeFileSync(program, code);
    return program;
  }

  private start(program: string, { frozen }: RunOptions, env: Record<string, string>): Promise<Result> {
    return new Promise(resolve => {
      const child = spawn(process.execPath, [...(frozen ? frozenArguments() : []), program], {
        cwd: this.folder,
        env: {
          PATH: process.env.PATH,
          HOME: this.folder,
          NO_COLOR: '1',
          ...(frozen ? { TZ: 'UTC', SAMPLE_SEED: String(seedOf(path.basename(program, '.mjs'))) } : {}),
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      let errors = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
      const timer = setTimeout(() => child.kill('SIGKILL'), TIMEOUT);
      child.once('error', error => {
        clearTimeout(timer);
        resolve({ output: '', error: error.message });
      });
      // It's emitted once all output has been read, and "exit" may come before that.
      child.once('close', (code, signal) => {
        clearTimeout(timer);
        const failed = code === 0 ? undefined : `stopped with ${signal ?? `code ${code}`}\n${errors.slice(-3000)}`;
        resolve({ output, ...(failed ? { error: failed } : {}) });
      });
    });
  }
}

const frozenArguments = (): string[] => ['--import', import.meta.resolve('tsx'), '--import', pathToFileURL(path.join(toolDir, 'samples/frozen.ts')).href];

/** A number for each program, so that different programs never have the same ids. */
const seedOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE();
