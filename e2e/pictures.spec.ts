import type { Locator, Page } from '@playwright/test';
import { expect, test, withoutFramework } from './support/site';

/** Its first picture has another one for phones, and its second has marks. */
const SEVERAL = 'docs/tour/budget/';

/** A page with a picture that has no other one for phones. */
const PLAIN = 'docs/contributing/writing-docs/';

const PHONE = { width: 390, height: 844 };

const pictureRequests = (page: Page) => {
  const urls: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/screenshots/')) urls.push(request.url());
  });
  return urls;
};

const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0;

test('a phone shows and loads the picture of the phone instead', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const urls = pictureRequests(page);
  await page.goto(SEVERAL);
  const picture = page.getByRole('img', { name: 'The budget on a phone' });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(page.getByRole('img', { name: /^One month of the budget/ })).toHaveCount(0);
  await expect.poll(() => urls.length).toBeGreaterThan(0);
  expect(urls.filter(url => url.includes('/budget-cover-overspending.'))).toEqual([]);
});

test('a computer shows and loads only the picture of the computer', async ({ page }) => {
  const urls = pictureRequests(page);
  await page.goto(SEVERAL);
  const picture = page.getByRole('img', { name: /^One month of the budget/ });
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(page.getByRole('img', { name: 'The budget on a phone' })).toHaveCount(0);
  await expect.poll(() => urls.length).toBeGreaterThan(0);
  expect(urls.filter(url => url.includes('/phone-budget.'))).toEqual([]);
});

for (const media of ['screen', 'print'] as const) {
  test(`marks have the numbers of the list on ${media}`, async ({ page }) => {
    await page.emulateMedia({ media });
    await page.goto(SEVERAL);
    const figure = page
      .locator('figure')
      .filter({ has: page.getByRole('img', { name: /^The summary of a month/ }) });
    const numbers = figure.locator('svg text:visible');
    const entries = figure.getByRole('listitem');
    await expect(entries.first()).toBeVisible();
    expect(await numbers.allTextContents()).toEqual(
      (await entries.allTextContents()).map((_, index) => String(index + 1)),
    );
  });
}

test('a picture without another one for phones keeps a legible width and scrolls, and the page does not', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(PLAIN);
  const picture = page.getByRole('img', { name: /^The header of a month/ });
  await picture.scrollIntoViewIfNeeded();
  // At 780 CSS pixels, the text is 13 pixels high; at 660, it's 11.
  expect(await widthOf(picture)).toBeGreaterThanOrEqual(660);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});

test('a tablet shows all of a picture', async ({ page }) => {
  const width = 600;
  await page.setViewportSize({ width, height: 900 });
  await page.goto(SEVERAL);
  const picture = page.getByRole('img', { name: /^The summary of a month/ });
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
});

test('the caption is between the picture and the list of its marks', async ({ page }) => {
  await page.goto(SEVERAL);
  const figure = page.locator('figure:has(> figcaption > p + ol)').first();
  const caption = await figure.locator('figcaption > p').boundingBox();
  const list = await figure.locator('figcaption > ol').boundingBox();
  const picture = await figure.locator('img:visible').first().boundingBox();
  expect(caption?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
  expect(list?.y).toBeGreaterThan(caption?.y ?? Infinity);
});

test('a wide picture whose subject is at its right end shows that end first', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('docs/settings/');
  const picture = page.getByRole('img', { name: /^The formatting section/ });
  const box = await picture.boundingBox();
  expect(box?.width).toBeGreaterThan(PHONE.width);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
});

test('a picture of which only the top matters is not higher than a phone is wide, and its marks stay in place', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('docs/settings/');
  const picture = page.getByRole('img', { name: /^The encryption section/ });
  const whole = page.getByRole('img', { name: /^The export section/ });
  const [box, other] = [await picture.boundingBox(), await whole.boundingBox()];
  expect(box?.height).toBeLessThan(PHONE.width);
  expect(box?.height).toBeLessThan(other?.height ?? 0);
  expect(box?.width).toBe(other?.width);
  await page.setViewportSize({ width: 1280, height: 900 });
  const heights = await Promise.all([picture, whole].map(async each => (await each.boundingBox())?.height));
  expect(heights[0]).toBe(heights[1]);
});

for (const [post, end] of [
  ['blog/release-25.11.0/', 'top'],
  ['blog/release-25.9.0/', 'bottom'],
] as const)
  test(`a post shows only the ${end} of a phone’s picture, without empty space beyond it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(post);
    const picture = await page.locator('figure img:visible').first().boundingBox();
    const panel = await page.locator('figure > :first-child').first().boundingBox();
    if (!picture || !panel) throw new Error('The post has no picture.');
    expect(picture.height).toBeLessThan(picture.width * 1.6);
    const [above, below] = [picture.y - panel.y, panel.y + panel.height - picture.y - picture.height];
    expect(end === 'top' ? above : below).toBeGreaterThan(8);
    expect(end === 'top' ? below : above).toBeLessThan(1);
  });

for (const viewport of [PHONE, { width: 1280, height: 900 }, { width: 900, height: 420 }])
  test(`the close button of an enlarged picture covers nothing at ${viewport.width} px, and both are in the window`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(PLAIN);
    await page.getByRole('button', { name: 'Enlarge picture' }).first().click();
    const dialog = page.getByRole('dialog');
    const picture = await dialog.boundingBox();
    const close = await dialog.getByRole('button', { name: 'Close picture' }).boundingBox();
    if (!picture || !close) throw new Error("The picture isn't enlarged.");
    expect(close.y + close.height <= picture.y || close.x >= picture.x + picture.width).toBe(true);
    expect(close.y).toBeGreaterThanOrEqual(0);
    expect(close.x + close.width).toBeLessThanOrEqual(viewport.width);
    expect(picture.y + picture.height).toBeLessThanOrEqual(viewport.height);
  });

test('an enlarged picture has a large close button and its caption, and fits a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(PLAIN);
  await page.getByRole('button', { name: 'Enlarge picture' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^The header of a month/ });
  await expect(dialog.getByText('The month at a glance.')).toBeVisible();
  const close = dialog.getByRole('button', { name: 'Close picture' });
  const box = await close.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const width = await widthOf(dialog.locator('img:visible'));
  expect(width).toBeLessThanOrEqual(PHONE.width);
  expect(width).toBeGreaterThan(PHONE.width - 40);
  await close.click();
  await expect(dialog).toBeHidden();
});

test('an enlarged picture is as wide as a tablet, and its close button is above it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(SEVERAL);
  await page.getByRole('button', { name: 'Enlarge picture' }).first().click();
  const dialog = page.getByRole('dialog');
  const picture = await dialog.locator('img:visible').boundingBox();
  const close = await dialog.getByRole('button', { name: 'Close picture' }).boundingBox();
  expect(picture?.width).toBe(768);
  expect((close?.y ?? 0) + (close?.height ?? 0)).toBeLessThanOrEqual((picture?.y ?? 0) + 1);
});

test('the marks of an enlarged picture are where they are in the article', async ({ page }) => {
  await page.goto(SEVERAL);
  const figure = page
    .locator('figure')
    .filter({ has: page.locator('svg text') })
    .first();
  /** Where the first mark is, as parts of the picture's width and height. */
  const places = (area: Locator) =>
    area.evaluate(element => {
      const picture = [...element.querySelectorAll('img')].find(image => image.checkVisibility());
      const all = picture?.getBoundingClientRect();
      const mark = element.querySelector('svg:has(text) rect')?.getBoundingClientRect();
      if (!all || !mark) throw new Error('There is no picture, or no mark.');
      const border = Number.parseFloat(getComputedStyle(picture ?? element).borderTopWidth);
      const width = all.width - 2 * border;
      const height = all.height - 2 * border;
      const from = [(mark.left - all.left) / width, (mark.top - all.top) / height];
      return [...from, mark.width / width, mark.height / height];
    });
  const inArticle = await places(figure);
  const entries = await figure.getByRole('listitem').allTextContents();
  await figure.getByRole('button', { name: 'Enlarge picture' }).click();
  // With the same list.
  expect(await page.getByRole('dialog').getByRole('listitem').allTextContents()).toEqual(entries);
  const enlarged = await places(page.getByRole('dialog'));
  for (const [index, place] of enlarged.entries())
    expect(Math.abs(place - (inArticle[index] ?? 0))).toBeLessThan(0.008);
});

test('the arrow keys turn to the other pictures of the page, and the focus follows', async ({ page }) => {
  await withoutFramework(page);
  await page.goto(SEVERAL);
  const buttons = page.getByRole('button', { name: 'Enlarge picture' });
  const names = await page
    .locator('dialog[data-picture]')
    .evaluateAll(all => all.map(each => each.ariaLabel ?? ''));
  expect(names.length).toBeGreaterThan(1);
  await buttons.first().click();
  const dialog = (index: number) => page.getByRole('dialog', { name: names.at(index), exact: true }).first();
  await expect(dialog(0)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(1)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog(0)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog(-1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(buttons.last()).toBeFocused();
});

test('the arrow keys skip pictures that another one replaces on phones', async ({ page }) => {
  await withoutFramework(page);
  await page.setViewportSize(PHONE);
  await page.goto(SEVERAL);
  const buttons = page.getByRole('button', { name: 'Enlarge picture' });
  await buttons.last().click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: /^One month of the budget/ })).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(buttons.first()).toBeFocused();
});

test('two fingers enlarge a picture further', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, hasTouch: true, isMobile: true, viewport: PHONE });
  const page = await context.newPage();
  await page.goto(PLAIN);
  await page.getByRole('button', { name: 'Enlarge picture' }).first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  const client = await context.newCDPSession(page);
  const [x, y] = [PHONE.width / 2, PHONE.height / 2];
  for (const [index, apart] of [20, 40, 60, 80, 100, 120].entries())
    await client.send('Input.dispatchTouchEvent', {
      type: index === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [
        { x: x - apart, y, id: 0 },
        { x: x + apart, y, id: 1 },
      ],
    });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
  await context.close();
});
