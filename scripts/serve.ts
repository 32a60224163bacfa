import { existsSync } from 'node:fs';
import { serveFolder } from '@/lib/static-server';
import { main } from './steps';

/** The default port of `npm start`. PORT overrides it. */
const DEFAULT_PORT = 4173;

/** `npm run serve`: serves out/ on 127.0.0.1 and prints the address. */
main(async () => {
  if (!existsSync('out/index.html')) throw new Error("There's no out/ yet. Run `npm run build` first.");
  const { url } = await serveFolder('out', Number(process.env.PORT ?? DEFAULT_PORT));
  console.log(`\nThe site is at ${url}  (Ctrl+C stops it)`);
});
