import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { answering } from '@/e2e/support/servers';
import { freePort } from '@/e2e/support/ports';

test('waiting for a server that was ended by a signal stops, and says which signal it was', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  const url = `http://127.0.0.1:${await freePort()}`;
  await expect(answering(url, child, () => 'its output')).rejects.toThrow(
    'The server exited with SIGTERM:\nits output',
  );
});
