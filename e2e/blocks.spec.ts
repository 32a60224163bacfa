import { type Locator, type Page } from '@playwright/test';
import { expect, hydrated, test, withoutFramework } from './support/site';

/** The page that shows every block, which these tests use. */
const PAGE = 'docs/contributing/writing-docs/';

const open = async (page: Page) => {
  await page.goto(PAGE);
  await hydrated(page);
};

test.describe('code', () => {
  test('is copied without markers and line numbers, and the button shows it for a second', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await open(page);
    const block = page.locator('figure.code', { hasText: 'loadBudget' }).last();
    await block.hover();
    // With a running clock, the second could pass before the check on a slow machine.
    await page.clock.pauseAt(Date.now() + 60_000);
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(block.getByRole('button', { name: 'Copy code to clipboard' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^const budget = await .+;\nconsole\.log\(.+\);$/);
  });

  test("is selected if it can't be copied, and a message says so", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await open(page);
    const block = page.locator('figure.code', { hasText: 'npm run dev' }).first();
    await block.hover();
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect(block.getByRole('alert')).toHaveText(/^Not copied\./);
    expect(await page.evaluate(() => String(getSelection()))).toBe('npm ci\nnpm run dev');
  });
  test("wraps on request if it's too wide", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    const block = page.locator('figure.code', { hasText: 'loadBudget' }).last();
    const overflow = () => block.locator('pre').evaluate(pre => pre.scrollWidth - pre.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    await block.getByRole('button', { name: 'Toggle word wrap' }).click();
    await expect.poll(overflow).toBe(0);
    await block.getByRole('button', { name: 'Toggle word wrap' }).click();
    await expect.poll(overflow).toBeGreaterThan(0);
    await expect(
      page.locator('figure.code', { hasText: 'npm run dev' }).first().getByRole('button'),
    ).toHaveCount(1);
  });

  test('has a title, numbers, marked lines and words, and can be scrolled by keyboard', async ({ page }) => {
    await page.goto(PAGE);
    const block = page.locator('figure.code', { has: page.locator('mark') });
    await expect(block.locator('figcaption')).toHaveText('docker-compose.yml');
    await expect(block.locator('[data-highlighted-line]')).toHaveCount(2);
    await expect(block.locator('mark')).toHaveText(['5006', '5006']);
    await expect(block.locator('pre')).toHaveAttribute('tabindex', '0');
    const number = await block
      .locator('[data-line]')
      .last()
      .evaluate(line => getComputedStyle(line, '::before').content);
    expect(number).toContain('line');
    await expect(page.locator('[data-diff="added"]').last()).toHaveText("+   - '127.0.0.1:5006:5006'");
  });

  test('changes its colors with the mode', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(PAGE);
    const token = page.locator('.tok-keyword').first();
    const color = () => token.evaluate(element => getComputedStyle(element).color);
    await expect.poll(color).toBe('rgb(160, 17, 31)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(color).toBe('rgb(255, 148, 146)');
  });
});

test.describe('tabs', () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', { name });
  test('of a group change together and remember the choice', async ({ page }) => {
    await open(page);
    await tab(page, 'PowerShell').nth(1).click();
    for (const index of [0, 1]) {
      await expect(tab(page, 'PowerShell').nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(tab(page, 'Bash').nth(index)).toHaveAttribute('aria-selected', 'false');
    }
    await expect(page.getByRole('tabpanel', { name: 'PowerShell' })).toHaveCount(2);
    await page.reload();
    await expect(tab(page, 'PowerShell').first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Bash' })).toHaveCount(0);
  });

  test('change in the reader’s other windows, too', async ({ page, context }) => {
    await open(page);
    const other = await context.newPage();
    await other.goto(PAGE);
    await tab(page, 'PowerShell').first().click();
    await expect(other.getByRole('tabpanel', { name: 'PowerShell' })).toHaveCount(2);
  });

  test('work before the framework loads, by pointer and keyboard', async ({ page }) => {
    await withoutFramework(page);
    await page.goto(PAGE);
    await tab(page, 'Bash').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'PowerShell').first()).toBeFocused();
    await expect(tab(page, 'PowerShell').first()).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tabpanel', { name: 'PowerShell' }).first()).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Bash').first()).toBeFocused();
    await tab(page, 'Bash').nth(1).click();
    await expect(page.getByRole('tabpanel', { name: 'Bash' })).toHaveCount(2);
  });

  test('stay under the pointer when tabs above change their height', async ({ page }) => {
    await open(page);
    const clicked = tab(page, 'PowerShell').nth(1);
    await clicked.scrollIntoViewIfNeeded();
    const before = await clicked.boundingBox();
    await clicked.click();
    expect((await clicked.boundingBox())?.y).toBeCloseTo(before?.y ?? Number.NaN, 0);
  });

  test('are all shown without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(PAGE);
    await expect(page.getByText('$env:ACTUAL_DATA_DIR').last()).toBeVisible();
    await expect(page.getByText('echo $ACTUAL_DATA_DIR').last()).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await context.close();
  });
});
test('admonitions carry their type or their own title', async ({ page }) => {
  await page.goto(PAGE);
  for (const [look, title] of [
    ['note', 'Note'],
    ['tip', 'Faster next time'],
    ['info', 'Info'],
    ['warning', 'Check the date first'],
    ['danger', 'Danger'],
  ]) {
    await expect(page.locator(`[data-look="${look}"] > p`).first()).toHaveText(String(title));
  }
});
test('details open and close independently, and without the framework', async ({ page }) => {
  await open(page);
  const [first, second] = [page.locator('.prose details').first(), page.locator('.prose details').nth(1)];
  await first.locator('summary').click();
  await expect(first).toHaveJSProperty('open', true);
  await expect(second).toHaveJSProperty('open', false);
  await first.locator('summary').click();
  await expect(first).toHaveAttribute('data-collapsed', 'true');
  await expect(first).toHaveJSProperty('open', false);
});

test('details below each other are the rows of one list, and the text is below the words of its summary', async ({
  page,
}) => {
  await open(page);
  const [first, second] = [page.locator('.prose details').first(), page.locator('.prose details').nth(1)];
  const [above, below] = [await first.boundingBox(), await second.boundingBox()];
  expect(below?.y).toBeCloseTo((above?.y ?? 0) + (above?.height ?? 0), 0);
  await expect(second).toHaveCSS('border-top-width', '0px');
  const startOf = (part: Locator) =>
    part.evaluate(element => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].at(-1)?.left ?? NaN;
    });
  await second.locator('summary').click();
  await expect(second).toHaveJSProperty('open', true);
  expect(await startOf(second.locator('p').first())).toBeCloseTo(await startOf(second.locator('summary')), 0);
});

test('tables that are too wide scroll by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  const table = page.getByRole('group', { name: 'Table' }).last();
  await table.focus();
  await expect(table).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a footnote links to its text and back', async ({ page }) => {
  // A click on a link that's still scrolling can miss it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  await page.getByRole('link', { name: '1', exact: true }).click();
  await expect(page.locator('#user-content-fn-1')).toBeInViewport();
  await page.getByRole('link', { name: /^Back to reference 1/ }).click();
  await expect(page.getByRole('cell', { name: /^Rent/ })).toBeInViewport();
});

test("a mention links to the profile; addresses and packages don't", async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByRole('link', { name: 'youngcw', exact: true })).toHaveAttribute(
    'href',
    'https://github.com/youngcw',
  );
  await expect(page.getByRole('link', { name: 'me@example.org' })).toHaveAttribute(
    'href',
    'mailto:me@example.org',
  );
});

test.describe('keys', () => {
  for (const [platform, name] of [
    ['macOS', '⌘'],
    ['Linux', 'Ctrl'],
  ] as const) {
    test(`have the names used on ${platform}`, async ({ page }) => {
      await page.addInitScript(value => {
        Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => ({ platform: value }) });
      }, platform);
      await page.goto(PAGE);
      const key = page.locator('.prose kbd').filter({ hasText: /⌘/ }).first();
      await expect(key).toHaveText(name, { useInnerText: true });
    });
  }
});

test.describe('screenshots', () => {
  const requested = (page: Page) => {
    const pictures: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'image' && request.url().includes('/screenshots/'))
        pictures.push(request.url());
    });
    return pictures;
  };

  for (const [system, choice, mode] of [
    ['light', undefined, 'light'],
    ['dark', undefined, 'dark'],
    ['light', 'dark', 'dark'],
    ['dark', 'light', 'light'],
  ] as const) {
    test(`only load in the current mode: system ${system}, choice ${choice ?? 'none'}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      if (choice) await page.addInitScript(value => localStorage.setItem('theme', value), choice);
      const pictures = requested(page);
      await page.goto(PAGE);
      const picture = page.getByRole('img', { name: /^The header of a month/ });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      await expect.poll(() => pictures.length).toBeGreaterThan(0);
      expect(pictures.filter(url => !url.includes(`.${mode}.`))).toEqual([]);
    });
  }

  test('only load in the system’s mode without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, colorScheme: 'dark' });
    const page = await context.newPage();
    const pictures = requested(page);
    await page.goto(PAGE, { waitUntil: 'load' });
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(url => !url.includes('.dark.'))).toEqual([]);
    await context.close();
  });

  test('open in a dialog before the framework loads, and restore the focus', async ({ page }) => {
    await withoutFramework(page);
    await page.goto(PAGE);
    const button = page.getByRole('button', { name: 'Enlarge picture' }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^The header of a month/ });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await dialog.getByRole('button', { name: 'Close picture' }).click();
    await expect(dialog).toBeHidden();
  });

  test('have a cross of 44 px and their caption in the dialog, in the window of a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PAGE);
    const figure = page.locator('figure:has(> figcaption > p)', {
      has: page.getByRole('button', { name: 'Enlarge picture' }),
    });
    const caption = (await figure.first().locator('> figcaption > p').textContent()) ?? '';
    expect(caption).not.toBe('');
    await figure.first().getByRole('button', { name: 'Enlarge picture' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(caption)).toBeInViewport();
    const cross = dialog.getByRole('button', { name: 'Close picture' });
    await expect(cross).toBeInViewport({ ratio: 1 });
    const { width, height } = (await cross.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.mouse.click(390 - 30, 30);
    await expect(dialog).toBeHidden();
  });

  test('have their full size in the dialog before they load', async ({ page }) => {
    await page.goto(PAGE);
    let release = () => {};
    const held = new Promise<void>(resolve => (release = resolve));
    await page.route('**/screenshots/**', async route => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Enlarge picture' }).first().click();
    const dialog = page.getByRole('dialog', { name: /^The header of a month/ });
    const size = async () => {
      const box = await dialog.boundingBox();
      return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
    };
    const before = await size();
    release();
    const picture = dialog.locator('img:visible');
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(before).toEqual(await size());
  });

  test('open in a dialog in browsers without command buttons', async ({ page }) => {
    await page.addInitScript(() => {
      delete (HTMLButtonElement.prototype as { commandForElement?: unknown }).commandForElement;
      delete (HTMLDialogElement.prototype as { closedBy?: unknown }).closedBy;
      // The browser's default action for the click.
      document.addEventListener('command', event => event.preventDefault(), { capture: true });
    });
    await withoutFramework(page);
    await page.goto(PAGE);
    const button = page.getByRole('button', { name: 'Enlarge picture' }).first();
    const dialog = page.getByRole('dialog', { name: /^The header of a month/ });
    await button.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close picture' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test.describe('diagrams', () => {
  const frame = (page: Page, index = 0) => page.getByRole('group', { name: 'Zoomable drawing' }).nth(index);
  const scale = (page: Page) =>
    frame(page)
      .locator(':scope > div')
      .first()
      .evaluate(content => new DOMMatrix(getComputedStyle(content).transform).a);
  const zoomable = async (page: Page) => {
    await open(page);
    await frame(page).scrollIntoViewIfNeeded();
    await expect(frame(page)).toHaveAttribute('data-zoomable', '');
  };

  test('are inlined with alt text, in both modes, and without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, colorScheme: 'light' });
    const page = await context.newPage();
    await page.goto(PAGE);
    const diagram = page.getByRole('img', { name: /^Income becomes To Budget/ });
    await expect(diagram).toBeVisible();
    const fill = () =>
      diagram
        .locator('rect')
        .first()
        .evaluate(rect => getComputedStyle(rect).fill);
    const light = await fill();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(fill).not.toBe(light);
    await expect(page.getByRole('img', { name: /^The budget file lives on each device/ })).toBeVisible();
    await context.close();
  });
  test('become zoomable once, two seconds after the page loads, and stay so when the anchor changes', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(PAGE);
    // With a running clock, two seconds could pass before the first check on a slow machine.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Shift');
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 100 });
    }).toPass();
    await page.clock.runFor(1500);
    await expect(frame(page)).not.toHaveAttribute('data-zoomable');
    await page.clock.runFor(600);
    await expect(frame(page)).toHaveAttribute('data-zoomable', '');
    await frame(page).press('+');
    await page.clock.runFor(300);
    await expect.poll(() => scale(page)).toBeCloseTo(1.35, 2);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/#/);
    await page.clock.runFor(3000);
    await expect(page.locator('[data-zoomable]')).toHaveCount(2);
    expect(await scale(page)).toBeCloseTo(1.35, 2);
  });
  test('zoom with the wheel between 0.125 and 4, and reset with a double click', async ({ page }) => {
    await zoomable(page);
    await frame(page).hover();
    const y = await page.evaluate(() => window.scrollY);
    for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, -100);
    await expect.poll(() => scale(page)).toBeCloseTo(1.35, 2);
    expect(await page.evaluate(() => window.scrollY)).toBe(y);
    const turns = (count: number, deltaY: number) =>
      frame(page).evaluate(
        (wrapper, [times = 0, delta]) => {
          for (let turn = 0; turn < times; turn += 1)
            wrapper.dispatchEvent(new WheelEvent('wheel', { deltaY: delta, cancelable: true }));
        },
        [count, deltaY],
      );
    await turns(40, -100);
    await expect.poll(() => scale(page)).toBe(4);
    await turns(60, 100);
    await expect.poll(() => scale(page)).toBe(0.125);
    await frame(page).dblclick();
    await expect.poll(() => scale(page)).toBe(1);
  });

  // The toolbar has a component test.
  test('have no buttons, because the toolbar is off', async ({ page }) => {
    await zoomable(page);
    await expect(frame(page).getByRole('button')).toHaveCount(0);
  });
  test('move with the pointer', async ({ page }) => {
    await zoomable(page);
    const box = await frame(page).boundingBox();
    if (!box) throw new Error("The drawing isn't visible.");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 50, y + 30, { steps: 5 });
    await page.mouse.up();
    const moved = () =>
      frame(page)
        .locator(':scope > div')
        .first()
        .evaluate(content => {
          const { e, f } = new DOMMatrix(getComputedStyle(content).transform);
          return [Math.round(e), Math.round(f)];
        });
    await expect.poll(moved).toEqual([50, 30]);
  });
});
