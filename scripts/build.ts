import { rm } from 'node:fs/promises';
import { main, runBin, runScript, step } from './steps';

/** `npm run build`: content to out/. `--keep-going` prints mistakes in links and sidebar and builds all the same. */
main(async () => {
  await rm('out', { recursive: true, force: true });
  await step('Check front matter', () => runScript('check-front-matter'));
  await step('Type the content', () => runBin('contentlayer2', ['build']));
  await step('Check pages and links, make sidebar and search index', () =>
    runScript('prepare', process.argv.slice(2)),
  );
  await step('Render and export the pages', () =>
    runBin('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1' }),
  );
  await step('Finish the export', () => runScript('finish'));
});
