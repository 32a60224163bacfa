/**
 * Loaded before a sample: freezes the clock, the random numbers, and the ids, so that its output is always the same.
 * `SAMPLE_SEED` keeps the ids of different programs apart.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

import { freeze, NOW } from '../src/freeze.ts';

freeze({ now: NOW, seed: Number(process.env.SAMPLE_SEED ?? 1), clock: 'step' });
const fill = (array: NodeJS.ArrayBufferView): NodeJS.ArrayBufferView => globalThis.crypto.getRandomValues(array as never);
Object.assign(crypto, {
  randomUUID: () => globalThis.crypto.randomUUID(),
  randomFillSync: fill,
  randomBytes: (size: number) => fill(Buffer.alloc(size)),
});
syncBuiltinESMExports();
