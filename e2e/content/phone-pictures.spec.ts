import { expect, exportedHtml, exportedPages, test } from '../support/site';

/** Figures with a list of marks that the phone's picture doesn't have. */
const ONLY_WIDE = 'figure:has(> [data-screen=phone]):not(:has(> [data-screen=phone] svg)) > figcaption > ol';

test('on a phone, a picture without marks has no list of them', async ({ page }) => {
  const pages = exportedPages().filter(path => {
    const html = exportedHtml(path);
    return html.includes('data-screen=phone') && /<figcaption[^>]*>(?:<p>[^<]*<\/p>)?<ol/.test(html);
  });
  for (const path of pages) {
    await page.goto(path.slice(1));
    const lists = page.locator(ONLY_WIDE);
    const count = await lists.count();
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await lists.filter({ visible: true }).count(), path).toBe(count);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await lists.filter({ visible: true }).count(), path).toBe(0);
  }
});
