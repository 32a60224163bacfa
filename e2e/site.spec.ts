import { expect, hydrated, test } from './support/site';

/** A post, and one two posts newer. Their addresses have dots. */
const DOTTED = ['/blog/release-25.10.0/', '/blog/release-25.11.0/'] as const;

test('the not-found page has the site’s font, the words of the address, and the titles of pages with similar addresses', async ({
  page,
  watch,
}) => {
  await page.goto('docs/instal/dokcer/');
  await expect(page.getByRole('textbox', { name: 'Find a page' })).toHaveValue('instal dokcer');
  await expect(page.getByRole('link', { name: 'Docker', exact: true })).toHaveAttribute(
    'href',
    '/docs/install/docker/',
  );
  await expect(page.getByText('/docs/install/docker/')).toBeVisible();
  // A font that only the styles ask for comes too late to be shown.
  const askedBy = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ initiatorType }) => initiatorType),
  );
  expect(askedBy).toEqual(['link']);
  expect(watch.splice(0)).toEqual([expect.stringContaining('404')]);
  await page.getByRole('search', { name: 'Find a page' }).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\/\?q=instal\+dokcer$/);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('the not-found page has popular questions, unless there are pages with similar addresses', async ({
      page,
      watch,
    }) => {
      const question = page.getByRole('main').getByRole('listitem').getByRole('link', { name: /\?$/ });
      await page.goto('xyzzy/');
      await expect(page.getByRole('heading', { level: 2, name: 'Popular questions' })).toBeVisible();
      await expect(question.first()).toBeVisible();
      await expect(question.first()).toHaveAttribute('href', /^\/docs\//);
      if (javaScriptEnabled) {
        await page.goto('docs/instal/dokcer/');
        await expect(page.getByRole('heading', { name: 'Pages with a similar address' })).toBeVisible();
        await expect(question).toHaveCount(0);
      }
      for (const complaint of watch.splice(0)) expect(complaint).toContain('404');
    });
  });
}

test('an unknown path shows the not-found page with status 404', async ({ page, watch }) => {
  const response = await page.goto('nope/x/');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page Not Found \| /);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  // The browser itself reports the 404 of the requested address. There must be no other errors.
  expect(watch.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('an unknown address with two slashes in a row leads to the one with single slashes', async ({
  page,
  baseURL,
  watch,
}) => {
  await page.goto(`${new URL(String(baseURL)).origin}//docs/nope/?a=1#b`);
  await expect(page).toHaveURL(/[^/]\/docs\/nope\/\?a=1#b$/);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  // The browser itself reports the 404 of both addresses.
  expect(watch.splice(0).filter(complaint => !complaint.includes('404'))).toEqual([]);
});

test('navigation between slugs with dots needs no redirect and no reload, and Back and Forward work', async ({
  page,
}) => {
  const statuses: string[] = [];
  page.on('response', response => {
    if (response.status() >= 300) statuses.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(DOTTED[0].slice(1));
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const newer = page
    .getByRole('navigation', { name: 'Blog post page navigation' })
    .getByRole('link', { name: /^Newer post/ });
  await newer.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Continuing to Reward Contributors');
  await newer.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Release 25.11.0');
  expect(new URL(page.url()).pathname).toBe(DOTTED[1]);

  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Release 25.10.0');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Release 25.10.0');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(statuses).toEqual([]);
});

test('reading and navigation work without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('docs/');
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Schedules', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedules' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schedules' })).toHaveCount(0);
  await context.close();
});
