import type { Page } from '@playwright/test';
import { expect, test } from './support/site';

/** One page of each kind. */
const PAGES = [
  '',
  'download/',
  'contact/',
  'search/?q=rules',
  'blog/',
  'blog/articles/',
  'blog/release-25.10.0/',
  'blog/archive/',
  'blog/authors/',
  'blog/authors/youngcw/',
  'blog/tags/',
  'blog/tags/release/',
  'docs/',
  'docs/tour/budget/',
  'docs/releases/',
  'docs/glossary/',
  'docs/api/reference/',
  'docs/contributing/writing-docs/',
  '404.html',
];

/** The smallest target in pixels, in both directions (WCAG 2.5.5). */
const SMALLEST = 44;

/** Every control and link that's smaller than a fingertip. Links in a line of text are exempt, as they are in WCAG 2.5.5. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(smallest => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]';
    /** A link in an article's text, or one whose paragraph, cell or list item has other text. */
    const isInText = (element: Element) => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      if (element.closest('.prose')) return true;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
      return (block?.textContent ?? '').trim().length > element.textContent.trim().length;
    };
    /** How far from the middle, in a direction and in pixels, a touch still hits the target. */
    const reach = (element: Element, x: number, y: number, right: number, down: number) => {
      let distance = 0;
      for (; distance < smallest; distance += 1) {
        const hit = document.elementFromPoint(x + right * distance, y + down * distance);
        if (!hit || !(element.contains(hit) || hit.closest('label')?.contains(element))) break;
      }
      return distance;
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll(CONTROLS)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue;
      if (isInText(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      // What's out of the window until it's focused, such as the skip link, can't be touched.
      if (box.width < 2 || box.bottom < 0 || box.right < 0) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const width = Math.max(box.width, reach(element, x, y, 1, 0) + reach(element, x, y, -1, 0) - 1);
      const height = Math.max(box.height, reach(element, x, y, 0, 1) + reach(element, x, y, 0, -1) - 1);
      if (Math.min(width, height) < smallest - 0.5) {
        const name = element.textContent.trim() || element.getAttribute('aria-label');
        found.push(`${element.tagName} “${name}”: ${Math.round(width)} × ${Math.round(height)}`);
      }
    }
    return found;
  }, SMALLEST);
}

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

for (const path of PAGES) {
  test(`on a phone, every control of /${path} is at least ${SMALLEST} px in both directions`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    if (path.startsWith('search/')) await expect(page.getByRole('article').first()).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
}
