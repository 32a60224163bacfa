import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { attributeOf, htmlPages } from '@/lib/output/html';
import { PREVIEW_BASE_URL, PREVIEW_FOLDER } from '@/lib/output/preview';
import { copyProject } from './project-copy';
import { main, runScript, step } from './steps';

/** What the preview has beside the site's own content: a second version of the docs. */
const FIXTURE = '__tests__/fixtures/two-versions';

/**
 * Builds the site once more in a folder of its own, as it is now but below a base path and with a second version of the docs.
 * Checks that no page has an address outside the base path; e2e/versions.spec.ts looks at the versions.
 */
main(async () => {
  await step('Copy the sources', async () => {
    await copyProject(PREVIEW_FOLDER);
    await cp(FIXTURE, PREVIEW_FOLDER, { recursive: true });
  });
  await step(`Build below ${PREVIEW_BASE_URL}`, () =>
    runScript('build', process.argv.slice(2), { BASE_URL: PREVIEW_BASE_URL }, PREVIEW_FOLDER),
  );
  const outside: string[] = [];
  let pages = 0;
  for await (const { file, elements } of htmlPages(join(PREVIEW_FOLDER, 'out'))) {
    pages += 1;
    for (const element of elements) {
      for (const name of ['href', 'src', 'poster', 'action']) {
        const address = attributeOf(element, name);
        if (address?.startsWith('/') && !address.startsWith(PREVIEW_BASE_URL))
          outside.push(`${file}: <${element.tagName} ${name}="${address}">`);
      }
    }
  }
  for (const line of outside.slice(0, 20)) console.error(line);
  if (outside.length > 0)
    throw new Error(
      `${outside.length} addresses do not start with ${PREVIEW_BASE_URL}. Build them with withBase() of lib/routes.ts.`,
    );
  console.log(`  ${pages} pages: every address starts with ${PREVIEW_BASE_URL}`);
});
