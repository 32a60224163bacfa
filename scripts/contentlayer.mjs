import { parentPort } from 'node:worker_threads';
import { generateDotpkg, getConfig, runMain } from 'contentlayer2/core';

// A worker thread, because contentlayer exits its process when it finds an error. Plain JavaScript, so that it starts quickly.
const run = runMain({ tracingServiceName: 'contentlayer', verbose: false });
parentPort?.on('message', async () => {
  const config = await run(getConfig({}));
  await run(generateDotpkg({ config, verbose: false }));
  parentPort?.postMessage('done');
});
