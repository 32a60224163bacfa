import { writeFile } from 'node:fs/promises';
import { licenseTexts } from '@/lib/dependencies/delivered';
import { packagesFolder } from '@/lib/packages-folder.mjs';
import { prune } from '@/lib/finish/prune';
import { LAST_VERSION, VERSIONS } from '@/lib/versions/config';
import { isInOtherVersion } from '@/lib/versions/of-doc';
import { shortenClassNames } from './finish/class-names';
import { writeHostRules, writeStubs } from './finish/hosts';
import { completeExport } from './finish/exported';
import { writeOffline } from './finish/offline';
import { finishPages } from './finish/pages';
import { step } from './steps';
import { publishTwins } from './finish/twins';

const OUT = 'out';

/** The steps that process out/ after Next has written it, in this order. */
export async function finish(): Promise<void> {
  await step('Remove unused files', async () => {
    const { files, bytes } = await prune(OUT);
    console.log(`  ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
  });
  await step('Add unchanged pages from the cache', () => completeExport(OUT));
  await step('Shorten the names of classes', () => shortenClassNames(OUT));
  await step('Add the Markdown twins', () => publishTwins(OUT));
  await step('Write the redirect pages', () => writeStubs(OUT));
  // The last step that changes pages, because their policies have hashes of inline scripts.
  await step('Defer the framework, and add styles and a Content-Security-Policy to every page', () =>
    finishPages(OUT),
  );
  await step('List the files for offline reading', () =>
    writeOffline(OUT, route => isInOtherVersion(route, VERSIONS, LAST_VERSION)),
  );
  await step('Write the licenses', async () =>
    writeFile(`${OUT}/licenses.txt`, await licenseTexts(packagesFolder)),
  );
  await step('Write redirects and headers for hosts', () => writeHostRules(OUT));
}
