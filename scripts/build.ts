import { rm } from 'node:fs/promises';
import { checkSite } from '@/lib/check/site';
import { EXPORT_INPUTS, exportInputs } from '@/lib/content/exported';
import { typeContent } from './content-data';
import { reportMistakes } from './mistakes';
import { main, runBin, step } from './steps';

/** `npm run build`: content to out/. `--keep-going` prints mistakes and builds all the same. */
main(async () => {
  await rm('out', { recursive: true, force: true });
  await step('Check the content and compile the pages', async () => {
    const { mistakes, checked } = await checkSite();
    reportMistakes(mistakes, checked, process.argv.includes('--keep-going'));
  });
  const content = await step('Type the front matter', typeContent);
  await step('Make sidebar, cards and search index', async () => {
    // Only now is there content to import.
    const { prepare } = await import('./prepare');
    await prepare(content);
  });
  process.env[EXPORT_INPUTS] = await exportInputs();
  await step('Render and export the pages', () =>
    runBin('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1' }),
  );
  await step('Finish the export', async () => {
    const { finish } = await import('./finish');
    await finish();
  });
});
