import { checkSite } from '@/lib/check/site';
import { main } from './steps';
import { reportMistakes } from './mistakes';

/**
 * Everything that can be wrong with the content, told at once, without a build. With --keep-going mistakes are printed, and the
 * script ends well all the same.
 */
main(async () => {
  const { mistakes, checked } = await checkSite();
  reportMistakes(mistakes, checked, process.argv.includes('--keep-going'));
});
