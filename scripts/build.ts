import { rm } from 'node:fs/promises';
import { main, runBin, runScript, step } from './steps';

/** `npm run build`: content to out/. `--keep-going` prints mistakes in links and sidebar and builds all the same. */
main(async () => {
  await rm('out', { recursive: true, force: true });
  await step('Check the content', () => runScript('check', ['--no-spelling', ...process.argv.slice(2)]));
  await step('Type the content', () => runBin('contentlayer2', ['build']));
  await step('Make sidebar, cards and search index', () => runScript('prepare'));
  await step('Render and export the pages', () =>
    runBin('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1' }),
  );
  await step('Finish the export', () => runScript('finish'));
});
