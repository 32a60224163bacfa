/** @jest-environment node */
import { analyze } from '@/lib/mdx/analyze';
import type { Scenes } from '@/lib/screenshots/manifest';
import { sceneMistakes, unusedScenes } from '@/lib/screenshots/uses';

const scene = {
  description: '',
  width: 1280,
  height: 800,
  files: { light: 'l.webp', dark: 'd.webp' },
  amounts: ['142.50', '1,216.44'],
};
const scenes: Scenes = Object.fromEntries(
  [
    'account-header',
    'budget-add-category',
    'budget-amount-menu',
    'budget-balance-menu',
    'budget-header',
    'settings',
    'sidebar',
  ].map(name => [name, scene]),
);
const page = async (raw: string) => ({
  ...(await analyze({ raw, file: 'content/docs/x.mdx', kind: 'doc' })),
  file: 'content/docs/x.mdx',
});
const mistakes = async (raw: string) => sceneMistakes(await page(raw), scenes).map(({ message }) => message);

test('accepts a screenshot of an existing scene', async () => {
  expect(await mistakes('<Screenshot name="budget-header" alt="The header" />\n')).toEqual([]);
});

test('reports an unknown scene by file and line, with similar names', async () => {
  expect(await mistakes('Text.\n\n<Screenshot name="budget-heder" alt="The header" />\n')).toEqual([
    'content/docs/x.mdx:3:1 There is no scene "budget-heder". Did you mean budget-header?',
  ]);
});

test('refers to the list of scenes if no name is similar', async () => {
  expect(await mistakes('<Screenshot name="xylophone" alt="None" />\n')).toEqual([
    'content/docs/x.mdx:1:1 There is no scene "xylophone". The scenes are listed in content/screenshots/manifest.json.',
  ]);
});

test('reports an amount in the alt text or the caption that the picture does not show', async () => {
  const raw =
    '<Screenshot name="budget-header" alt="The header: −142.50" caption="In Actual 25.11, $1,216.44 and 216.44." />\n';
  expect(await mistakes(raw)).toEqual([
    'content/docs/x.mdx:1:1 The picture "budget-header" doesn\'t show 216.44, which its alt text or caption names. Write an amount that it shows: content/screenshots/manifest.json lists them.',
  ]);
});

test('lists unused scenes', () => {
  const used = Object.keys(scenes).filter(name => name !== 'budget-amount-menu');
  expect(unusedScenes(scenes, used)).toEqual(['budget-amount-menu']);
});
