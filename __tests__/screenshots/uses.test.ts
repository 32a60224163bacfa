import { analyze } from '@/lib/mdx/analyze';
import type { Scene, Scenes } from '@/lib/screenshots/manifest';
import { sceneMistakes, unusedScenes } from '@/lib/screenshots/uses';

const scene: Scene = {
  description: '',
  width: 640,
  height: 400,
  textSize: 13,
  noPhone: 'The app has no such screen on a phone.',
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
const marks = ['Import', 'Filter'].map(label => ({ label, x: 0, y: 0, width: 0.1, height: 0.1 }));
const LIST = '\n\n1. **Import** reads a file.\n2. **Filter** makes the list shorter.\n\n</Screenshot>\n';
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
    'content/docs/x.mdx:3:1 There\'s no scene "budget-heder". Did you mean budget-header?',
  ]);
});

test('refers to the list of scenes if no name is similar', async () => {
  expect(await mistakes('<Screenshot name="xylophone" alt="None" />\n')).toEqual([
    'content/docs/x.mdx:1:1 There\'s no scene "xylophone". The scenes are listed in content/screenshots/manifest.json.',
  ]);
});

test('reports an amount in the alt text or the caption that the picture does not show', async () => {
  const raw =
    '<Screenshot name="budget-header" alt="The header: −142.50" caption="In Actual 25.11, $1,216.44 and 216.44." />\n';
  expect(await mistakes(raw)).toEqual([
    'content/docs/x.mdx:1:1 The picture "budget-header" doesn\'t show 216.44, which its alt text, caption, or figures mention. Write an amount that it shows: content/screenshots/manifest.json lists them.',
  ]);
});

test('reports a figure of the page that the picture does not show', async () => {
  const raw = '<Screenshot name="budget-header" alt="The header" figures="142.50 99.00" />\n';
  expect(await mistakes(raw)).toEqual([
    'content/docs/x.mdx:1:1 The picture "budget-header" doesn\'t show 99.00, which its alt text, caption, or figures mention. Write an amount that it shows: content/screenshots/manifest.json lists them.',
  ]);
});

describe('amounts in the text near a picture', () => {
  const use = '<Screenshot name="budget-header" alt="The header" />';
  const near = async (before: string, after = '', picture = use) =>
    mistakes(`${before}\n\n${picture}\n\n${after}\n`);

  test.each([
    ['before it', 'You have $142.50 and $9.00.', ''],
    ['after it', '## Now', 'You have −$142.50.'],
    ['in a table', '| To Budget |\n|---|\n| $142.50 |', '## Then\n\n$1.00'],
    ['in a list', '- **Rent** is $142.50.', ''],
  ])('must be declared: %s', async (_, before, after) => {
    const [message, ...others] = await near(before, after);
    expect(message).toMatch(
      /^content\/docs\/x\.mdx:\d+:1 The text near the picture "budget-header" gives amounts, such as 142\.50\. If they're the same amounts, write figures="142\.50"\./,
    );
    expect(others).toEqual([]);
  });

  test('must be the same, or the caption must have an amount of the picture', async () => {
    expect(await near('You have $20.00.')).toEqual([
      'content/docs/x.mdx:3:1 The text near the picture "budget-header" gives amounts, such as 20.00. It shows none of them. Use the picture\'s amounts in the text, or take the picture again with the text\'s amounts in tools/app. If the picture shows another example, say so in its caption, with one of its amounts: 142.50, 1,216.44.',
    ]);
  });

  test.each([
    ['figures', '<Screenshot name="budget-header" alt="The header" figures="142.50" />'],
    [
      'the caption',
      '<Screenshot name="budget-header" alt="The header" caption="Another month, with $1,216.44." />',
    ],
  ])('can be declared in %s', async (_, picture) => {
    expect(await near('You have $142.50.', '', picture)).toEqual([]);
  });

  test('may be in another section, in code, or without a dollar sign', async () => {
    expect(await near('You have $20.00.\n\n## Now\n\nIn 25.11, `$20.00` is a third: 33.33 percent.')).toEqual(
      [],
    );
  });
});

test('lists unused scenes', () => {
  const used = Object.keys(scenes).filter(name => name !== 'budget-amount-menu');
  expect(unusedScenes(scenes, used)).toEqual(['budget-amount-menu']);
});

describe('the text of a picture', () => {
  const only = (changes: Partial<Scene>): Scenes => ({ settings: { ...scene, ...changes } });
  const found = async (raw: string, changes: Partial<Scene>) =>
    sceneMistakes(await page(raw), only(changes)).map(({ message }) => message);
  const use = '<Screenshot name="settings" alt="Settings" />\n';

  test('may be 11 pixels and more in the column of a page', async () => {
    expect(await found(use, { width: 668, textSize: 11 })).toEqual([]);
    expect(await found(use, { width: 789, textSize: 13 })).toEqual([]);
  });

  test('must be larger if the picture is wider than the column, and the message says by how much to crop', async () => {
    expect(await found(use, { width: 1280, textSize: 13 })).toEqual([
      'content/docs/x.mdx:1:1 The text in the picture "settings" is 6.8 px here. Readers need at least 11 px. Crop its scene to 789 px in tools/app, and take it again.',
    ]);
  });

  test('has less room in a list', async () => {
    expect(await found(`1. One\n\n   ${use}`, { width: 789, textSize: 13 })).toEqual([
      'content/docs/x.mdx:3:4 The text in the picture "settings" is 10.2 px here. Readers need at least 11 px. Crop its scene to 732 px in tools/app, and take it again.',
    ]);
  });

  test('may be small in a whole window whose marks are explained', async () => {
    const raw = `<Screenshot name="settings" alt="Settings">${LIST}`;
    expect(await found(raw, { width: 1280, wholeWindow: true, marks })).toEqual([]);
    expect(await found(use, { width: 1280, wholeWindow: true, marks })).toEqual([
      'content/docs/x.mdx:1:1 The picture "settings" has numbered marks. Explain them in a list inside <Screenshot>: 1. **Import** 2. **Filter**',
    ]);
    expect(await found(use, { width: 1280, wholeWindow: true })).toEqual([
      'content/docs/x.mdx:1:1 The picture "settings" shows a whole window with no marks. Add marks to its scene in tools/app, or crop the picture.',
    ]);
  });
});

describe('the marks of a picture', () => {
  const found = async (raw: string, phone: Partial<Scene> = {}, wide: Partial<Scene> = {}) =>
    sceneMistakes(await page(raw), {
      'account-header': { ...scene, marks, ...wide },
      'phone-account': { ...scene, width: 360, height: 780, ...phone },
    }).map(({ message }) => message);
  const withPhone = 'phone="phone-account" phoneAlt="On a phone"';

  test('need no list', async () => {
    expect(await found('<Screenshot name="account-header" alt="The header" />\n')).toEqual([]);
  });

  test('are explained in their order', async () => {
    expect(await found(`<Screenshot name="account-header" alt="The header">${LIST}`)).toEqual([]);
    const swapped = '\n\n1. **Filter** first.\n2. **Import** second.\n\n</Screenshot>\n';
    expect(await found(`<Screenshot name="account-header" alt="The header">${swapped}`)).toEqual([
      'content/docs/x.mdx:1:1 The picture "account-header" has numbered marks. Explain them in a list inside <Screenshot>: 1. **Import** 2. **Filter**',
    ]);
  });

  test('are the same on phones', async () => {
    const raw = `<Screenshot name="account-header" alt="The header" ${withPhone}>${LIST}`;
    expect(await found(raw, { marks })).toEqual([]);
    // The list is hidden on a phone, which can't do what it's about.
    expect(await found(raw)).toEqual([]);
    expect(await found(raw, {}, { noPhone: undefined })).toEqual([
      'content/docs/x.mdx:1:1 The list explains the marks of "account-header". Add the same marks to the scene "phone-account" in tools/app, or leave out phone.',
    ]);
  });

  test('the caption and the figures are about both pictures', async () => {
    const raw = `<Screenshot name="account-header" alt="The header, 142.50" caption="$1,216.44." figures="142.50" ${withPhone} />\n`;
    expect(await found(raw)).toEqual([]);
    expect(await found(raw, { amounts: ['142.50'] })).toEqual([
      'content/docs/x.mdx:1:1 The picture "phone-account" doesn\'t show 1,216.44, which its alt text, caption, or figures mention. Write an amount that it shows: content/screenshots/manifest.json lists them.',
    ]);
  });

  test('a phone’s picture is checked like any other', async () => {
    const raw = `<Screenshot name="account-header" alt="The header" phone="phone-account" phoneAlt="The balance 99.99" />\n`;
    expect(await found(raw, { width: 390, textSize: 11 })).toEqual([
      'content/docs/x.mdx:1:1 The picture "phone-account" doesn\'t show 99.99, which its alt text, caption, or figures mention. Write an amount that it shows: content/screenshots/manifest.json lists them.',
      'content/docs/x.mdx:1:1 The picture "phone-account" is for phones, which have room for 360 px. content/screenshots/manifest.json says that its text needs 390 px. Crop its scene in tools/app, and take it again.',
    ]);
    expect(
      await found(
        '<Screenshot name="account-header" alt="The header" phone="phone-acount" phoneAlt="A" />\n',
      ),
    ).toEqual(['content/docs/x.mdx:1:1 There\'s no scene "phone-acount". Did you mean phone-account?']);
  });
});

describe('a picture that is too wide for phones', () => {
  const found = async (raw: string, changes: Partial<Scene> = {}) =>
    sceneMistakes(await page(raw), {
      settings: { ...scene, noPhone: undefined, ...changes },
      'phone-settings': { ...scene, width: 360 },
    }).map(({ message }) => message);
  const use = '<Screenshot name="settings" alt="Settings" />\n';

  test('needs the screen of a phone', async () => {
    expect(await found(use)).toEqual([
      'content/docs/x.mdx:1:1 The picture "settings" is too wide for phones. Name the phone\'s own screen: phone="scene" phoneAlt="what it shows". If the app has no such screen, give the scene a noPhone in tools/app, and take it again.',
    ]);
    const withPhone = 'phone="phone-settings" phoneAlt="Settings on a phone"';
    expect(await found(`<Screenshot name="settings" alt="Settings" ${withPhone} />\n`)).toEqual([]);
  });

  test.each([
    ['the app has no such screen on a phone', { noPhone: 'It has none.' }],
    ['it fits a phone', { width: 420 }],
  ])('does not if %s', async (_, changes) => {
    expect(await found(use, changes)).toEqual([]);
  });
});
