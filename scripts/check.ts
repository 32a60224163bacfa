import './optimize-later.cjs';
import { checkContent } from '@/lib/check/content';
import { spellingMistakes } from '@/lib/check/spelling';
import { inOrder } from '@/lib/content/source-error';
import { main } from './steps';
import { reportMistakes } from './mistakes';

/** The files that authors write. `npm test` checks the spelling of the code. */
const WRITTEN = ['content/**/*.{mdx,yml}', '*.md'];

/**
 * `npm run check`: finds all errors in the content at once, without a build. With --keep-going, it prints errors and still
 * succeeds. With --no-spelling, it skips the spelling. With --readability, it also prints how hard each page is to read.
 */
main(async () => {
  const spells = !process.argv.includes('--no-spelling');
  const spelling = spells ? await spellingMistakes(WRITTEN) : [];
  const { mistakes, checked, readability } = await checkContent();
  if (process.argv.includes('--readability')) console.log(readability);
  reportMistakes(inOrder([...mistakes, ...spelling]), checked, process.argv.includes('--keep-going'));
});
