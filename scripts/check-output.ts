import { docId, docs, posts, sourceFile } from '@/lib/content/queries';
import { outputChecks } from '@/lib/output/checks';
import { readSite } from '@/lib/output/site';
import { routes } from '@/lib/routes';
import { main } from './steps';

/** The number of errors to print for each check. The rest are counted. */
const SHOWN = 25;

/** `npm run check:output`: checks the files in out/. Every check runs, and each error says which file to fix. */
main(async () => {
  const sources = new Map([
    ...docs().map(doc => [routes.doc(docId(doc)), sourceFile(doc)] as const),
    ...posts().map(post => [routes.post(post.slug), sourceFile(post)] as const),
  ]);
  const site = await readSite('out', route => sources.get(route));
  let total = 0;
  for (const check of outputChecks) {
    const mistakes = await check.run(site);
    total += mistakes.length;
    console.log(`  ${mistakes.length === 0 ? '✓' : '✗'} ${check.name}`);
    for (const mistake of mistakes.slice(0, SHOWN)) console.error(`    ${mistake}`);
    if (mistakes.length > SHOWN) console.error(`    (+${mistakes.length - SHOWN} more)`);
  }
  if (total > 0) throw new Error(`${total} errors in the ${site.pages.size} pages of out/.`);
  console.log(`  ${site.pages.size} pages, ${site.files.size} files: no errors`);
});
