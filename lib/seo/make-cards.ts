import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { cardPath, type Card } from './cards';

/** Where the cards are written; git ignores it. */
const OUTPUT_FOLDER = 'public/cards';

/**
 * Draws the cards that are not there yet and removes those that no page has any more.
 *
 * @returns how many were drawn
 */
export async function makeCards(cards: readonly Card[], folder = OUTPUT_FOLDER): Promise<number> {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const files = new Map(cards.map(card => [basename(cardPath(card)), card]));
  const missing = [...files].filter(([file]) => !present.has(file));
  if (missing.length > 0) {
    const { cardTools, drawCard } = await import('./draw-card');
    const tools = await cardTools();
    for (const [file, card] of missing) {
      // Renamed when whole: a build that is stopped leaves no half picture under a good name.
      await writeFile(join(folder, `${file}.part`), await drawCard(card, tools));
      await rename(join(folder, `${file}.part`), join(folder, file));
    }
  }
  await Promise.all([...present].filter(file => !files.has(file)).map(file => rm(join(folder, file))));
  return missing.length;
}
