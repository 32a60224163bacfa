import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { packageVersion, tempDir, toolDir } from '../paths.ts';

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

/** The demo budget's file, created again only after its sources changed: creating it takes most of a minute. */
export async function seededBudget(): Promise<string> {
  const folder = path.join(toolDir, 'src/seed');
  const hash = createHash('sha256').update(packageVersion('@actual-app/api'));
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(path.join(folder, name)));
  hash.update(readFileSync(path.join(toolDir, 'src/freeze.ts')));
  const file = path.join(toolDir, '.cache', `household-${hash.digest('hex').slice(0, 12)}.zip`);
  if (!existsSync(file)) {
    await seed(`${file}.part`);
    renameSync(`${file}.part`, file);
  }
  return file;
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
