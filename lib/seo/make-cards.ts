import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { cardPath, type Card } from './cards';

/** Where the cards are written. Git ignores it. */
const OUTPUT_FOLDER = 'public/cards';

/**
 * Draws missing cards and removes unused ones.
 *
 * @returns the number of cards drawn
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
      // Renamed when complete, so that an interrupted build leaves no partial picture.
      await writeFile(join(folder, `${file}.part`), await drawCard(card, tools));
      await rename(join(folder, `${file}.part`), join(folder, file));
    }
  }
  await Promise.all([...present].filter(file => !files.has(file)).map(file => rm(join(folder, file))));
  return missing.length;
}
