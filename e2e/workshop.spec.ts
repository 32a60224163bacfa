import { BUDGETS } from '../lib/site';
import { fetchedBy } from './support/fetched';
import { expect, hydrated, test } from './support/site';

const PAGE = 'docs/experimental/goal-templates/';

test('what the reader types changes the answer, and a link brings it to another page', async ({
  page,
  context,
}) => {
  await page.goto(PAGE);
  const place = page.getByRole('region', { name: 'Template workshop' });
  await place.getByRole('button', { name: 'Open the workshop' }).click();
  await place.getByRole('textbox', { name: 'Note for Rent' }).fill('#template 1200');
  await expect(place.getByText('Budget $1,200.00 every month.')).toBeVisible();
  await expect(place.getByRole('listitem').filter({ hasText: '$1,200.00' }).first()).toBeVisible();
  await place.getByRole('button', { name: 'Copy link' }).click();
  await expect(page).toHaveURL(/#workshop=/);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('textbox', { name: 'Note for Rent' })).toHaveValue('#template 1200');
  await expect(other.getByRole('textbox', { name: 'Note for Rent' })).toBeVisible();
});

test('the workshop’s code only loads when the reader opens it, and is small', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  const place = page.getByRole('region', { name: 'Template workshop' });
  const opener = place.getByRole('button', { name: 'Open the workshop' });
  const bytes = await fetchedBy(page, async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(place.getByRole('combobox', { name: 'Start from' })).toBeVisible();
  });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.toolBytes);
});

test('someone who has never budgeted adds a line by the keyboard, and sees what it budgets', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(PAGE);
  const place = page.getByRole('region', { name: 'Template workshop' });
  await place.getByRole('button', { name: 'Open the workshop' }).press('Enter');
  await place.getByRole('button', { name: 'Add the line' }).press('Enter');
  await expect(
    place.getByText('The line is in the note for New category, which gets $150.00 in November 2025.'),
  ).toBeInViewport({ ratio: 1 });
  await expect(place.getByRole('textbox', { name: 'Note for New category' })).toHaveValue(
    '#template 1200 by 2026-06',
  );
});

test('To Budget stays in view while the categories scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  const place = page.getByRole('region', { name: 'Template workshop' });
  await place.getByRole('button', { name: 'Open the workshop' }).press('Enter');
  await place.getByRole('textbox', { name: 'Note for Savings' }).scrollIntoViewIfNeeded();
  await expect(place.getByRole('textbox', { name: 'Note for Savings' })).toBeInViewport();
  await expect(place.getByRole('term').filter({ hasText: /^To Budget$/ })).toBeInViewport({ ratio: 1 });
});

test('works by keyboard alone on a phone’s screen, and fits it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  const place = page.getByRole('region', { name: 'Template workshop' });
  await place.getByRole('button', { name: 'Open the workshop' }).focus();
  await page.keyboard.press('Enter');
  await place.getByRole('radio', { name: 'Overwrite with budget template' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(place.getByText('All templates passed! 🎉', { exact: true })).toBeVisible();
  await place.getByRole('combobox', { name: 'Start from' }).selectOption({ label: 'Bills and schedules' });
  await expect(place.getByRole('textbox', { name: 'Note for Domain' })).toHaveValue(
    '#template schedule full Domain',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('with text twice as large, no field or amount of a category is cut off on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  const place = page.getByRole('region', { name: 'Template workshop' });
  await place.getByRole('button', { name: 'Open the workshop' }).click();
  await expect(place.getByRole('textbox', { name: 'Note for Rent' })).toBeVisible();
  const cut = await place.getByRole('listitem').evaluateAll(cards => {
    document.documentElement.style.fontSize = '200%';
    return cards.flatMap(card =>
      [...card.querySelectorAll('input, textarea, strong')].filter(
        part => part.getBoundingClientRect().right > card.getBoundingClientRect().right,
      ),
    ).length;
  });
  expect(cut).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a worked budget is in the workshop’s place', async ({ page }) => {
    await page.goto(PAGE);
    const place = page.getByRole('region', { name: 'Template workshop' });
    await expect(place.getByRole('table', { name: /Overwrite with budget template/ })).toBeVisible();
    await expect(place.getByRole('button')).toHaveCount(0);
    await expect(place.getByText('To Budget is $0.00')).toBeVisible();
    await expect(place.getByRole('paragraph').filter({ hasText: 'the workshop needs it' })).toBeVisible();
  });
});

test('a manipulated link opens the first example and says why', async ({ page }) => {
  const hostile = encodeURIComponent(
    JSON.stringify([1, '2025-11', 0, [], [['<img src=x onerror=alert(1)>', {}, 0, 0, 0]], []]),
  );
  await page.goto(`${PAGE}#workshop=${hostile}`);
  await expect(page.getByText('This link’s example can’t be read')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Note for Rent' })).toHaveValue('#template 1100');
});
