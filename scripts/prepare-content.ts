import { typeContent } from './content-data';
import { main } from './steps';

/** `npm run prepare:content`: everything that a build makes before Next renders, and types and unit tests read. */
main(async () => {
  const content = await typeContent();
  // Only now is there content to import.
  const { prepare } = await import('./prepare');
  await prepare(content);
});
