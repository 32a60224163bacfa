import type { Page } from '@playwright/test';
import { readMessages, VALUE, wholeText } from '../../lib/reference/messages/read';
import { routes } from '../../lib/routes';
import { expect, hydrated, test, withoutFramework } from '../support/site';

const PAGE = routes.doc('troubleshooting/messages').slice(1);
const field = (page: Page) => page.getByRole('textbox', { name: 'Paste the message you see' });
const instead = (page: Page) => page.getByText('Use your browser’s Find in page instead.');
const results = (page: Page) => page.getByRole('list', { name: 'Matching messages' }).getByRole('link');

/** The longest message of each place, which no other message contains, with the anchor of its entry. */
async function longMessages() {
  const places = await readMessages();
  return places.flatMap(({ messages }) =>
    messages
      .toSorted((one, other) => other.text.length - one.text.length)
      .slice(0, 1)
      .map(message => ({ ...message, id: message.note.for[0] ?? '' })),
  );
}

test('a pasted message leads to its entry, whatever is around it, and nothing is sent', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await field(page).fill('warm up');
  await expect(
    page.getByRole('status').filter({ hasText: 'No message on this page matches.' }),
  ).toBeVisible();
  const requests: string[] = [];
  page.on('request', request =>
    requests.push(decodeURIComponent(request.url()) + (request.postData() ?? '')),
  );
  for (const message of await longMessages()) {
    const text = wholeText(message).replace(VALUE, 'Larkspur 42');
    await field(page).fill(`[08:30:02] Error: ${text}\n    at load (index.js:41:12)`);
    await expect(results(page).first()).toHaveAttribute('href', `#${message.id}`);
  }
  // Pages that come into view are fetched ahead; nothing of what was pasted is in a request.
  expect(requests.filter(request => /larkspur|index\.js:41/i.test(request))).toEqual([]);
});

test('the place of the results takes no room before a message is pasted', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  const status = page.getByRole('article').getByRole('status').locator('..');
  expect((await status.boundingBox())?.height).toBeLessThan(2);
  await field(page).fill('warm up');
  await expect.poll(async () => (await status.boundingBox())?.height).toBeGreaterThan(20);
});

test('what words in italics mean is said right above the first table', async ({ page }) => {
  await page.goto(PAGE);
  const note = await page.getByText('Words in italics are placeholders').boundingBox();
  const table = await page.getByRole('table').first().boundingBox();
  expect((table?.y ?? Infinity) - (note?.y ?? 0) - (note?.height ?? 0)).toBeLessThan(40);
});

for (const width of [390, 1280])
  test(`messages look different from their explanations at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(PAGE);
    const weights = await page
      .locator('.prose tr[id]:visible')
      .first()
      .locator('td')
      .evaluateAll(cells => cells.map(cell => Number(getComputedStyle(cell).fontWeight)));
    expect(weights).toHaveLength(2);
    expect(weights[0]).toBeGreaterThan(weights[1] ?? Infinity);
    // Whole paragraphs in bold would be too loud.
    expect(weights[0]).toBeLessThan(600);
  });

for (const width of [390, 768, 1280])
  test(`a message is above what it means at ${width} px, and as wide as the text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(PAGE);
    const text = await page.locator('.prose > p').first().boundingBox();
    const rows = await page.locator('.prose tr[id]:visible').evaluateAll(all =>
      all.slice(0, 20).map(row => {
        const [message, meaning] = [...row.querySelectorAll('td')].map(cell => cell.getBoundingClientRect());
        return { above: message?.bottom, below: meaning?.top, width: row.getBoundingClientRect().width };
      }),
    );
    for (const { above = NaN, below = NaN, width: wide } of rows) {
      expect(above).toBeLessThanOrEqual(below);
      expect(wide).toBeCloseTo(text?.width ?? 0, 0);
    }
    expect(rows.length).toBeGreaterThan(0);
  });

test('messages with the same meaning have a line between them', async ({ page }) => {
  await page.goto(PAGE);
  const between = page.locator('.prose tr[id] > td:first-child > hr');
  await expect(between.first()).toHaveCSS('border-top-width', '1px');
  await expect(between.first()).toHaveCSS('margin-top', '12px');
});

test('on a phone, the field is small, and the first section begins on the first screen', async ({ page }) => {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  await page.goto(PAGE);
  const heading = await page.getByRole('heading', { level: 2 }).first().boundingBox();
  expect(heading?.y).toBeLessThan(height);
  expect((await field(page).boundingBox())?.height).toBeLessThan(90);
});

test('a result brings its entry into view', async ({ page }) => {
  const [message] = await longMessages();
  await page.goto(PAGE);
  await hydrated(page);
  await field(page).fill(message ? wholeText(message) : '');
  await results(page).first().click();
  await expect(page).toHaveURL(new RegExp(`#${message?.id}$`));
  await expect(page.locator(`[id="${message?.id}"]`)).toBeInViewport();
});

test('messages for the reader’s setup come first in their table, and results lead to them', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('setup', JSON.stringify({ run: 'docker', login: 'openid' })),
  );
  await page.goto(PAGE);
  await hydrated(page);
  await expect(page.getByText('For Docker · OpenID', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change your setup' })).toBeVisible();
  const own = page.getByRole('row', { name: /^For your setup: / });
  const table = page.getByRole('table').filter({ has: own }).first();
  const first = table.getByRole('row').nth(1);
  await expect(first).toHaveAccessibleName(/^For your setup: /);
  const [message = ''] = (await first.getByRole('cell').first().innerText()).split('\n');
  await field(page).fill(message);
  await results(page).first().click();
  await expect(first).toBeInViewport();
});

test('text that was pasted before the framework loaded is found', async ({ page }) => {
  const [message] = await longMessages();
  await page.goto(PAGE);
  await field(page).fill(message ? wholeText(message) : '');
  await expect(results(page).first()).toHaveAttribute('href', `#${message?.id}`);
});

test('if the framework doesn’t load, the field says what to do instead', async ({ page }) => {
  await withoutFramework(page);
  await page.goto(PAGE);
  await expect(instead(page)).toBeHidden();
  await field(page).fill('Something went wrong');
  await expect(instead(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is there, with a sentence instead of the field', async ({ page }) => {
    const [message] = await longMessages();
    await page.goto(PAGE);
    await expect(field(page)).toBeHidden();
    await expect(instead(page)).toBeVisible();
    await expect(page.locator(`[id="${message?.id}"]`)).toBeAttached();
  });
});
