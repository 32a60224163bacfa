import { watch } from 'node:fs';
import { spawn } from 'node:child_process';
import { main, runBin, runScript, step } from './steps';

/** Wait this long after a change, in ms: editors write a file several times. */
const SETTLE_MS = 200;

/**
 * `npm run dev`: the site on http://localhost:3000, made anew as content changes. Contentlayer watches front matter and
 * bodies; sidebar and links are made again by `prepare`, which prints mistakes and goes on.
 */
main(async () => {
  await step('Check the content', () => runScript('check', ['--keep-going', '--no-spelling']));
  await step('Type the content', () => runBin('contentlayer2', ['build']));
  await step('Prepare the pages', () => runScript('prepare'));

  const children = [
    spawn('node_modules/.bin/contentlayer2', ['dev'], { stdio: ['ignore', 'inherit', 'inherit'] }),
    spawn('node_modules/.bin/next', ['dev', ...process.argv.slice(2)], { stdio: 'inherit' }),
  ];
  // When one of the two ends, or the author stops this script, everything ends: a watcher left behind would go on preparing.
  const stop = () => {
    children.forEach(child => child.kill());
    process.exit();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  children.forEach(child => child.on('exit', stop));

  let timer: NodeJS.Timeout | undefined;
  let running = false;
  const prepareAgain = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (running) return prepareAgain();
      running = true;
      void runScript('check', ['--keep-going', '--no-spelling'])
        .then(() => runScript('prepare'))
        .catch((error: unknown) => console.error(error))
        .finally(() => (running = false));
    }, SETTLE_MS);
  };
  watch('content', { recursive: true }, prepareAgain);
});
