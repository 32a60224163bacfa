import { writeFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { BUDGETS } from '../lib/site';
import { fetchedBy } from './support/fetched';
import { expect, hydrated, test } from './support/site';

const PAGE = 'docs/transactions/importing/';

/** The page's window, with the longest time in milliseconds for which it didn't respond. */
declare const window: Window & { longest: number };

const place = (page: Page) => page.getByRole('region', { name: 'Import rehearsal' });

/** Opens the page and waits until its controls work. */
async function open(page: Page): Promise<void> {
  await page.goto(PAGE);
  await place(page).getByRole('button', { name: 'Credit card' }).focus();
  await hydrated(page);
}

const choose = (page: Page, name: string, content: string | Buffer) =>
  place(page)
    .getByLabel('Choose a file from your bank')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

test('a sample shows what the app reads, by keyboard alone', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Enter');
  await expect(place(page).getByText('Actual reads 5 transactions from card.csv')).toBeVisible();
  const flip = place(page).getByRole('listitem').filter({ hasText: 'Flip amount' });
  await expect(flip).toContainText('On');
  await expect(flip).toContainText('Change this');
  await expect(
    place(page).getByRole('row', { name: /GREEN GROCER 1204 → Green Grocer 1204 −58\.10/ }),
  ).toBeVisible();
});

test('a file that is chosen before the framework loads is read', async ({ page }) => {
  await page.goto(PAGE);
  await choose(
    page,
    'checking.csv',
    'Date,Payee,Amount\n2025-10-03,Grocer,-42.50\n2025-10-04,Payroll,1850.00\n',
  );
  await hydrated(page);
  await expect(place(page).getByText('Actual reads 2 transactions from checking.csv')).toBeVisible();
});

const DROPPED = 'Date,Payee,Amount\n2025-10-03,Grocer,-42.50\n2025-10-04,Payroll,1850.00\n';

/** Drags a file from the computer to the page’s heading, like a reader who misses the field, and drops it. */
async function drop(page: Page, name: string): Promise<void> {
  const file = test.info().outputPath(name);
  writeFileSync(file, DROPPED);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await heading.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: x + 1, y: y + 1, data });
}

test('a file that is dropped anywhere on the page is read', async ({ page }) => {
  await open(page);
  await drop(page, 'dropped.csv');
  await expect(place(page).getByText('Actual reads 2 transactions from dropped.csv')).toBeVisible();
});

test('a file that is dropped before the framework loads is read, and doesn’t replace the page', async ({
  page,
}) => {
  await page.goto(PAGE);
  await drop(page, 'early.csv');
  await expect(place(page).getByText('Actual reads 2 transactions from early.csv')).toBeVisible();
});

test('the rehearsal’s code only loads when a file is chosen, and is small', async ({ page }) => {
  await open(page);
  const bytes = await fetchedBy(page, async () => {
    await page.keyboard.press('Enter');
    await expect(place(page).getByText('Compare with your bank')).toBeVisible();
  });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.toolBytes);
});

test('a second file shows what is new and what is a duplicate', async ({ page }) => {
  await open(page);
  await place(page).getByRole('button', { name: 'OFX with bank IDs' }).click();
  await place(page).getByRole('button', { name: 'Try our second file' }).click();
  await expect(place(page).getByText('checking-november.ofx: 1 new, 2 already there')).toBeVisible();
  await expect(
    place(page).getByRole('row', { name: /ACME PAYROLL.*Already there: same bank ID/ }),
  ).toBeVisible();
});

test('a mistake is named with its line and what to do', async ({ page }) => {
  await open(page);
  await place(page).getByRole('button', { name: 'CSV with mistakes' }).click();
  await expect(place(page).getByRole('listitem').filter({ hasText: 'Line 7' }).first()).toContainText(
    '“Total” isn’t a date',
  );
});

test('files that aren’t statements are explained: a picture, an empty file, and an endless one', async ({
  page,
}) => {
  await open(page);
  await choose(page, 'picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]));
  await expect(place(page).getByText('This isn’t a text file. It looks like PNG.')).toBeVisible();
  await choose(page, 'empty.csv', '');
  await expect(place(page).getByText('There are no transactions in this file.')).toBeVisible();
  await choose(page, 'endless.csv', `Date,Payee,Amount\n${'x'.repeat(1_100_000)}`);
  await expect(place(page).getByText('This line has more than a million characters.')).toBeVisible();
});

test('a file of a gigabyte is refused before it is read', async ({ page }) => {
  await open(page);
  await place(page)
    .getByLabel('Choose a file from your bank')
    .evaluate((field: HTMLInputElement) => {
      const part = new Blob([new Uint8Array(1024 * 1024)]);
      const files = new DataTransfer();
      files.items.add(
        new File(
          Array.from({ length: 1024 }, () => part),
          'large.csv',
        ),
      );
      field.files = files.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await expect(place(page).getByRole('alert')).toContainText('larger than 64 MB');
});

test('other settings read the file again', async ({ page }) => {
  await open(page);
  await place(page).getByRole('button', { name: 'Credit card' }).click();
  await place(page).getByText('Try other settings').click();
  await place(page).getByRole('checkbox', { name: 'Flip amount' }).uncheck();
  await expect(place(page).getByRole('row', { name: /GREEN GROCER 1204 .*58\.10/ })).not.toContainText('−');
  await place(page).getByRole('combobox', { name: 'Date format' }).selectOption('DD MM YYYY');
  await expect(place(page).getByText('“10/31/2025” isn’t a date in the chosen format.')).toBeVisible();
});

test('nothing of a file leaves the page', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', request => {
    // Links in view are prefetched with HEAD and GET, which send nothing.
    const isRead = ['GET', 'HEAD'].includes(request.method()) && request.postData() === null;
    if (!isRead || /secret/i.test(request.url())) sent.push(`${request.method()} ${request.url()}`);
  });
  await open(page);
  await choose(
    page,
    'secret.csv',
    'Date,Payee,Amount\n2025-10-03,Secret Shop,-42.50\n2025-10-04,Secret Job,1850.00\n',
  );
  await expect(place(page).getByText('Actual reads 2 transactions from secret.csv')).toBeVisible();
  expect(sent).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what the rehearsal needs', async ({ page }) => {
    await page.goto(PAGE);
    await expect(
      place(page).getByRole('paragraph').filter({ hasText: 'This tool needs JavaScript.' }),
    ).toBeVisible();
  });
});

test('fifty thousand lines are read while the page stays usable', async ({ page }) => {
  await open(page);
  const lines = Array.from(
    { length: 50_000 },
    (_, at) => `2025-10-${String((at % 28) + 1).padStart(2, '0')},Shop ${at},-${at % 900}.50`,
  );
  await page.evaluate(() => {
    Object.assign(window, { longest: 0 });
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask' });
  });
  const start = Date.now();
  await choose(page, 'long.csv', `Date,Payee,Amount\n${lines.join('\n')}\n`);
  await expect(place(page).getByText('Actual reads 50,000 transactions from long.csv')).toBeVisible({
    timeout: 30_000,
  });
  // Without the worker, one task would take nearly all of the time.
  expect(await page.evaluate(() => window.longest)).toBeLessThan((Date.now() - start) / 3);
  await place(page).getByRole('button', { name: 'More rows' }).click();
  await expect(place(page).getByText('26–50 of 50,000')).toBeVisible();
});

test('a long file name wraps on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page);
  const name = `Umsaetze_${'1234567890_'.repeat(6)}Konto.csv`;
  await choose(page, name, 'Date,Payee,Amount\n2025-10-03,Grocer,-1.00\n');
  await place(page)
    .getByLabel('Choose a second file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from('Date,Payee,Amount\n') });
  await expect(place(page).getByRole('status').filter({ hasText: '0 new' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`at 390 pixels nothing is wider than the screen, and axe finds nothing, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme });
    await open(page);
    await place(page).getByRole('button', { name: 'CSV with mistakes' }).click();
    await expect(place(page).getByText('Compare with your bank')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const { violations } = await new AxeBuilder({ page })
      .include('section[aria-label="Import rehearsal"]')
      .analyze();
    expect(violations).toEqual([]);
  });
