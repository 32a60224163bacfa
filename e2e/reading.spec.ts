import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/site';

/** A page with long paragraphs and the simulator, one with pictures, and one with many blocks of code. */
const GUIDE = 'docs/getting-started/envelope-budgeting/';
const PICTURES = 'docs/schedules/';
const CODE = 'docs/contributing/writing-docs/';

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

test('a line of text on a tablet has the length that reads best', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(GUIDE);
  await page.evaluate(() => document.fonts.ready);
  const length = await lineLength(page);
  expect(length).toBeGreaterThanOrEqual(66);
  expect(length).toBeLessThanOrEqual(72);
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

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the buttons of a block of code cover none of it', async ({ page }) => {
    await page.goto(CODE);
    const blocks = page.locator('figure.code');
    await expect(blocks.first().getByRole('button', { name: 'Copy code to clipboard' })).toBeVisible();
    const covered = await blocks.evaluateAll(all =>
      all.filter(block => {
        const code = block.querySelector('pre')?.getBoundingClientRect();
        return [...block.querySelectorAll('button')].some(button => {
          const { top, bottom } = button.getBoundingClientRect();
          return code && top < code.bottom && bottom > code.top;
        });
      }),
    );
    expect(covered).toEqual([]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`pictures are light on paper in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, media: 'print' });
    await page.goto(PICTURES);
    const visible = page.locator('.prose figure img:visible');
    await expect(visible.first()).toBeVisible();
    const sources = await visible.evaluateAll(all => all.map(image => image.getAttribute('src') ?? ''));
    expect(sources.filter(source => !source.includes('.light.'))).toEqual([]);
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
