import { parentPort } from 'node:worker_threads';
import { generateDotpkg, getConfig, runMain } from 'contentlayer2/core';

// A worker thread: contentlayer ends its process when it finds a mistake. Plain JavaScript, so that it starts at once.
const run = runMain({ tracingServiceName: 'contentlayer', verbose: false });
parentPort?.on('message', async () => {
  const config = await run(getConfig({}));
  await run(generateDotpkg({ config, verbose: false }));
  parentPort?.postMessage('done');
});
