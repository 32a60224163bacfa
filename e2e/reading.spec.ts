import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, test } from './support/site';

/** A page with long paragraphs, amounts, and the simulator, one with pictures, one with many blocks of code, and one with steps. */
const GUIDE = 'docs/getting-started/envelope-budgeting/';
const PICTURES = 'docs/schedules/';
const CODE = 'docs/contributing/writing-docs/';
const STEPS = 'docs/install/docker/';

/** The average number of characters in the full lines of an article's paragraphs. */
const lineLength = (page: Page) =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll('.prose > p')].flatMap(paragraph => {
      const counts: number[] = [];
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      let bottom = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const [place] = range.getClientRects();
          if (!place) continue;
          if (place.top >= bottom) {
            counts.push(0);
            ({ bottom } = place);
          }
          counts.push((counts.pop() ?? 0) + 1);
        }
      }
      return counts.slice(0, -1);
    });
    return lines.reduce((sum, count) => sum + count, 0) / lines.length;
  });

for (const width of [768, 1280, 1600]) {
  test(`a line of text has the length that reads best at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto(GUIDE);
    await page.evaluate(() => document.fonts.ready);
    // On the first visit, the font can come too late to be shown. Now it's in the cache.
    await page.reload();
    const length = await lineLength(page);
    expect(length).toBeGreaterThanOrEqual(66);
    expect(length).toBeLessThanOrEqual(72);
  });
}

test('short code ends where the text does, and so does an introduction in larger type', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(CODE);
  const [lead, text] = [page.locator('.prose > p').first(), page.locator('.prose > p').nth(1)];
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  expect(await lead.evaluate(size)).toBeGreaterThan(await text.evaluate(size));
  const width = (await text.boundingBox())?.width ?? 0;
  const blocks = await page.locator('.prose > figure.code').evaluateAll(all =>
    all.map(block => ({
      length: Math.max(
        ...(block.querySelector('pre')?.textContent.split('\n') ?? []).map(line => line.length),
      ),
      width: block.getBoundingClientRect().width,
    })),
  );
  const short = blocks.filter(({ length }) => length < 50);
  expect(short.length).toBeGreaterThan(0);
  for (const block of short) expect(block.width).toBeCloseTo(width, 0);
});

test('pictures nearly as wide as the text end where it does', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(PICTURES);
  const widths = (elements: Locator) =>
    elements.evaluateAll(all => all.map(element => element.getBoundingClientRect().width));
  const [column = 0] = await widths(page.locator('.prose'));
  const pictures = await widths(page.locator('.prose figure img:visible'));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter(width => width > 600 && Math.round(width) !== Math.round(column))).toEqual([]);
});

for (const [device, options] of [
  ['a phone', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }],
  ['a wide screen', { viewport: { width: 1600, height: 900 } }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(options);

    test('the buttons of a block of code cover none of it', async ({ page }) => {
      await page.goto(CODE);
      await hydrated(page);
      const blocks = page.locator('figure.code');
      const copy = blocks.first().getByRole('button', { name: 'Copy code to clipboard' });
      await expect(copy).toBeVisible();
      await expect(copy).toHaveCSS('opacity', '1');
      const covered = await blocks.evaluateAll(all =>
        all.flatMap(block => {
          const bounds = (selector: string) =>
            [...block.querySelectorAll(selector)].map(element => element.getBoundingClientRect());
          return bounds('button').filter(button =>
            bounds('pre').some(
              code => button.top < code.bottom && button.bottom > code.top && button.left < code.right,
            ),
          );
        }),
      );
      expect(covered).toEqual([]);
    });

    test('the buttons of a block of code are beside its lines', async ({ page }) => {
      await page.goto(CODE);
      await hydrated(page);
      const heights = await page
        .locator('figure.code:not(:has(.code-title)):visible')
        .evaluateAll(all =>
          all.map(block => [block.clientHeight, block.querySelector('pre')?.clientHeight ?? 0]),
        );
      expect(heights.length).toBeGreaterThan(0);
      // A button is 44 pixels tall.
      expect(heights.filter(([block = 0, code = 0]) => block > Math.max(code, 44))).toEqual([]);
    });
  });
}

test('on a phone, the minus sign of an amount is on the line of its digits', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(GUIDE);
  const lines = await page.locator('.prose').evaluate(prose => {
    const found: number[] = [];
    const walker = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: amount, index } of (node.textContent ?? '').matchAll(/−\$[\d,.]*\d/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + amount.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (tops.length > 0) found.push(new Set(tops).size);
      }
    return found;
  });
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(count => count > 1)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pictures are light on paper in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(PICTURES);
    // In dark mode, no light picture has been shown yet.
    const sheets = (await page.pdf()).toString('latin1');
    await page.emulateMedia({ colorScheme, media: 'print' });
    const visible = page.locator('.prose figure img:visible');
    await expect(visible.first()).toBeVisible();
    const sources = await visible.evaluateAll(all => all.map(image => image.getAttribute('src') ?? ''));
    expect(sources.filter(source => !source.includes('.light.'))).toEqual([]);
    // A picture that's shown several times is in the file once.
    expect(sheets.match(/\/Subtype \/Image/g)).toHaveLength(new Set(sources).size);
  });
}

test('the simulator looks the same in an article as on the home page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('');
  const home = await looksOf(page);
  await page.goto(GUIDE);
  const guide = await looksOf(page);
  const shared = Object.keys(home).filter(kind => kind in guide);
  expect(shared.length).toBeGreaterThan(20);
  expect(
    shared.filter(kind => home[kind] !== guide[kind]).map(kind => [kind, home[kind], guide[kind]]),
  ).toEqual([]);
});

/** The styles inside the simulator, by kind of element. They don't include sizes, which depend on the numbers. */
const looksOf = (page: Page) =>
  page.getByRole('region', { name: 'Envelope simulator' }).evaluate(place => {
    const properties = [
      ...['background-color', 'border', 'color', 'display', 'font', 'font-variant-numeric', 'letter-spacing'],
      ...['list-style', 'margin-block', 'overflow-wrap', 'padding', 'text-align', 'text-decoration'],
      ...['vertical-align', 'white-space'],
    ];
    const looks: Record<string, string> = {};
    for (const element of place.querySelectorAll('*')) {
      if (element.closest('svg, script, noscript')) continue;
      const style = getComputedStyle(element);
      const data = Object.keys((element as HTMLElement).dataset).join();
      const kind = `${element.parentElement?.tagName} ${element.tagName} ${element.className} ${data}`;
      looks[kind] ??= properties.map(name => `${name}: ${style.getPropertyValue(name)}`).join('; ');
    }
    return looks;
  });

test('text in lists and steps ends where paragraphs end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(STEPS);
  const [end = 0, ends = []] = await page.evaluate(() => {
    const endsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(text => Math.round(text.getBoundingClientRect().right));
    return [endsOf('.prose > p')[0], endsOf('.prose li > p')] as const;
  });
  expect(ends.length).toBeGreaterThan(0);
  expect(ends.filter(right => Math.abs(right - end) > 1)).toEqual([]);
});

test('tables of amounts end where the text does', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(GUIDE);
  const text = await page.locator('.prose > p').first().boundingBox();
  const tables = await page
    .locator('.prose table:has(th[style*="right"]):not(:has(th:nth-child(5)))')
    .evaluateAll(all => all.map(table => table.getBoundingClientRect().width));
  expect(tables.length).toBeGreaterThan(0);
  for (const width of tables) expect(width).toBeCloseTo(text?.width ?? 0, 0);
});

test('on a phone, short inline code is on one line and fits', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(STEPS);
  const places = await page.locator('.prose :is(p, td) code:visible').evaluateAll(all =>
    all
      .filter(({ textContent }) => textContent.length <= 30)
      .map(code => code.getBoundingClientRect())
      .map(({ height, right }) => ({ height, right })),
  );
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter(({ height, right }) => height > 30 || right > 390)).toEqual([]);
});

test('columns of amounts are equally wide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(GUIDE);
  const widths = await page
    .locator('.prose tr:has(> th:nth-child(4)) > th[style*="right"]')
    .evaluateAll(all =>
      all
        .filter(({ textContent }) => textContent.length < 10)
        .map(cell => Math.round(cell.getBoundingClientRect().width)),
    );
  expect(widths.length).toBeGreaterThan(1);
  // The last one has no space at its end.
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(13);
});

test('a printed page says where it comes from and where its links lead', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(PICTURES);
  const shown = (selector: string, part: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element, name).content, part);
  expect(await shown('article', '::before')).toContain(PICTURES);
  expect(await shown('.prose p > a[href^="/docs/"]:not([href*="#"])', '::after')).toMatch(
    /https:\/\/[\w.]+.*\/docs\//,
  );
  await page.goto('docs/getting-started/starting-fresh/');
  expect(await shown('.prose li a[href^="/docs/"][href*="#"]:not([data-term])', '::after')).toContain('#');
  expect(await shown('.prose a[data-term]', '::after')).toBe('none');
});

test('on paper, tables are not cut', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(CODE);
  // The widest possible cells: names that can't break anywhere else.
  const excess = await page.locator('.prose table').evaluateAll(tables =>
    tables.map(table => {
      for (const cell of table.querySelectorAll('td')) {
        const code = document.createElement('code');
        code.textContent = 'a_name_'.repeat(9);
        cell.replaceChildren(code);
      }
      for (const cell of table.querySelectorAll('th'))
        cell.textContent = 'A heading of several words '.repeat(3);
      return table.getBoundingClientRect().width - (table.parentElement?.clientWidth ?? 0);
    }),
  );
  expect(excess.length).toBeGreaterThan(0);
  expect(Math.max(...excess)).toBeLessThanOrEqual(0);
});

test('printed text is as wide as the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(PICTURES);
  const widths = await page
    .locator('.prose > p')
    .evaluateAll(all => all.map(text => text.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeGreaterThan(0.9 * 718);
});
