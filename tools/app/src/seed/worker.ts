/**
 * Creates the budget in a separate process, whose clock and randomness are frozen before the API is loaded: `node --import tsx
 * src/seed/worker.ts <data folder> <zip file> <budget name>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

import { zipSync } from 'fflate';

import { freeze, NOW } from '../freeze.ts';

const [dataDir, zipFile, budgetName] = process.argv.slice(2) as [string, string, string];

const RealDate = Date;
freeze({ now: NOW, seed: 20251115, clock: 'step' });
const fill = (array: NodeJS.ArrayBufferView): NodeJS.ArrayBufferView =>
  globalThis.crypto.getRandomValues(array as never);
Object.assign(crypto, {
  randomUUID: () => globalThis.crypto.randomUUID(),
  randomFillSync: fill,
  randomBytes: (size: number) => fill(Buffer.alloc(size)),
});
syncBuiltinESMExports();

const api = await import('@actual-app/api');
const { buildBudget } = await import('./build.ts');

await api.init({ dataDir, verbose: false } as never);
const id = await buildBudget(api, budgetName);
await api.shutdown();
// The settings file is written slightly later.
await new Promise(resolve => setTimeout(resolve, 500));

const folder = path.join(dataDir, id);
const metadata = JSON.parse(readFileSync(path.join(folder, 'metadata.json'), 'utf8') || '{}') as Record<
  string,
  unknown
>;
metadata.id ??= id;
metadata.budgetName ??= budgetName;
const mtime = new RealDate(NOW);
const zip = zipSync({
  'db.sqlite': [readFileSync(path.join(folder, 'db.sqlite')), { mtime, level: 9 }],
  'metadata.json': [new TextEncoder().encode(JSON.stringify(metadata)), { mtime, level: 9 }],
});
writeFileSync(zipFile, zip);
console.log(`wrote ${path.basename(zipFile)}, ${zip.length} bytes`);
process.exit(0);
