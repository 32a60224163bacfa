/** @jest-environment node */
import { analyze } from '@/lib/mdx/analyze';
import type { Scenes } from '@/lib/screenshots/manifest';
import { sceneMistakes, unusedScenes } from '@/lib/screenshots/uses';

const scene = { description: '', width: 1280, height: 800, files: { light: 'l.webp', dark: 'd.webp' } };
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

test('a screenshot of a scene that exists is fine', async () => {
  expect(await mistakes('<Screenshot name="budget-header" alt="The header" />\n')).toEqual([]);
});

test('an unknown scene is named by file and line, with the names that are near', async () => {
  expect(await mistakes('Text.\n\n<Screenshot name="budget-heder" alt="The header" />\n')).toEqual([
    'content/docs/x.mdx:3:1 There is no scene "budget-heder". Did you mean budget-header?',
  ]);
});

test('a name like no other is answered with the list of scenes', async () => {
  expect(await mistakes('<Screenshot name="xylophone" alt="None" />\n')).toEqual([
    'content/docs/x.mdx:1:1 There is no scene "xylophone". The scenes are listed in content/screenshots/manifest.json.',
  ]);
});

test('scenes that no page shows are listed', () => {
  const used = Object.keys(scenes).filter(name => name !== 'budget-amount-menu');
  expect(unusedScenes(scenes, used)).toEqual(['budget-amount-menu']);
});
