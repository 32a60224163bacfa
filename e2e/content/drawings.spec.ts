import { SMALLEST_TEXT } from '../../lib/screenshots/legible';
import { expect, exportedHtml, exportedPages, test } from '../support/site';

const NAME = 'Zoomable drawing';

/** The pages with a drawing or diagram. */
const PAGES = exportedPages().filter(path => exportedHtml(path).includes(`aria-label="${NAME}"`));

/** The text of a page's drawings with their size in CSS pixels as shown. Runs in the page. */
function shownTexts(name: string): { text: string; size: number }[] {
  return [...document.querySelectorAll<SVGTextElement>(`[aria-label="${name}"] text`)].map(text => ({
    text: text.textContent,
    size: Number(
      (Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)).toFixed(2),
    ),
  }));
}

test('some pages have drawings', () => {
  expect(PAGES.length).toBeGreaterThan(0);
});

for (const path of PAGES)
  for (const width of [390, 1280])
    test(`the text of every drawing on ${path} can be read at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const texts = await page.evaluate(shownTexts, NAME);
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter(({ size }) => size < SMALLEST_TEXT)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the arrow keys scroll to the end of a drawing that is wider than a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const hidden = (frame: Element) => Math.floor(frame.scrollWidth - frame.clientWidth - frame.scrollLeft);
    for (const path of PAGES) {
      await page.goto(path);
      const frame = page.getByRole('group', { name: NAME }).first();
      if ((await frame.evaluate(hidden)) === 0) continue;
      await frame.focus();
      await expect(async () => {
        await page.keyboard.press('ArrowRight');
        expect(await frame.evaluate(hidden)).toBe(0);
      }).toPass({ intervals: [50] });
      return;
    }
    throw new Error('No page has a drawing that is wider than a phone.');
  });
});
