import { analyze } from '@/lib/mdx/analyze';
import { clipMistakes } from '@/lib/screenshots/clips';
import type { Scene, Scenes } from '@/lib/screenshots/manifest';

const scene = (label: string, changes: Partial<Scene> = {}): Scene => ({
  description: '',
  width: 520,
  height: 300,
  textSize: 13,
  files: { light: 'l.webp', dark: 'd.webp' },
  amounts: ['45.00'],
  marks: [{ label, x: 0, y: 0, width: 0.1, height: 0.1 }],
  ...changes,
});
const scenes: Scenes = {
  'clip-cover-1': scene('Balance'),
  'clip-cover-2': scene('Transfer'),
  'clip-cover-4': scene('Not part of the clip, because there is no third picture'),
};
const mistakes = async (raw: string, all = scenes) => {
  const file = 'content/docs/x.mdx';
  const page = await analyze({ raw, file, kind: 'doc' });
  return clipMistakes({ ...page, file }, all).map(({ message }) => message);
};
const clip = (...steps: string[]) =>
  `<Clip name="clip-cover" alt="Covering">\n\n${steps.map((step, index) => `${index + 1}. ${step}\n`).join('')}\n</Clip>\n`;

test('accepts a clip whose steps name what its pictures outline', async () => {
  expect(await mistakes(clip('Click the **Balance**, −45.00.', 'Click **Transfer**.'))).toEqual([]);
});

test('reports an unknown clip, with similar names or all of them', async () => {
  const named = (name: string) => clip('One').replace('clip-cover', name);
  expect(await mistakes(named('clip-covr'))).toEqual([
    'content/docs/x.mdx:1:1 There\'s no clip "clip-covr". Did you mean clip-cover?',
  ]);
  expect(await mistakes(named('xylophone'))).toEqual([
    'content/docs/x.mdx:1:1 There\'s no clip "xylophone". The clips are: clip-cover.',
  ]);
});

test('reports a list with fewer or more entries than pictures', async () => {
  expect(await mistakes(clip('Click the **Balance**.'))).toEqual([
    'content/docs/x.mdx:1:1 The clip "clip-cover" has 2 pictures, but its list has 1 entry. Write one entry for each picture.',
  ]);
  expect(await mistakes(clip('**Balance**', '**Transfer**', 'Done.'))).toEqual([
    'content/docs/x.mdx:1:1 The clip "clip-cover" has 2 pictures, but its list has 3 entries. Write one entry for each picture.',
  ]);
});

test('reports a step that does not name what its picture outlines, on its line', async () => {
  expect(await mistakes(clip('Click the **Balance**.', 'Click the button.'))).toEqual([
    'content/docs/x.mdx:4:1 The picture of this step outlines “Transfer”. Name it: 2. … **Transfer** …',
  ]);
});

test('reports an amount that the picture of a step does not show', async () => {
  expect(await mistakes(clip('Click the **Balance**.', 'Click **Transfer** for 46.00.'))).toEqual([
    expect.stringMatching(/^content\/docs\/x\.mdx:4:1 The picture "clip-cover-2" doesn't show 46\.00/),
  ]);
});

test('reports a picture that is too small to read', async () => {
  const small = { 'clip-cover-1': scene('Balance', { width: 1280 }) };
  expect(await mistakes(clip('Click the **Balance**.'), small)).toEqual([
    expect.stringContaining('The text in the picture "clip-cover-1" is 6.8 px here'),
  ]);
});

test('reports content other than one numbered list', async () => {
  const raw = '<Clip name="clip-cover" alt="Covering">\n\n- One\n\n</Clip>\n';
  const page = await analyze({ raw, file: 'content/docs/x.mdx', kind: 'doc' });
  expect(page.mistakes).toEqual([
    {
      line: 3,
      column: 1,
      reason: '<Clip> must contain one numbered list, with one entry for each of its pictures.',
    },
  ]);
});
