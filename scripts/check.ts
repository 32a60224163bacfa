import { checkSite } from '@/lib/check/site';
import { spellingMistakes } from '@/lib/check/spelling';
import { inOrder } from '@/lib/content/source-error';
import { main } from './steps';
import { reportMistakes } from './mistakes';

/** What authors write; the spelling of the code is checked by `npm test`. */
const WRITTEN = ['content/**/*.{mdx,yml}', '*.md'];

/**
 * `npm run check`: everything that can be wrong with the content, told at once, without a build. With --keep-going mistakes are
 * printed, and the script succeeds anyway; with --no-spelling the spelling is left to others; with --readability it
 * also prints how hard each page is to read.
 */
main(async () => {
  const spells = !process.argv.includes('--no-spelling');
  const spelling = spells ? await spellingMistakes(WRITTEN) : [];
  const { mistakes, checked, readability } = await checkSite();
  if (process.argv.includes('--readability')) console.log(readability);
  reportMistakes(inOrder([...mistakes, ...spelling]), checked, process.argv.includes('--keep-going'));
});
