import type { Page } from '@playwright/test';
import { expect, test, withoutFramework } from './support/site';

/** It has a clip with five steps. */
const PAGE = 'docs/tour/budget/';

const NAME = 'Overspending is covered from another category';

const clipOn = (page: Page) => page.getByRole('group', { name: NAME });
const picture = (page: Page, step: number) =>
  clipOn(page).getByRole('img', { name: `${NAME}. Step ${step} of 5` });
const status = (page: Page) => clipOn(page).getByRole('status');

const clipRequests = (page: Page) => {
  const steps: string[] = [];
  page.on('request', request => {
    const step = /clip-cover-(\d)\./.exec(request.url())?.[1];
    if (step) steps.push(step);
  });
  return steps;
};

test('only the first picture is loaded before the reader acts, and nothing moves', async ({ page }) => {
  const steps = clipRequests(page);
  await page.clock.install();
  await page.goto(PAGE);
  await clipOn(page).scrollIntoViewIfNeeded();
  await expect(picture(page, 1)).toHaveJSProperty('complete', true);
  await expect.poll(() => steps).toEqual(['1']);
  await page.clock.runFor(60_000);
  await expect(picture(page, 1)).toBeVisible();
  expect(steps).toEqual(['1']);
});

test('the keyboard steps through it, and the status and the list say which step it is', async ({ page }) => {
  await withoutFramework(page);
  await page.goto(PAGE);
  await clipOn(page).getByRole('button', { name: 'Next step' }).focus();
  await page.keyboard.press('Enter');
  await expect(picture(page, 2)).toBeVisible();
  await expect(picture(page, 1)).toBeHidden();
  await expect(status(page)).toHaveText('Step 2 of 5. Choose Cover overspending.');
  await expect(clipOn(page).locator('[aria-current=step]')).toHaveText('Choose Cover overspending.');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(clipOn(page).getByRole('button', { name: 'Previous step' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(/^Step 1 of 5/);
});

test('Play goes through all steps and stops at the last, and Pause stops it earlier', async ({ page }) => {
  await page.clock.install();
  await page.goto(PAGE);
  const play = clipOn(page).getByRole('button', { name: 'Play' });
  const pause = clipOn(page).getByRole('button', { name: 'Pause' });
  await play.click();
  await pause.click();
  await page.clock.runFor(60_000);
  await expect(status(page)).toHaveText(/^Step 1 of 5/);
  await play.click();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return status(page).textContent();
    })
    .toMatch(/^Step 5 of 5/);
  await expect(play).toBeVisible();
});

test('readers who prefer less motion get no Play button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  await expect(clipOn(page).getByRole('button', { name: 'Play' })).toBeHidden();
  await clipOn(page).getByRole('button', { name: 'Next step' }).click();
  await expect(picture(page, 2)).toBeVisible();
});

test('a phone sees the marked place of each step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  for (const step of [1, 2, 3]) {
    await expect(picture(page, step)).toBeVisible();
    const mark = clipOn(page).locator('rect:visible');
    await expect.poll(async () => (await mark.boundingBox())?.x).toBeGreaterThan(0);
    await expect
      .poll(() => mark.evaluate(element => element.getBoundingClientRect().right))
      .toBeLessThanOrEqual(390);
    await clipOn(page).getByRole('button', { name: 'Next step' }).click();
  }
});

test('on paper it is a picture and the list', async ({ page }) => {
  await page.goto(PAGE);
  await page.emulateMedia({ media: 'print' });
  await expect(picture(page, 1)).toBeVisible();
  await expect(clipOn(page).getByRole('listitem')).toHaveCount(5);
  await expect(clipOn(page).getByRole('button')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is the first picture and the list', async ({ page }) => {
    const steps = clipRequests(page);
    await page.goto(PAGE);
    await expect(picture(page, 1)).toBeVisible();
    await expect(clipOn(page).getByRole('listitem').last()).toBeVisible();
    await expect(clipOn(page).getByRole('button')).toHaveCount(0);
    await expect(status(page)).toHaveCount(0);
    expect(steps).toEqual(['1']);
  });
});

test('the arrow keys scroll a picture that is wider than a phone, also without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(PAGE);
  const frame = clipOn(page).getByRole('group', { name: 'Step 1 of 5' });
  const hidden = () =>
    frame.evaluate(element => Math.floor(element.scrollWidth - element.clientWidth - element.scrollLeft));
  expect(await hidden()).toBeGreaterThan(0);
  await frame.focus();
  await expect(frame).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    expect(await hidden()).toBe(0);
  }).toPass({ intervals: [50] });
  await context.close();
});
