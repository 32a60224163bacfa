import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

import { tempDir, toolDir } from '../paths.ts';

export const BUDGET_NAME = 'Our Household';

/** Creates the demo budget as a zip file that the app can import. */
export async function seed(zipFile: string, budgetName = BUDGET_NAME): Promise<void> {
  const dataDir = tempDir('seed');
  try {
    mkdirSync(path.dirname(zipFile), { recursive: true });
    await run([path.join(toolDir, 'src/seed/worker.ts'), dataDir, zipFile, budgetName], dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function run(args: string[], dataDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
      cwd: toolDir,
      env: { ...process.env, ACTUAL_DATA_DIR: dataDir, TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('exit', code => {
      if (code === 0) resolve();
      else reject(new Error(`seeding failed:\n${output.slice(-4000)}`));
    });
  });
}
