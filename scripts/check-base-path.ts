import { rm } from 'node:fs/promises';
import { attributeOf, htmlPages } from '@/lib/output/html';
import { main, runBin, runScript, step } from './steps';

/** The base path that the check builds under. */
const BASE_URL = '/docs-preview/';

/** Builds the site below a base path and checks that no page has an address outside it. */
main(async () => {
  await step('Prepare the pages', () => runScript('prepare', process.argv.slice(2), { BASE_URL }));
  await step(`Export the pages under ${BASE_URL}`, () =>
    runBin('next', ['build'], { BASE_URL, NEXT_TELEMETRY_DISABLED: '1' }),
  );
  const outside: string[] = [];
  let pages = 0;
  for await (const { file, elements } of htmlPages('out')) {
    pages += 1;
    for (const element of elements) {
      for (const name of ['href', 'src', 'poster', 'action']) {
        const address = attributeOf(element, name);
        if (address?.startsWith('/') && !address.startsWith(BASE_URL))
          outside.push(`${file}: <${element.tagName} ${name}="${address}">`);
      }
    }
  }
  await rm('out', { recursive: true, force: true });
  for (const line of outside.slice(0, 20)) console.error(line);
  if (outside.length > 0)
    throw new Error(
      `${outside.length} addresses do not start with ${BASE_URL}. Build them with withBase() of lib/routes.ts.`,
    );
  console.log(`  ${pages} pages: every address starts with ${BASE_URL}`);
});
