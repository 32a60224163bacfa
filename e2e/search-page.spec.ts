import type { Page } from '@playwright/test';
import { expect, hydrated, test, withoutFramework } from './support/site';

// docs/requirement.md#search-page.

const MOST_CHARACTERS = 100;
const MOST_RESULTS = 50;

/** What a visit to the search page showed. */
interface Seen {
  /** The text of its status. */
  said: Set<string>;
  /** The text of its first result. */
  first: Set<string>;
  /** The sum of its layout shifts. */
  moved: number;
}

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const status = (page: Page) => page.getByRole('status');
const results = (page: Page) => page.getByRole('article');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const addresses = (page: Page) =>
  results(page)
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')));

/** Waits until there are results, and all of them are below a path. */
async function expectOnly(page: Page, path: string): Promise<void> {
  await expect
    .poll(async () => {
      const found = await addresses(page);
      return found.length > 0 && found.every(href => href?.includes(path));
    })
    .toBe(true);
}

test('without a query the page asks for one', async ({ page }) => {
  await page.goto('search/');
  await expect(page).toHaveTitle('Search the documentation');
  await expect(title(page)).toHaveText('Search the documentation');
  await expect(field(page)).toBeFocused();
  await hydrated(page);
  await expect(status(page)).toHaveCount(0);
  await expect(results(page)).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('popular questions lead to their answers without a query, and if nothing was found', async ({
  page,
}) => {
  const questions = page.getByRole('region', { name: 'Popular questions' }).getByRole('link');
  await page.goto('search/');
  await expect(questions).toHaveText([
    'How do I install Actual?',
    'How do I connect my bank?',
    'How do I move from another program?',
  ]);
  await expect(questions.nth(1)).toHaveAttribute('href', '/docs/advanced/bank-sync/');
  await page.goto('search/?q=xqzzvbrt');
  await expect(status(page)).toHaveText('No documents were found');
  await expect(questions).toHaveCount(3);
});

test('popular questions never show if the address has a query', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const popular = document.querySelector('[data-popular]');
      if (document.readyState !== 'loading' && popular?.checkVisibility())
        document.documentElement.dataset.seen = '';
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await page.goto('search/?q=reconciliation');
  await expect(results(page).first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-seen');
});

test('results are counted and shown with their breadcrumbs', async ({ page }) => {
  await page.goto('search/?q=gocardless%20setup');
  await expect(page).toHaveTitle('Search results for "gocardless setup"');
  await expect(title(page)).toHaveText('Search results for "gocardless setup"');
  await expect(field(page)).toHaveValue('gocardless setup');
  await expect(status(page)).toHaveText(/^\d+ documents found$/);
  const count = Number.parseInt((await status(page).textContent()) ?? '', 10);
  await expect(results(page)).toHaveCount(count);
  await expect(results(page).first().getByRole('heading', { level: 2 })).toHaveText('GoCardless Setup');
  await expect(results(page).first().locator('p').first()).toHaveText(/^Docs › .+/);
});

test('one result and no results have their own wording', async ({ page }) => {
  await page.goto('search/?q=%24oneof');
  await expect(status(page)).toHaveText(/^(1 document|\d+ documents) found$/);
  const [first] = await addresses(page);
  expect(first).toContain('/docs/api/actual-ql/');
  await field(page).fill('zzzqqqxyz');
  await expect(status(page)).toHaveText('No documents were found');
  await expect(results(page)).toHaveCount(0);
});

test('typing loses no characters and adds no history entries', async ({ page }) => {
  await page.goto('search/?x=1');
  await hydrated(page);
  const before = await page.evaluate(() => history.length);
  await field(page).pressSequentially('reconcile');
  await expect(page).toHaveURL(/\?x=1&q=reconcile$/);
  await expect(field(page)).toHaveValue('reconcile');
  await expect(page).toHaveTitle('Search results for "reconcile"');
  await expect(page.getByText(/documents found$/)).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('other parameters stay, and an empty query is removed from the address', async ({ page }) => {
  await page.goto('search/?q=a&x=1');
  await expect(field(page)).toHaveValue('a');
  await field(page).fill('budget');
  await expect(page).toHaveURL(/\/search\/\?x=1&q=budget$/);
  await field(page).fill('');
  await expect(page).toHaveURL(/\/search\/\?x=1$/);
  await expect(page).toHaveTitle('Search the documentation');
  await expect(status(page)).toHaveCount(0);
});

test('a link to another query on the same page is followed', async ({ page }) => {
  await page.goto('search/?q=rules');
  await expect(field(page)).toHaveValue('rules');
  await page.locator('[data-search-field]').fill('sync');
  await page.getByRole('link', { name: 'See all results' }).click();
  await expect(field(page)).toHaveValue('sync');
  await expect(page).toHaveTitle('Search results for "sync"');
});

test('an unknown context or version searches everything', async ({ page }) => {
  await page.goto('search/?q=template');
  await expect.poll(async () => (await addresses(page)).length).toBeGreaterThan(MOST_RESULTS / 2);
  const everything = await addresses(page);
  await page.goto('search/?q=template&ctx=foo&version=0.1');
  await expect.poll(() => addresses(page)).toEqual(everything);
  await page.goto('search/?q=template&version=constructor');
  await expect.poll(() => addresses(page)).toEqual(everything);
});

test('the search can be narrowed to the docs or the blog', async ({ page }) => {
  await page.goto('search/?q=template&ctx=blog');
  await expect(page.getByRole('combobox', { name: 'Search in' })).toHaveValue('blog');
  await expectOnly(page, '/blog/');
  await page.getByRole('combobox', { name: 'Search in' }).selectOption('docs');
  await expect(page).toHaveURL(/\?ctx=docs&q=template$/);
  await expectOnly(page, '/docs/');
});

test('the API can be searched by itself', async ({ page }) => {
  await page.goto('search/?q=budget');
  await page.getByRole('combobox', { name: 'Search in' }).selectOption('api');
  await expect(page).toHaveURL(/\?ctx=api&q=budget$/);
  await expectOnly(page, '/docs/api/');
  await expect(status(page)).toHaveText(/documents? found$/);
});

test('a filter that is chosen before the page’s script is loaded is used', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>(done => {
    release = done;
  });
  await page.route('**/search/*/page.js', async route => {
    await released;
    await route.continue();
  });
  await page.goto('search/?q=budget', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Search in' }).selectOption('api');
  release();
  await expect(page).toHaveURL(/\?ctx=api&q=budget$/);
  await expectOnly(page, '/docs/api/');
});

test('sections are below their page, and every result has an excerpt', async ({ page }) => {
  await page.goto('search/?q=reconciliation');
  await expect(status(page)).toHaveText(/documents found$/);
  const first = results(page).first();
  const own = await first.getByRole('heading', { level: 2 }).getByRole('link').getAttribute('href');
  const sections = await first
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''));
  expect(sections.length).toBeGreaterThan(0);
  for (const href of sections) expect(href.startsWith(`${own}#`), href).toBe(true);
  const excerpts = await results(page).locator('h2 ~ p:last-of-type, li > p').allTextContents();
  expect(excerpts.length).toBeGreaterThan(0);
  expect(excerpts.filter(text => text === '')).toEqual([]);
});

test('a page shows two or three sections, and the others when the reader asks', async ({ page }) => {
  await page.goto('search/?q=reconcile');
  const show = page.getByRole('button', { name: /^Show \d more sections$/ });
  const name = await results(page).filter({ has: show }).first().getByRole('heading').innerText();
  const result = results(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
  const sections = result.getByRole('listitem');
  await expect(sections).toHaveCount(2);
  for (const each of await results(page).all())
    expect(await each.getByRole('listitem').count()).toBeLessThan(4);
  await result.getByRole('button').click();
  await expect.poll(() => sections.count()).toBeGreaterThan(3);
  const fewer = result.getByRole('button', { name: 'Show fewer sections', expanded: true });
  await expect(fewer).toBeFocused();
  await fewer.click();
  await expect(sections).toHaveCount(2);
});

test('the other sections can also be shown after another query was typed', async ({ page }) => {
  await page.goto('search/?q=rules');
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('reconcile');
  await expect(results(page).first().getByRole('heading', { level: 2 })).toHaveText('Reconciliation');
  const show = page.getByRole('button', { name: /^Show \d more sections$/ });
  const shown = results(page).getByRole('listitem');
  const before = await shown.count();
  await show.first().click();
  await expect.poll(() => shown.count()).toBeGreaterThan(before);
});

test('all sections stay when another part is chosen, until another query is typed', async ({ page }) => {
  await page.goto('search/?q=reconcile');
  const article = results(page).filter({
    has: page.getByRole('heading', { name: 'Reconciliation', level: 2 }),
  });
  const sections = article.getByRole('listitem');
  await article.getByRole('button', { name: /^Show \d more sections$/ }).click();
  await page.getByRole('combobox', { name: 'Search in' }).selectOption('docs');
  await expectOnly(page, '/docs/');
  await expect(article.getByRole('button', { name: 'Show fewer sections', expanded: true })).toBeVisible();
  expect(await sections.count()).toBeGreaterThan(2);
  await field(page).fill('reconciliation');
  await expect(article.getByRole('button', { name: /^Show \d more sections$/ })).toBeVisible();
  await expect(sections).toHaveCount(2);
});

test('the ways to more sections look the same', async ({ page }) => {
  await page.goto('search/?q=reconcile');
  const show = page.getByRole('button', { name: /^Show \d more sections$/ });
  const there = page.getByRole('link', { name: /^\d+ more sections? on this page$/ });
  const look = (element: Element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    return [color, fontSize, fontWeight];
  };
  expect(await show.first().evaluate(look)).toEqual(await there.first().evaluate(look));
});

test('while the text loads slowly, nothing is shown that changes later, and the count is announced once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: Seen = { said: new Set<string>(), first: new Set<string>(), moved: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const said = document.querySelector('main [role=status]')?.textContent ?? '';
      const first = document.querySelector('main article')?.textContent ?? '';
      if (said !== '') seen.said.add(said);
      if (first !== '') seen.first.add(first);
    }).observe(document, { childList: true, subtree: true, characterData: true });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.moved += Number('value' in entry && entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const held: (() => void)[] = [];
  await page.route('**/texts-*', async route => {
    await new Promise<void>(release => held.push(release));
    await route.continue();
  });
  await page.goto('search/?q=reconciliation');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page.getByRole('img', { name: 'Loading' })).toBeVisible();
  held.forEach(release => release());
  await expect(status(page)).toHaveText(/documents found$/);
  const seen = await page.evaluate(() => {
    const { said = [], first = [], moved } = (window as Window & { seen?: Seen }).seen ?? {};
    return { said: [...said], first: [...first], moved };
  });
  expect(seen).toEqual({
    said: [await status(page).textContent()],
    first: [await results(page).first().textContent()],
    moved: 0,
  });
});

test('the clear button empties the field and keeps the focus there', async ({ page }) => {
  await page.goto('search/?q=budget');
  await page.getByRole('main').getByRole('button', { name: 'Clear' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/search\/$/);
});

test('the field and the choice of a section have none of the browser’s own marks', async ({ page }) => {
  await page.goto('search/?q=budget');
  await hydrated(page);
  const box = await field(page).boundingBox();
  const clear = await page.getByRole('main').getByRole('button', { name: 'Clear' }).boundingBox();
  // The browser's own cross would be at the end of the text, before the button.
  await page.mouse.click((clear?.x ?? 0) - 8, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(field(page)).toHaveValue('budget');
  await expect(page.getByRole('main').getByRole('combobox').first()).toHaveCSS('appearance', 'none');
});

test('on a phone, the filter is beside the number of results, and absent without a query', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('search/');
  const filter = page.getByRole('combobox', { name: 'Search in' });
  await expect(filter).toBeHidden();
  await field(page).fill('budget');
  await expect(status(page)).toHaveText('50 documents found');
  const [choice, count] = [await filter.boundingBox(), await status(page).boundingBox()];
  expect(count?.y).toBe(choice?.y);
  expect(count?.x).toBeGreaterThan((choice?.x ?? 0) + (choice?.width ?? 0));
});

test('without results, the page suggests a query and where to ask', async ({ page }) => {
  await page.goto('search/?q=recnzliation');
  await expect(status(page)).toHaveText('No documents were found');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Reconciliation', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'frequently asked questions' })).toBeVisible();
  await expect(main.getByRole('link', { name: /tell us what’s missing/ })).toHaveAttribute(
    'href',
    /\/issues\/new\?title=.*recnzliation/,
  );
  await main.getByRole('button', { name: 'reconciliation' }).click();
  await expect(field(page)).toHaveValue('reconciliation');
  await expect(results(page).first()).toBeVisible();
});

test('there are at most 50 results, and their text is shortened', async ({ page }) => {
  await page.goto('search/?q=budget');
  await expect(results(page)).toHaveCount(MOST_RESULTS);
  await expect(status(page)).toHaveText('50 documents found');
  for (const text of await results(page).locator('h2, p:nth-of-type(2)').allTextContents())
    expect(text.replaceAll('…', '').length, text).toBeLessThanOrEqual(MOST_CHARACTERS);
});

test('a failure to load the index is shown and can be retried', async ({ page, watch }) => {
  await page.route('**/search-index.json', route => route.abort());
  await page.goto('search/?q=budget');
  await expect(page.getByText('We couldn’t load the search.')).toBeVisible();
  await page.unroute('**/search-index.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page)).toHaveCount(MOST_RESULTS);
  expect(watch.splice(0).filter(complaint => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
});

test('a failure to load the page’s script is shown and can be retried', async ({ page, watch }) => {
  await page.route('**/search/*/page.js', route => route.abort());
  await page.goto('search/?q=budget');
  await expect(page.getByRole('alert')).toContainText('We couldn’t load the search.');
  await page.unroute('**/search/*/page.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page)).toHaveCount(MOST_RESULTS);
  expect(watch.splice(0).filter(complaint => !complaint.includes('net::ERR_FAILED'))).toEqual([]);
});

test('everything works while the framework is missing', async ({ page }) => {
  await withoutFramework(page);
  await page.goto('search/?q=reconcile&ctx=docs');
  await expectOnly(page, '/docs/');
  await expect(page.getByRole('combobox', { name: 'Search in' })).toHaveValue('docs');
  await page.getByRole('combobox', { name: 'Search in' }).selectOption('');
  await page
    .getByRole('button', { name: /^Show \d more sections$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Show fewer sections' })).toBeVisible();
  await field(page).fill('gocardless setup');
  await expect(page).toHaveURL(/\/search\/\?q=gocardless\+setup$/);
  await expect(results(page).first().getByRole('heading', { level: 2 })).toHaveText('GoCardless Setup');
  await results(page).first().getByRole('link').first().click();
  await expect(title(page)).toHaveText('GoCardless Setup');
  await page.goBack();
  await expect(field(page)).toHaveValue('gocardless setup');
  await expect(results(page).first()).toBeVisible();
});

test('what was typed and chosen while the framework takes over stays', async ({ page }) => {
  let release = () => {};
  let requests = 0;
  const released = new Promise<void>(done => {
    release = done;
  });
  await page.route('**/_next/static/**/*.js', async route => {
    requests += 1;
    await released;
    await route.continue();
  });
  await page.goto('search/?q=rules');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => requests).toBeGreaterThan(0);
  await field(page).fill('schedule');
  await page.getByRole('combobox', { name: 'Search in' }).selectOption('docs');
  release();
  await hydrated(page);
  await expect(page).toHaveURL(/\?ctx=docs&q=schedule$/);
  await expect(page).toHaveTitle('Search results for "schedule"');
  await expect(field(page)).toHaveValue('schedule');
  await expectOnly(page, '/docs/');
});

test('the page works again each time it’s opened without a reload', async ({ page }) => {
  await page.goto('docs/faq/');
  await hydrated(page);
  for (const query of ['rules', 'schedule']) {
    await page.locator('[data-search-field]').fill(query);
    await page.getByRole('link', { name: 'See all results' }).click();
    await expect(page).toHaveTitle(`Search results for "${query}"`);
    await expect(field(page)).toHaveValue(query);
    await results(page).first().getByRole('link').first().click();
    await expect(page).not.toHaveURL(/\/search\//);
  }
  await page.goBack();
  await expect(field(page)).toHaveValue('schedule');
  await expect(results(page).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page says so and shows alternatives', async ({ page }) => {
    await page.goto('search/');
    await expect(page.getByText('needs JavaScript')).toBeVisible();
    await expect(page.getByRole('link', { name: /DuckDuckGo/ })).toHaveAttribute('href', /site%3A/);
  });
});
