import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { cardPath, docCard } from '@/lib/seo/cards';
import { makeCards } from '@/lib/seo/make-cards';
import { temporaryFolder } from '../support/temporary-folder';

const LONG =
  'A Title that Goes On & On <b>Quite</b> a “While” 🎉 to See Whether It Still Fits into Its Picture When It Is Much Too Long for It';
const cards = [docCard('faq', 'FAQ'), docCard('long', LONG)];
const fileOf = (card: (typeof cards)[number]) => basename(cardPath(card));

test('cards are drawn once, in the right size and under 40 KB, and removed if unused', async () => {
  const folder = await temporaryFolder('cards');
  await writeFile(join(folder, 'docs-old.00000000.png'), '');
  expect(await makeCards(cards, folder)).toBe(2);
  expect((await readdir(folder)).sort()).toEqual(cards.map(fileOf).sort());
  for (const card of cards) {
    const file = join(folder, fileOf(card));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect((await stat(file)).size).toBeLessThan(40_000);
  }

  const before = await readFile(join(folder, fileOf(cards[0] ?? docCard('', ''))));
  expect(await makeCards(cards.slice(0, 1), folder)).toBe(0);
  expect(await readdir(folder)).toHaveLength(1);
  expect(await readFile(join(folder, fileOf(cards[0] ?? docCard('', ''))))).toEqual(before);
});
