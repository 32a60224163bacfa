import { typeContent } from './content-data';
import { main } from './steps';

/**
 * `npm run prepare:content`: generates everything that a build needs before Next renders, and that type checks and unit tests
 * read.
 */
main(async () => {
  const content = await typeContent();
  // Imported late, because these modules read generated content.
  const { prepare } = await import('./prepare');
  await prepare(content);
});
