import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, exportedPages, hydrated, test } from './support/site';

/** Everything that axe knows of WCAG 2.2 AA, and its best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const VIEWS = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

/** What is built alike looks alike: the first page of each kind is looked at in every view. */
const KINDS: readonly RegExp[] = [
  /^\/$/,
  /^\/(?:download|contact|search)\/$/,
  /^\/blog\/(?:page\/\d+\/)?$/,
  /^\/blog\/(?:archive|authors|tags)\/$/,
  /^\/blog\/authors\/./,
  /^\/blog\/tags\/./,
  /^\/blog\/release-/,
  /^\/blog\//,
  /^\/docs\/(?:privacy-policy|advanced)\/$/,
  /^\/docs\/(?:faq|schedules|releases|vision)\/$/,
  /^\/docs\//,
];

const pages = [...exportedPages(), '/no-such-page/'];

const kindOf = (path: string) => KINDS.findIndex(kind => kind.test(path));

/** Pages that are looked at in every view; with `npm run audit:a11y` that is every page. */
const inEveryView = (path: string) =>
  process.env.AUDIT === 'all' ||
  kindOf(path) === -1 ||
  pages.find(other => kindOf(other) === kindOf(path)) === path;

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(RULES)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return found.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(node => node.target).join(' · ')}`);
}

// One tab per view goes from page to page. The pages take turns through the views.
VIEWS.forEach(({ width, colorScheme }, view) => {
  test(`axe finds nothing at ${width} px in the ${colorScheme} mode`, async ({ page, watch }) => {
    const seen = pages.filter((path, index) => inEveryView(path) || index % VIEWS.length === view);
    test.setTimeout(seen.length * 10_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const mistakes: string[] = [];
    for (const path of seen) {
      await page.goto(path.slice(1));
      mistakes.push(...(await violations(page)).map(mistake => `${path} ${mistake}`));
    }
    expect(mistakes).toEqual([]);
    expect(watch.splice(0).filter(line => !line.includes('404'))).toEqual([]);
  });
});

/** What opens over a page, with the width at which it does. */
const OPENED: Record<string, { path: string; width: number; open(page: Page): Promise<void> }> = {
  'the hits of a search': {
    path: 'docs/',
    width: 1280,
    open: async page => {
      await page.locator('[data-search-field]').fill('budget');
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    },
  },
  'a search without hits': {
    path: 'docs/',
    width: 1280,
    open: async page => {
      await page.locator('[data-search-field]').fill('zzzqqqxyz');
      await expect(page.getByText('No results')).toBeVisible();
    },
  },
  'the results of the search page': {
    path: 'search/?q=bank',
    width: 1280,
    open: page => expect(page.getByText(/documents found$/)).toBeVisible(),
  },
  'the menu of a phone': {
    path: 'docs/',
    width: 390,
    open: page => page.getByRole('button', { name: 'Toggle navigation bar' }).click(),
  },
  'the offer to read offline': {
    path: 'docs/',
    width: 390,
    open: async page => {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Read offline' }).click();
      await expect(page.getByRole('button', { name: /^Save/ })).toBeVisible();
    },
  },
  'an enlarged picture': {
    path: 'docs/tour/budget/',
    width: 1280,
    open: page =>
      page
        .getByRole('main')
        .getByRole('button', { name: /enlarge/i })
        .first()
        .click(),
  },
};

for (const [name, { path, width, open }] of Object.entries(OPENED)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in ${name}, in the ${colorScheme} mode`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrated(page);
      await open(page);
      expect(await violations(page)).toEqual([]);
    });
  }
}
