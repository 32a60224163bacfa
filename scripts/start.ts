import { main, runScript } from './steps';

/** `npm start`: builds the site and serves it. */
main(async () => {
  await runScript('build');
  await runScript('serve');
});
