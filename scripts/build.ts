import './optimize-later.cjs';
import { rm } from 'node:fs/promises';
import { checkContent } from '@/lib/check/content';
import { EXPORT_INPUTS, exportInputs } from '@/lib/content/exported';
import { typeContent } from './content-data';
import { reportMistakes } from './mistakes';
import { main, runBin, step } from './steps';

/** `npm run build`: builds out/ from the content. With `--keep-going`, it prints errors and builds anyway. */
main(async () => {
  await rm('out', { recursive: true, force: true });
  await step('Check the content and compile the pages', async () => {
    const { mistakes, checked } = await checkContent();
    reportMistakes(mistakes, checked, process.argv.includes('--keep-going'));
  });
  const content = await step('Generate data and types from the front matter', typeContent);
  await step('Generate the sidebar, the cards, and the search index', async () => {
    // Imported late, because these modules read generated content.
    const { prepare } = await import('./prepare');
    await prepare(content);
  });
  process.env[EXPORT_INPUTS] = await exportInputs();
  await step('Render and export the pages', () =>
    runBin('next', ['build'], {
      NEXT_TELEMETRY_DISABLED: '1',
      // Next passes the options on to its workers.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ./scripts/optimize-later.cjs`,
    }),
  );
  await step('Finish the export', async () => {
    const { finish } = await import('./finish');
    await finish();
  });
});
