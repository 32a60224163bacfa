import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { packageDir, repoDir, tempDir, toolDir } from '../src/paths.ts';
import { committed, marked } from './regions.ts';

export const samplesDir = path.join(repoDir, 'content/samples');

/** What a sample printed, or why it failed. */
export interface Result {
  output: string;
  error?: string;
}

/**
 * A folder where samples run as a reader's own program would: `@actual-app/api` is installed in it (the release of the
 * samples), data files lie beside the program, and budgets are kept in `./actual-data`.
 */
export class Workspace {
  private readonly folder = tempDir('samples');

  constructor() {
    mkdirSync(path.join(this.folder, 'node_modules/@actual-app'), { recursive: true });
    symlinkSync(packageDir('api-samples'), path.join(this.folder, 'node_modules/@actual-app/api'));
    writeFileSync(path.join(this.folder, 'package.json'), '{ "type": "module" }\n');
    cpSync(samplesDir, this.folder, { recursive: true, filter: name => !/\.(js|txt)$/.test(name) || name === samplesDir });
  }

  /**
   * Runs a sample.
   *
   * @param name file name without ending
   * @param from a data folder to start with a copy of; without it the sample starts with no budget
   */
  async run(name: string, { from, env = {} }: { from?: string; env?: Record<string, string> } = {}): Promise<Result> {
    const code = readFileSync(path.join(samplesDir, `${name}.js`), 'utf8');
    return this.runProgram(name, marked(code, `content/samples/${name}.js`), from, env);
  }

  /** Puts the budget of a data folder on a server, and answers the sync id it has there. */
  async upload(from: string, env: Record<string, string>): Promise<string> {
    const code = readFileSync(path.join(toolDir, 'samples/upload.js'), 'utf8');
    const { output, error } = await this.runProgram(env.ACTUAL_FILE_PASSWORD ? 'upload-encrypted' : 'upload', code, from, env);
    const id = /^sync id (\S+)$/m.exec(output)?.[1];
    if (error || !id) throw new Error(`the budget could not be put on the server: ${error ?? output}`);
    return id;
  }

  private runProgram(name: string, code: string, from: string | undefined, env: Record<string, string>): Promise<Result> {
    const program = path.join(this.folder, `${name}.js`);
    writeFileSync(program, code);
    rmSync(this.dataDir, { recursive: true, force: true });
    if (from) cpSync(from, this.dataDir, { recursive: true });
    else mkdirSync(this.dataDir);
    return this.start(program, env);
  }

  /** Keeps the budgets of the last run, for others to start with. */
  keepData(name: string): string {
    const kept = path.join(this.folder, `kept-${name}`);
    cpSync(this.dataDir, kept, { recursive: true });
    return kept;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get dataDir(): string {
    return path.join(this.folder, 'actual-data');
  }

  private start(program: string, env: Record<string, string>): Promise<Result> {
    const frozen = pathToFileURL(path.join(toolDir, 'samples/frozen.ts')).href;
    const tsx = import.meta.resolve('tsx');
    return new Promise(resolve => {
      const child = spawn(process.execPath, ['--import', tsx, '--import', frozen, '--unhandled-rejections=warn', program], {
        cwd: this.folder,
        env: {
          PATH: process.env.PATH,
          HOME: this.folder,
          TZ: 'UTC',
          NO_COLOR: '1',
          SAMPLE_SEED: String(seedOf(path.basename(program))),
          // Where the app keeps its documents; without it an upload fails silently.
          ACTUAL_DATA_DIR: this.dataDir,
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      let errors = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
      const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
      child.once('error', error => resolve({ output: '', error: error.message }));
      child.once('exit', (code, signal) => {
        clearTimeout(timer);
        const failed = code === 0 ? undefined : `ended with ${signal ?? `code ${code}`}\n${errors.slice(-3000)}`;
        resolve({ output: committed(output), ...(failed ? { error: failed } : {}) });
      });
    });
  }
}

/** A number of its own for each program, so that the ids of one are never those of another. */
const seedOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE();
