import type { Page } from '@playwright/test';
import { expectFinalResults } from './support/search';
import { expect, hydrated, test } from './support/site';

// docs/requirement.md#search-box. The search page has its own file.

const DOC = 'docs/faq/';
const FIRST_FILE = '**/search-index.json';
const FEWEST_SECTIONS = 3;
const MOST_CHARACTERS = 50;

const box = (page: Page) => page.locator('[data-search-field]');
const options = (page: Page) => page.getByRole('option');
const hints = (page: Page) => page.locator('[data-search-end] kbd');
const allResults = (page: Page) => page.getByRole('link', { name: 'See all results' });
/** The form shows its spinner while it has this attribute. The style sheet draws it. */
const ring = (page: Page) => page.locator('form[data-search][data-loading] > span').first();

/** Removes the errors that a test causes on purpose. Any others are real. */
function unexpected(complaints: string[]): string[] {
  return complaints.splice(0).filter(complaint => !complaint.includes('net::ERR_FAILED'));
}

test('nothing is fetched before the box is used, and the index is fetched once', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  const indexes = () => requests.filter(url => url.includes('search-index')).length;
  await page.goto(DOC, { waitUntil: 'networkidle' });
  expect(indexes()).toBe(0);
  await box(page).hover();
  await expect.poll(indexes).toBe(1);
  await page.mouse.move(300, 500);
  await box(page).click();
  await box(page).fill('budget');
  await expect(options(page)).toHaveCount(8);
  expect(indexes()).toBe(1);
});

test('the numbers of other sections are below each other, and absent on phones', async ({ page }) => {
  await page.goto(DOC);
  await box(page).fill('budget');
  await expectFinalResults(page);
  const counts = page.locator('[role=option] > small');
  const rights = () =>
    counts.evaluateAll(all => all.map(count => Math.round(count.getBoundingClientRect().right)));
  expect((await rights()).length).toBeGreaterThan(1);
  expect(new Set(await rights()).size).toBe(1);
  // They end as far from the panel's edge as the icons start from the other.
  const [panel, option] = [page.locator('[data-search-panel]'), options(page).first()];
  const start = await option.evaluate(
    element =>
      element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingInlineStart),
  );
  const edges = await panel.boundingBox();
  expect((edges?.x ?? 0) + (edges?.width ?? 0) - ((await rights())[0] ?? 0)).toBeCloseTo(
    start - (edges?.x ?? 0),
    0,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(counts.first()).toBeHidden();
});

test('the keys of the shortcut are shown', async ({ page }) => {
  await page.goto(DOC);
  await expect(hints(page)).toHaveText(['ctrl', 'K']);
});

test.describe('on a Mac', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  });

  test('the shortcut has the command key', async ({ page }) => {
    await page.goto(DOC);
    await expect(hints(page)).toHaveText(['⌘', 'K']);
    await page.keyboard.press('Control+k');
    await expect(box(page)).not.toBeFocused();
    await page.keyboard.press('Meta+k');
    await expect(box(page)).toBeFocused();
  });
});

test("Ctrl+K focuses the box, and other modifiers don't", async ({ page }) => {
  await page.goto(DOC);
  await page.keyboard.press('Control+Shift+k');
  await expect(box(page)).not.toBeFocused();
  await page.evaluate(() => {
    document.addEventListener('keydown', event => {
      if (event.key === 'k') document.documentElement.dataset.prevented = String(event.defaultPrevented);
    });
  });
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-prevented', 'true');
});

test('eight hits are listed, the first one is highlighted, and there is a link to all results', async ({
  page,
}) => {
  await page.goto(DOC);
  await box(page).fill('budget');
  await expect(options(page)).toHaveCount(8);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  const first = await options(page).first().getAttribute('id');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', first ?? '');
  await expect(allResults(page)).toHaveAttribute('href', /\/search\/\?q=budget$/);
});

test('the arrow keys cycle through the hits and "none"', async ({ page }) => {
  await page.goto(DOC);
  await box(page).fill('budget');
  await expectFinalResults(page);
  const highlighted = page.locator('[role=option][aria-selected]');
  const count = await options(page).count();
  for (let step = 0; step < count; step += 1) await box(page).press('ArrowDown');
  await expect(highlighted).toHaveCount(0);
  await box(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await box(page).press('ArrowUp');
  await expect(highlighted).toHaveCount(0);
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
});

test('Escape leaves the box but keeps the text, and the shortcut shows the hits again', async ({ page }) => {
  await page.goto(DOC);
  await box(page).fill('budget');
  await expect(options(page)).toHaveCount(8);
  await box(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).not.toBeFocused();
  await expect(box(page)).toHaveValue('budget');
  await page.keyboard.press('Control+k');
  await expect(options(page)).toHaveCount(8);
});

for (const key of ['Enter', 'Tab']) {
  test(`${key} opens the highlighted hit`, async ({ page }) => {
    await page.goto(DOC);
    await box(page).fill('reconciliation');
    await expectFinalResults(page);
    await box(page).press('ArrowDown');
    const section = await options(page).nth(1).getAttribute('href');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await box(page).press(key);
    await expect(page).toHaveURL(url => url.pathname + url.hash === section);
    await expect(box(page)).not.toBeFocused();
  });
}

test('a hit is a real link, which a middle click opens in a new tab', async ({ page, context }) => {
  await page.goto(DOC);
  await box(page).fill('reconciliation');
  await expectFinalResults(page);
  const opened = context.waitForEvent('page');
  await options(page).first().click({ button: 'middle' });
  await expect(await opened).toHaveURL(/\/docs\/accounts\/reconciliation\/$/);
  await expect(page).toHaveURL(/\/docs\/faq\/$/);
});

test('an empty result is announced, and there is nothing to open', async ({ page }) => {
  await page.goto(DOC);
  await box(page).fill('zzzqqqxyz');
  await expect(page.getByText('No results')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await expect(allResults(page)).toHaveCount(0);
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/docs\/faq\/$/);
});

test('a similar word is suggested', async ({ page }) => {
  await page.goto(DOC);
  await box(page).fill('recnzliation');
  await page.getByRole('button', { name: 'reconciliation' }).click();
  await expect(box(page)).toHaveValue('reconciliation');
  await expect(options(page).first()).toBeVisible();
});

test('the clear button empties the box and leaves it', async ({ page }) => {
  await page.goto(DOC);
  await box(page).fill('budget');
  await expect(options(page)).toHaveCount(8);
  await expect(hints(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).not.toBeFocused();
  await expect(hints(page)).toHaveCount(2);
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('the spinner only shows while a reader waits for the index', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>(resolve => (arrive = resolve));
  await page.route(FIRST_FILE, async route => {
    await arrival;
    await route.continue();
  });
  await page.goto(DOC);
  await box(page).focus();
  await expect(box(page)).toHaveAttribute('role', 'combobox');
  await expect(ring(page)).toHaveCount(0);
  await box(page).pressSequentially('bud');
  await expect(ring(page)).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  arrive();
  await expect(options(page)).toHaveCount(8);
  await expect(ring(page)).toHaveCount(0);
});

for (const [what, files] of [
  ['index', FIRST_FILE],
  ['worker', '**/engine.js'],
] as const) {
  test(`a failed ${what} shows an error, and the next focus tries again`, async ({ page, watch }) => {
    await page.route(files, route => route.abort());
    await page.goto(DOC);
    await box(page).fill('budget');
    await expect(page.getByRole('alert')).toContainText('couldn’t load the search');
    await expect(ring(page)).toHaveCount(0);
    await page.unroute(files);
    await box(page).blur();
    await box(page).focus();
    await expect(options(page)).toHaveCount(8);
    expect(unexpected(watch)).toEqual([]);
  });
}

test('after a failure during an answer, the next focus tries again', async ({ page, watch }) => {
  await page.route('**/words-*.json', route => route.abort());
  await page.goto(DOC);
  await box(page).fill('groceries');
  await expect(page.getByRole('alert')).toContainText('couldn’t load the search');
  await page.unroute('**/words-*.json');
  await box(page).blur();
  await box(page).focus();
  await expect(options(page)).toHaveCount(8);
  expect(unexpected(watch)).toEqual([]);
});

test('only the newest query is answered', async ({ page }) => {
  await page.goto(DOC);
  await box(page).pressSequentially('budget templates');
  await expect(options(page).first()).toHaveAttribute('href', /\/goal-templates\/$/);
  await expect(allResults(page)).toHaveAttribute('href', /\/search\/\?q=budget%20templates$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the box is small until it's used, and shows no shortcut", async ({ page }) => {
    await page.goto(DOC);
    await expect(hints(page)).toHaveCount(2);
    await expect(hints(page).first()).toBeHidden();
    const width = async () => (await box(page).boundingBox())?.width ?? 0;
    const before = await width();
    await box(page).focus();
    await expect.poll(width).toBeGreaterThan(before * 2);
    await box(page).fill('budget');
    const clear = page.getByRole('button', { name: 'Clear', exact: true });
    await expect(clear).toBeVisible();
    await box(page).blur();
    await expect(clear).toBeHidden();
  });

  test('the open box fills the screen, results scroll below the field, and Escape or the arrow closes it', async ({
    page,
  }) => {
    await page.goto(DOC);
    const sheet = page.locator('form[data-search]');
    for (const close of ['arrow', 'Escape']) {
      await box(page).focus();
      await box(page).fill('budget');
      await expectFinalResults(page);
      expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      const field = await box(page).boundingBox();
      // Results start right below the field.
      const first = await options(page).first().boundingBox();
      expect((first?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0)).toBeLessThan(40);
      await options(page).last().scrollIntoViewIfNeeded();
      expect(await box(page).boundingBox()).toEqual(field);
      if (close === 'arrow') await page.getByRole('button', { name: 'Close search' }).click();
      else await box(page).press('Escape');
      await expect(options(page)).toHaveCount(0);
      await expect.poll(async () => (await sheet.boundingBox())?.height).toBeLessThan(100);
    }
  });

  test('Back doesn’t leave the open box on top of the previous page', async ({ page }) => {
    await page.goto(DOC);
    await box(page).fill('budget');
    await expectFinalResults(page);
    await options(page).first().click();
    await expect(page).not.toHaveURL(new RegExp(`${DOC}$`));
    await expect(box(page)).not.toBeFocused();
    await box(page).focus();
    await expect(options(page).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${DOC}$`));
    await expect(options(page)).toHaveCount(0);
  });

  test('a long word without results isn’t cut off', async ({ page }) => {
    await page.goto(DOC);
    await box(page).fill('w'.repeat(300));
    const status = page.getByRole('status').filter({ hasText: 'No results' });
    await expect(status).toBeVisible();
    expect(await status.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('the open box has everything on one gutter, and a line above its results', async ({ page }) => {
    await page.goto(DOC);
    await box(page).fill('budget');
    await expectFinalResults(page);
    const title = await options(page).first().locator('span > span').first().boundingBox();
    const [arrow, icon, seeAll] = await Promise.all(
      [
        page.getByRole('button', { name: 'Close search' }).locator('path'),
        options(page).first(),
        allResults(page),
      ].map(part =>
        part.evaluate(
          element =>
            element.getBoundingClientRect().left +
            Number.parseFloat(getComputedStyle(element).paddingInlineStart),
        ),
      ),
    );
    const all = await allResults(page).boundingBox();
    const field = await box(page).boundingBox();
    expect(Math.abs((arrow ?? 0) - 16)).toBeLessThan(2);
    expect(icon).toBe(16);
    // A row, whose text is below the titles.
    expect([all?.x, all?.width]).toEqual([0, 390]);
    expect(all?.height).toBeGreaterThanOrEqual(48);
    expect(seeAll).toBeCloseTo(title?.x ?? 0, 0);
    expect((field?.x ?? 0) + (field?.width ?? 0)).toBeCloseTo(374, 0);
    const panel = page.locator('[data-search-panel]');
    expect(await panel.evaluate(element => getComputedStyle(element).borderTopWidth)).toBe('1px');
    expect((await panel.boundingBox())?.width).toBe(390);
  });

  test.describe('with a touchscreen', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('the first hit has no highlight, and rows have room for fingers', async ({ page }) => {
      await page.goto(DOC);
      await box(page).fill('reconciliation');
      await expectFinalResults(page);
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      const look = (element: Element) => {
        const { backgroundColor, boxShadow } = getComputedStyle(element);
        return `${backgroundColor} ${boxShadow}`;
      };
      expect(await options(page).first().evaluate(look)).toBe(await options(page).nth(1).evaluate(look));
      expect((await options(page).first().boundingBox())?.height).toBeGreaterThanOrEqual(64);
    });
  });

  test('an excerpt is one line, so that several results fit above the keyboard', async ({ page }) => {
    await page.goto(DOC);
    await box(page).fill('reconciliation');
    await expectFinalResults(page);
    const heights = await options(page)
      .locator('[data-excerpt]')
      .evaluateAll(all => all.map(excerpt => Math.round(excerpt.getBoundingClientRect().height)));
    expect(heights.length).toBeGreaterThan(1);
    expect(Math.max(...heights)).toBeLessThan(30);
  });
});

test('a press on an option counts even if excerpts arrive in the middle of it', async ({ page }) => {
  let load = () => {};
  const loading = new Promise<void>(resolve => (load = resolve));
  await page.route('**/texts-*', async route => {
    await loading;
    await route.continue();
  });
  await page.goto(DOC);
  await box(page).fill('reconciliation');
  await expect(options(page).first()).toHaveAttribute('href', /\/docs\/accounts\/reconciliation\/$/);
  await options(page).first().hover();
  await page.mouse.down();
  load();
  await expect(page.locator('[data-search-panel]').getByRole('status')).toHaveText(/\d+ results/);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/docs\/accounts\/reconciliation\/$/);
});

test('sections are below the hit of their page', async ({ page }) => {
  await page.goto(DOC);
  await box(page).fill('reconciliation');
  await expectFinalResults(page);
  await expect(options(page).first()).toHaveAttribute('href', /\/docs\/accounts\/reconciliation\/$/);
  const rows = await options(page).evaluateAll(found =>
    found.map(option => ({
      page: option.getAttribute('href')?.split('#')[0],
      branch: option.getAttribute('data-branch'),
    })),
  );
  expect(rows.filter(row => row.page === rows[0]?.page).length).toBeGreaterThan(FEWEST_SECTIONS);
  const own = rows.findIndex(row => row.page !== rows[0]?.page);
  const sections = rows.slice(1, own).map(({ branch }) => branch);
  expect(sections).toEqual([...sections.slice(1).map(() => 'between'), 'last']);
  expect([rows[0]?.branch, rows[own]?.branch]).toEqual([null, null]);
  const line = (row: number) =>
    options(page)
      .nth(row)
      .locator('> span')
      .evaluate(lines => getComputedStyle(lines, '::before').content);
  expect(await line(1)).not.toBe('none');
  expect(await line(own)).toBe('none');
});

test('the text of hits is shortened', async ({ page }) => {
  await page.goto(DOC);
  for (const query of ['budget', 'how do i import transactions', 'ACTUAL_LOGIN_METHOD', 'bugdet']) {
    await box(page).fill(query);
    await expect(allResults(page)).toHaveAttribute('href', new RegExp(`q=${encodeURIComponent(query)}$`));
    const texts = await options(page).locator('> span > span').allTextContents();
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts)
      expect(text.replaceAll('…', '').length, text).toBeLessThanOrEqual(MOST_CHARACTERS);
  }
});

test("a long question is fully visible while it's typed", async ({ page }) => {
  const question = 'Why does the balance of my account not match the bank?';
  await page.goto(DOC);
  await box(page).fill(question);
  const hidden = () => box(page).evaluate(field => field.scrollWidth - field.clientWidth);
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
});

test('every hit shows its match, and the count is announced once', async ({ page }) => {
  await page.goto(DOC);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const text = document.querySelector('[data-search-panel] [role=status]')?.textContent ?? '';
      if (text !== '' && said.at(-1) !== text) said.push(text);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await box(page).fill('reconciliation');
  await expectFinalResults(page);
  const excerpts = options(page).locator('[data-excerpt]');
  await expect(excerpts).toHaveCount(8);
  for (const excerpt of await excerpts.all()) await expect(excerpt).not.toBeEmpty();
  expect(await page.evaluate(() => (window as Window & { said?: string[] }).said)).toEqual(['8 results']);
});

test('a row of a problem table is a hit with its own address', async ({ page }) => {
  await page.goto(DOC);
  await box(page).fill('Error response 125: port is already allocated');
  const hit = page.locator('[role=option][href*="/docs/install/docker/#port-is-already-allocated"]');
  await expect(hit).toBeVisible();
  const href = (await hit.getAttribute('href')) ?? '';
  await hit.click();
  await expect(page).toHaveURL(url => url.pathname + url.hash === href);
  await expect(page.locator(`tr[id="${href.split('#')[1] ?? ''}"]`)).toBeInViewport();
});

test('before anything is typed, popular questions and recently opened pages are shown', async ({ page }) => {
  await page.goto(DOC);
  await box(page).click();
  const popular = page.getByRole('group', { name: 'Popular questions' }).getByRole('option');
  await expect(popular.first()).toBeVisible();
  await expect(page.locator('[role=option][aria-selected]')).toHaveCount(0);
  await box(page).fill('reconciliation');
  await expect(options(page).first()).toHaveAttribute('href', /reconciliation/);
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/docs\/accounts\/reconciliation\/$/);
  await box(page).fill('');
  await box(page).focus();
  const recent = page.getByRole('group', { name: 'Recently opened' }).getByRole('option');
  await expect(recent).toHaveText(['Reconciliation']);
  await box(page).press('ArrowDown');
  await expect(recent).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Clear recent pages' }).click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('search-recent'))).toBeNull();
});

test('without results, it shows where to ask', async ({ page }) => {
  await page.goto(DOC);
  await box(page).fill('zzzqqqxyz');
  const panel = page.locator('[data-search-panel]');
  await expect(panel.getByRole('link', { name: 'frequently asked questions' })).toHaveAttribute(
    'href',
    /\/docs\/faq\/$/,
  );
  await expect(panel.getByRole('link', { name: 'ask on Discord' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'tell us what’s missing' })).toHaveAttribute(
    'href',
    /\/issues\/new\?title=.*zzzqqqxyz/,
  );
});

test('markup in a query stays text', async ({ page }) => {
  await page.goto(DOC);
  await box(page).fill('<img src=x>');
  await expect(page.locator('[data-search-panel] > *').first()).toBeVisible();
  await expect(page.locator('[data-search-panel] img')).toHaveCount(0);
});

test("the link in the box's footer opens the search page", async ({ page }) => {
  await page.goto('contact/');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sync');
  await allResults(page).click();
  await expect(page).toHaveURL(/\/search\/\?q=sync$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "sync"');
});
