import { attributeOf } from '../../lib/output/html';
import { elementsNamed } from '../../lib/output/site';
import { routes } from '../../lib/routes';
import { sourceDocs, sourceTerms } from '../support/content';
import { readPage, within } from '../support/html';
import { expect, exportedPages, test } from '../support/site';

test('a page explains each term once, in running text, and not too many terms', () => {
  let explained = 0;
  for (const path of exportedPages().filter(path => path.startsWith('/docs/'))) {
    const page = readPage(path);
    const terms = page.elements.filter(element => attributeOf(element, 'data-term') !== undefined);
    const addresses = terms.map(element => attributeOf(element, 'href'));
    expect(new Set(addresses).size, path).toBe(addresses.length);
    expect(addresses.length, path).toBeLessThanOrEqual(12);
    const elsewhere = page.elements.filter(({ tagName }) =>
      /^(?:h\d|a|code|strong|td|th|summary)$/.test(tagName),
    );
    expect(
      elsewhere.flatMap(within).filter(element => terms.includes(element)),
      path,
    ).toEqual([]);
    explained += terms.length;
  }
  expect(explained).toBeGreaterThan(0);
});

test('a letter of the glossary leads to its first term', async ({ page }) => {
  await page.goto(routes.glossary.slice(1));
  const letters = page.getByRole('list', { name: 'Letters' }).getByRole('link');
  const first = new Map<string, string>();
  for (const term of await page.locator('.prose').getByRole('term').allTextContents())
    if (!first.has(term.charAt(0).toUpperCase())) first.set(term.charAt(0).toUpperCase(), term);
  expect(await letters.allTextContents()).toEqual([...first.keys()]);
  const [letter = '', term = ''] = [...first].at(-1) ?? [];
  await letters.filter({ hasText: letter }).click();
  await expect(
    page.getByRole('term').filter({ has: page.getByText(term, { exact: true }) }),
  ).toBeInViewport();
});

test('in a wide window, the letters stay beside the list, whose letters have headings', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(routes.glossary.slice(1));
  const letters = page.getByRole('list', { name: 'Letters' });
  const top = await letters.evaluate(list => list.getBoundingClientRect().top);
  expect(top).toBeLessThan((await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0);
  await page.getByRole('term').last().scrollIntoViewIfNeeded();
  await expect(letters).toBeInViewport({ ratio: 1 });
  const left = await letters.evaluate(list => list.getBoundingClientRect().left);
  const right = await page
    .getByRole('definition')
    .last()
    .evaluate(text => text.getBoundingClientRect().right);
  expect(left).toBeGreaterThan(right);
  const heads = await page
    .locator('.letter-head')
    .evaluateAll(all => all.map(head => getComputedStyle(head, '::before').content.replaceAll('"', '')));
  expect(heads).toEqual(await letters.getByRole('link').allTextContents());
});

for (const width of [390, 768, 1280])
  test(`the space around the text of every term is the same at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.glossary.slice(1));
    // On a phone, a letter is above its first term.
    const rows = page.locator(width < 577 ? '.prose dl > div:not(.letter-head)' : '.prose dl > div');
    const spaces = await rows.evaluateAll(all =>
      all.map(row => {
        const [term, definition, ...more] = [...row.querySelectorAll('dt > a, dd')].map(part => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect();
        });
        if (!term || !definition) throw new Error('There is no term, or no definition.');
        const box = row.getBoundingClientRect();
        const last = [...row.querySelectorAll('dd')].at(-1)?.getBoundingClientRect().bottom ?? 0;
        return {
          left: term.left,
          above: Math.min(term.top, definition.top) - box.top,
          below: box.bottom - last,
          parts: [definition.top - term.bottom, ...more.map(each => each.top - definition.bottom)],
        };
      }),
    );
    for (const key of ['left', 'above', 'below'] as const) {
      const all = spaces.map(space => space[key]);
      expect(Math.max(...all) - Math.min(...all), key).toBeLessThan(2);
    }
    if (width > 576) return;
    // The parts of an entry are equally far apart.
    for (const { parts } of spaces) expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(5);
  });

test('the glossary lists every term in the frame of the docs, and docs lead to it', async ({ page }) => {
  await page.goto(routes.glossary.slice(1));
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Glossary');
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Glossary');
  const listed = await page.locator('.prose').getByRole('term').allTextContents();
  const terms = sourceTerms();
  expect([...listed].sort()).toEqual(terms.map(({ term }) => term).sort());
  const definitions = (await page.locator('.prose').getByRole('definition').allTextContents()).join('\n');
  // Definitions are Markdown, so this only compares those without formatting.
  for (const { definition } of terms.filter(({ definition }) => !/[`*[\]_<&]/.test(definition)))
    expect(definitions).toContain(definition);
  const leading = sourceDocs().filter(({ route }) =>
    elementsNamed(readPage(route), 'a').some(link => attributeOf(link, 'href') === routes.glossary),
  );
  expect(leading).not.toEqual([]);
});

test('all letters have the same line above them', async ({ page }) => {
  await page.goto(routes.glossary.slice(1));
  const colors = await page
    .locator('.letter-head')
    .evaluateAll(heads => heads.map(head => getComputedStyle(head).borderTopColor));
  expect(colors.length).toBeGreaterThan(1);
  expect(new Set(colors).size).toBe(1);
});
