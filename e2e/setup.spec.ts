import type { Page } from '@playwright/test';
import { BUDGETS } from '../lib/site';
import { fetchedBy } from './support/fetched';
import { expect, hydrated, test, withoutFramework } from './support/site';

/** A page with tabs, rows, sections and commands for different setups. */
const PAGE = 'docs/install/your-setup/';

/** Opens the page with a stored setup. */
const openWith = async (page: Page, setup: object | string) => {
  const stored = typeof setup === 'string' ? setup : JSON.stringify(setup);
  await page.addInitScript(text => localStorage.setItem('setup', text), stored);
  await page.goto(PAGE);
};

/** The first cells of the table's visible rows, in the order of the screen. */
const rowHeaders = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main td:first-child')]
      .filter(cell => cell.checkVisibility())
      .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
      .map(cell => cell.textContent),
  );

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const line = (page: Page) => page.getByText('Parts of this page depend on your setup.');
const openDialog = async (page: Page) => {
  await page.getByRole('button', { name: /^(Choose yours|Change your setup)$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your setup' })).toBeVisible();
};

test.describe('a stored setup', () => {
  test('is shown without the framework, with no shift', async ({ page }) => {
    await withoutFramework(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifts.push(entry.startTime);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openWith(page, {
      os: 'macos',
      run: 'docker',
      port: '8080',
      folder: '/srv/actual',
      domain: 'money.test',
    });
    await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toContainText('The Mac goes here.');
    await expect(page.getByRole('main')).toContainText(
      'For Docker · macOS · port 8080 · folder /srv/actual · domain money.test',
      { useInnerText: true },
    );
    await expect(page.locator('figure.code').first()).toContainText("'8080:5006'");
    await expect(page.locator('figure.code').first()).toContainText('- /srv/actual:/data');
    await expect(page.getByText('https://money.test/')).toBeVisible();
    await expect(page.getByText('http://localhost:8080')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to: Only with Docker' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to: Only in the desktop app' })).toBeHidden();
    await expect(line(page)).toBeHidden();
    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number[])).toEqual([]);
  });

  test('stays after the framework loads and on the next page', async ({ page }) => {
    await openWith(page, { os: 'linux', port: '8080' });
    await hydrated(page);
    await expect(tab(page, 'Linux')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('figure.code').first()).toContainText("'8080:5006'");
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click();
    await expect(page).toHaveURL(/\/docs\/$/);
    await page.goBack();
    await expect(tab(page, 'Linux')).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('figure.code').first()).toContainText("'8080:5006'");
  });

  test('comes before the tab that was shown last, and other tabs can still be opened', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.os', 'Windows'));
    await openWith(page, { os: 'macos' });
    await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Windows').click();
    await expect(page.getByRole('tabpanel')).toContainText('Windows goes here.');
    await hydrated(page);
    await expect(page.getByRole('tabpanel')).toContainText('Windows goes here.');
  });

  test('is what the copy button copies', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWith(page, { port: '8080', folder: '/srv/actual' });
    await hydrated(page);
    const block = page.locator('figure.code').first();
    await block.hover();
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("    ports:\n      - '8080:5006'\n    volumes:\n      - /srv/actual:/data");
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('- /srv/actual:/data');
  });

  test('comes first in the Markdown that is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWith(page, { run: 'desktop', os: 'macos' });
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toMatch(/The Mac goes here\..*Windows goes here\./s);
    expect(await copied()).toMatch(/\| Desktop app .*\| Docker .*- macOS: .*- Linux: /s);
    expect(await copied()).toMatch(/### Only in the desktop app.*### Only with Docker/s);
    expect(await copied()).not.toContain('<!--');
  });

  test('has its section before the alternatives', async ({ page }) => {
    const tops = () =>
      Promise.all(
        ['Only in the desktop app', 'Only with Docker'].map(async name => {
          const box = await page.getByRole('heading', { name }).boundingBox();
          return box?.y ?? NaN;
        }),
      );
    await openWith(page, { run: 'desktop' });
    const [desktop = NaN, docker = NaN] = await tops();
    expect(desktop).toBeLessThan(docker);
    await openDialog(page);
    await page.getByLabel('How you run Actual').selectOption('Docker');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: 'Go to: Only with Docker' })).toBeVisible();
    const [desktopBelow = NaN, dockerAbove = NaN] = await tops();
    expect(dockerAbove).toBeLessThan(desktopBelow);
  });

  test('is what is printed, and without one every tab is', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(PAGE);
    await expect(page.getByText('Windows goes here.')).toBeVisible();
    await expect(page.getByText('The Mac goes here.')).toBeVisible();
    await openWith(page, { os: 'macos' });
    await expect(page.getByText('The Mac goes here.')).toBeVisible();
    await expect(page.getByText('Windows goes here.')).toBeHidden();
    expect(await rowHeaders(page)).toEqual(['Docker', 'Desktop app']);
    await openWith(page, { run: 'desktop' });
    expect(await rowHeaders(page)).toEqual(['Desktop app', 'Docker']);
  });

  test('has its rows and list items first, for screen readers and links too', async ({ page }) => {
    await openWith(page, { run: 'desktop', os: 'macos' });
    await hydrated(page);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toHaveAccessibleName('For your setup: Desktop app The console of the app');
    await expect(rows.nth(2)).toHaveAccessibleName('Docker docker compose logs');
    await expect(page.getByRole('listitem').filter({ hasText: ', Save' })).toHaveText([
      'macOS: Actual, Save',
      'Linux: File, Save',
    ]);
    await openDialog(page);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(rows.nth(1)).toHaveAccessibleName('Docker docker compose logs');
    await expect(rows).toHaveCount(3);
  });

  test('has the same color in every cell of its rows on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWith(page, { run: 'desktop' });
    const row = page.getByRole('table').getByRole('row', { name: /^For your setup: / });
    const colors = await row
      .getByRole('cell')
      .evaluateAll(cells => cells.map(cell => getComputedStyle(cell).backgroundColor));
    expect(colors.length).toBeGreaterThan(1);
    expect(new Set(colors).size).toBe(1);
  });

  test('decides which names keys have', async ({ page }) => {
    for (const [os, name] of [
      ['macos', '⌘'],
      ['linux', 'Ctrl'],
    ]) {
      await openWith(page, { os });
      await expect(page.getByText(/^Save it with/)).toContainText(`Save it with ${name}`, {
        useInnerText: true,
      });
    }
  });

  test('is the reader’s own: a link can’t set it', async ({ page }) => {
    await page.goto(`${PAGE}?setup={"os":"macos","port":"1"}&os=macos#setup={"os":"macos"}`);
    await expect(line(page)).toBeVisible();
    await expect(tab(page, 'Windows')).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => localStorage.getItem('setup'))).toBeNull();
  });

  for (const [name, stored] of [
    ['broken JSON', '{"os":'],
    ['an option that no longer exists', '{"os":"beos"}'],
    ['lists and objects instead of text', '{"os":["macos"],"run":{"docker":true},"port":8080}'],
    ['another version’s format', '{"version":2,"setup":{"os":"macos","port":"8080"}}'],
    ['5 million characters that aren’t JSON', 'x'.repeat(5_000_000)],
    [
      'markup and shell commands',
      '{"port":"80;reboot","domain":"<img src=x onerror=alert(1)>","folder":"/a$(reboot)"}',
    ],
    ['a value that is far too long', JSON.stringify({ domain: 'a.'.repeat(100_000) })],
  ] as const)
    test(`with ${name} is ignored`, async ({ page }) => {
      await openWith(page, stored);
      await expect(line(page)).toBeVisible();
      await expect(tab(page, 'Windows')).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('figure.code').first()).toContainText("'5006:5006'");
    });
});

test.describe('choosing a setup', () => {
  test('by keyboard changes this page and other windows', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(PAGE);
    await hydrated(other);
    await page.goto(PAGE);
    await hydrated(page);
    await page.getByRole('button', { name: 'Choose yours' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your setup' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Device or system').selectOption('macOS');
    await dialog.getByLabel('Server port').fill('8080');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Change your setup' })).toBeFocused();
    await expect(page.getByText('Saved. This page now shows your setup first.')).toBeVisible();
    for (const shown of [page, other]) {
      await expect(tab(shown, 'macOS')).toHaveAttribute('aria-selected', 'true');
      await expect(shown.locator('figure.code').first()).toContainText("'8080:5006'");
    }
    await openDialog(page);
    await page.getByRole('button', { name: 'Clear all' }).click();
    for (const shown of [page, other]) {
      await expect(line(shown)).toBeVisible();
      await expect(shown.locator('figure.code').first()).toContainText("'5006:5006'");
    }
    expect(await page.evaluate(() => localStorage.getItem('setup'))).toBeNull();
  });

  test('loads code only then, and little of it', async ({ page }) => {
    await page.goto(PAGE);
    await hydrated(page);
    const bytes = await fetchedBy(page, async () => {
      await openDialog(page);
      await page.getByLabel('Device or system').selectOption('macOS');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
    });
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(BUDGETS.toolBytes);
  });

  test('works if the button is clicked before the framework has loaded', async ({ page }) => {
    await page.goto(PAGE);
    await openDialog(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('explains what is wrong with a value, and saves nothing', async ({ page }) => {
    await page.goto(PAGE);
    await openDialog(page);
    const port = page.getByLabel('Server port');
    await port.fill('80; reboot');
    await page.getByLabel('Data folder').fill('/my folder');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(port).toBeFocused();
    await expect(port).toHaveAccessibleDescription('Enter a whole number from 1 to 65535.');
    await expect(page.getByLabel('Data folder')).toHaveAccessibleDescription(
      /^Enter a path that starts with/,
    );
    expect(await page.evaluate(() => localStorage.getItem('setup'))).toBeNull();
  });

  test('lasts for the visit if storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto(PAGE);
    await openDialog(page);
    await page.getByLabel('Device or system').selectOption('Linux');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The browser doesn’t allow this site to store data')).toBeVisible();
    await expect(tab(page, 'Linux')).toHaveAttribute('aria-selected', 'true');
  });

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PAGE);
    await openDialog(page);
    const dialog = page.getByRole('dialog');
    expect(await dialog.evaluate(element => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport();
  });
});

test.describe('if the setup’s script doesn’t load', () => {
  test.use({ makesFaults: true });

  test('the page is the same as without a setup', async ({ page }) => {
    await page.route('**/setup/*.js', route => route.abort());
    await openWith(page, { os: 'macos', run: 'desktop' });
    await expect(line(page)).toBeVisible();
    await hydrated(page);
    expect(await rowHeaders(page)).toEqual(['Docker', 'Desktop app']);
  });
});

test('the download page offers what fits the setup', async ({ page }) => {
  await page.addInitScript(text => localStorage.setItem('setup', text), '{"os":"macos","run":"docker"}');
  await page.goto('download/');
  await expect(page.getByRole('region', { name: 'For your computer: macOS' })).toBeVisible();
  await openDialog(page);
  await page.getByLabel('Device or system').selectOption('Linux');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'For your computer: Linux' })).toBeVisible();
  await expect(page.locator('[data-kind=servers]').getByRole('rowheader').first()).toHaveText('Docker');
});

test('the search prefers pages about the setup', async ({ page }) => {
  const hits = async (setup: object) => {
    await openWith(page, setup);
    await page.locator('[data-search-field]').click();
    await page.locator('[data-search-field]').fill('update the server');
    await expect(page.getByRole('option').first()).toBeVisible();
    return page.getByRole('option').allInnerTexts();
  };
  const first = async (setup: object) => (await hits(setup))[0];
  expect(await first({ run: 'cli' })).toContain('CLI Tool');
  expect(await first({ run: 'docker' })).toContain('Docker');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every variant is shown, with the reason', async ({ page }) => {
    await page.goto(PAGE);
    await expect(line(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose yours' })).toBeHidden();
    for (const text of ['Windows goes here.', 'The Mac goes here.', 'Linux goes here.'])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('figure.code').first()).toContainText("'5006:5006'");
  });
});
