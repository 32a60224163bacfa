import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';

import { ended, healthy } from './server-process.ts';

/** A program that runs until it's stopped. */
const program = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);

test('a running program is stopped', { timeout: 10_000 }, async () => {
  const child = program();
  await ended(child);
  assert.equal(child.signalCode, 'SIGTERM');
});

test('a program that a signal has already ended isn\'t waited for', { timeout: 10_000 }, async () => {
  const child = program();
  child.kill('SIGKILL');
  await once(child, 'exit');
  await ended(child);
  await assert.rejects(healthy('http://127.0.0.1:9', child), /exited with SIGKILL/);
});
