import { writeFile } from 'node:fs/promises';
import { licenseTexts } from '@/lib/dependencies/delivered';
import { packagesFolder } from '@/lib/packages-folder.mjs';
import { prune } from '@/lib/finish/prune';
import { writeHostRules, writeStubs } from './finish/hosts';
import { completeExport } from './finish/exported';
import { writeOffline } from './finish/offline';
import { finishPages } from './finish/pages';
import { step } from './steps';
import { publishTwins } from './finish/twins';

const OUT = 'out';

/** What is done to out/ after Next has written it, in this order. */
export async function finish(): Promise<void> {
  await step('Remove what nothing asks for', async () => {
    const { files, bytes } = await prune(OUT);
    console.log(`  ${files} files, ${(bytes / 1e6).toFixed(1)} MB`);
  });
  await step('Add the pages that are as they were', () => completeExport(OUT));
  await step('Add the Markdown twins', () => publishTwins(OUT));
  await step('Lead old addresses on', () => writeStubs(OUT));
  // The last step that changes pages: their policies hold hashes of what is inline.
  await step('Let the framework wait for the reader, and give every page its policy', () => finishPages(OUT));
  await step('List what can be kept for reading offline', () => writeOffline(OUT));
  await step('Pass the licenses on', async () =>
    writeFile(`${OUT}/licenses.txt`, await licenseTexts(packagesFolder)),
  );
  await step('Write the rules of every host', () => writeHostRules(OUT));
}
