import { type Page } from '@playwright/test';
import { expect, hydrated, test, withoutFramework } from './support/site';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const pager = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' });
const active = (page: Page) => contents(page).locator('[data-active]');

/** Scrolls the page and waits until it's at that position. */
async function scrollTo(page: Page, y: number): Promise<void> {
  // Scroll events come once per frame, so two positions within one frame would be a single event.
  await page.evaluate(async top => {
    window.scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(done => requestAnimationFrame(done));
  }, y);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(y);
}

test('on a page of questions, each is much smaller than its category, which is close to the text above', async ({
  page,
}) => {
  await page.goto('docs/faq/');
  const category = page.getByRole('heading', { level: 2 }).first();
  const question = page.getByRole('heading', { level: 3 }).first();
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  expect(await question.evaluate(size)).toBeLessThan((await category.evaluate(size)) * 0.8);
  const above = await category.evaluate(
    heading =>
      heading.getBoundingClientRect().top -
      (heading.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
  );
  expect(above).toBeLessThan(56);
  // A question is larger than its answer, close to it, and its line ends where the answer does.
  const answer = question.locator('+ p');
  expect(await question.evaluate(size)).toBeGreaterThan((await answer.evaluate(size)) * 1.1);
  const [asked, said] = [await question.boundingBox(), await answer.boundingBox()];
  expect((said?.y ?? Infinity) - (asked?.y ?? 0) - (asked?.height ?? 0)).toBeLessThan(10);
  expect(asked?.width).toBeCloseTo(said?.width ?? 0, 0);
});

test.describe('the sidebar', () => {
  test('a category with a page is collapsed by its label on that page, and by its button anywhere', async ({
    page,
  }) => {
    await page.goto('docs/tour/');
    await hydrated(page);
    const label = sidebar(page).getByRole('link', { name: 'A Tour of Actual' });
    await expect(label).toHaveAttribute('aria-current', 'page');
    await label.click();
    await expect(
      sidebar(page).getByRole('button', { name: "Expand sidebar category 'A Tour of Actual'" }),
    ).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(/\/docs\/tour\/$/);
    await sidebar(page).getByRole('button', { name: "Expand sidebar category 'A Tour of Actual'" }).click();
    const items = sidebar(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'A Tour of Actual' }) })
      .getByRole('listitem');
    await expect(items).toHaveCount(7);
    await expect(items.last()).toBeVisible();
  });
  test('a collapsed category expands again on the next page in it', async ({ page }) => {
    await page.goto('docs/budgeting/');
    await hydrated(page);
    await sidebar(page).getByRole('button', { name: "Collapse sidebar category 'Budgeting'" }).click();
    await pager(page).getByRole('link', { name: /^Next/ }).click();
    await expect(page).toHaveURL(/\/docs\/budgeting\/categories\/$/);
    await expect(
      sidebar(page).getByRole('button', { name: "Collapse sidebar category 'Budgeting'" }),
    ).toHaveAttribute('aria-expanded', 'true');
  });
  test('expanded categories and the scroll position stay between pages, and reset on a reload', async ({
    page,
  }) => {
    await page.goto('docs/faq/');
    await hydrated(page);
    const category = sidebar(page).getByRole('button', { name: 'Backup & Restore' });
    await category.click();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    const settings = sidebar(page).getByRole('link', { name: 'Settings', exact: true });
    // The category expands for a moment, and a click scrolls to its target. Both must be done before the position is read.
    await settings.click({ trial: true });
    const scrolled = await sidebar(page).evaluate(nav => nav.parentElement?.scrollTop);
    await settings.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    expect(await sidebar(page).evaluate(nav => nav.parentElement?.scrollTop)).toBe(scrolled);
    await page.reload();
    await hydrated(page);
    await expect(category).toHaveAttribute('aria-expanded', 'false');
  });
  test('animates in 1 ms with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('docs/');
    await hydrated(page);
    const transitions = page.evaluate(
      () =>
        new Promise<string>(resolve => {
          document.addEventListener('transitionrun', event => {
            const { transition } = (event.target as HTMLElement).style;
            if (transition) resolve(transition);
          });
        }),
    );
    await sidebar(page).getByRole('button', { name: "Expand sidebar category 'A Tour of Actual'" }).click();
    expect(await transitions).toBe('height 1ms ease-in-out');
  });

  // Hiding the sidebar has a component test.
  test('cannot be hidden, because the option is off', async ({ page }) => {
    await page.goto('docs/');
    await hydrated(page);
    await expect(sidebar(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Collapse sidebar', exact: true })).toHaveCount(0);
  });

  test('scrolls to the current page when it loads', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('docs/troubleshooting/server/');
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
  });

  test('works without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('docs/faq/');
    await expect(sidebar(page).getByRole('link', { name: 'Restoring Backups' })).toHaveCount(0);
    await sidebar(page).getByRole('link', { name: 'Backup & Restore' }).click();
    await sidebar(page).getByRole('link', { name: 'Restoring Backups' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Restoring Backups' })).toBeVisible();
    await context.close();
  });
});
test('a page has breadcrumbs and links to its neighbors', async ({ page }) => {
  await page.goto('docs/accounts/reconciliation/');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText([
    '',
    'Using Actual',
    'Accounts & Transactions',
    'Reconciliation',
  ]);
  await expect(breadcrumbs.getByRole('link')).toHaveCount(2);
  await expect(breadcrumbs.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', /\/$/);
  await expect(breadcrumbs.getByRole('link', { name: 'Accounts & Transactions' })).toBeVisible();
  await expect(pager(page).getByRole('link', { name: /^Previous/ })).toContainText(
    'Merging Duplicate Transactions',
  );
  await expect(pager(page).getByRole('link', { name: /^Next/ })).toContainText('Payees');
  const data = JSON.parse(String(await breadcrumbs.locator('script').textContent()));
  expect(data['@type']).toBe('BreadcrumbList');
  expect(data.itemListElement.map(({ position, name }: Record<string, unknown>) => [position, name])).toEqual(
    [
      [1, 'Accounts & Transactions'],
      [2, 'Reconciliation'],
    ],
  );
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/content\/docs\/accounts\/reconciliation\.mdx$/,
  );
});

test('on a phone, breadcrumbs are equally far apart, however short they are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/api/reference/');
  const gaps = await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('listitem')
    .evaluateAll(items =>
      items
        .filter(item => getComputedStyle(item).clipPath === 'none')
        .map(item => {
          const range = document.createRange();
          range.selectNodeContents(item.querySelector('svg') ?? item.firstElementChild ?? item);
          return range.getBoundingClientRect();
        }),
    )
    .then(places => places.slice(1).map((place, index) => place.left - (places[index]?.right ?? 0)));
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(4);
});

test('on a phone, breadcrumbs are on one line without the page’s own name, which screen readers still get', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/install/docker/');
  const items = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  await expect(items).toHaveText([
    '',
    'Getting Started',
    'Installation and Configuration',
    'On Your Own Machine',
    'Docker',
  ]);
  const places = await items.evaluateAll(all =>
    all.map(item => {
      const { top, right } = item.getBoundingClientRect();
      return { top, right, isSeen: getComputedStyle(item).clipPath === 'none' };
    }),
  );
  expect(places.map(({ isSeen }) => isSeen)).toEqual([true, true, true, true, false]);
  expect(new Set(places.slice(0, -1).map(({ top }) => top)).size).toBe(1);
  expect(Math.max(...places.map(({ right }) => right))).toBeLessThanOrEqual(390 - 16);
  // The nearest name is whole.
  expect(
    await items
      .nth(3)
      .locator('span')
      .evaluate(name => name.scrollWidth <= name.clientWidth),
  ).toBe(true);
  // Without others, the page's own name is there.
  await page.goto('docs/');
  await expect(items.last()).toHaveCSS('clip-path', 'none');
});

test.describe('the contents of a page', () => {
  test.use({ viewport: { width: 1280, height: 700 } });

  // Positions are read from the page.
  test('mark the active heading', async ({ page }) => {
    await page.goto('docs/getting-started/starting-fresh/');
    await hydrated(page);
    await expect(contents(page).getByRole('link').first()).toBeVisible();
    await expect(active(page)).toHaveCount(0);

    const tops = await page
      .locator('.prose :is(h2, h3)')
      .evaluateAll(headings => headings.map(heading => Math.round(heading.getBoundingClientRect().top)));
    const [first = 0, second = 0] = tops;
    const links = contents(page).getByRole('link');
    await scrollTo(page, second - 100);
    await expect(active(page)).toHaveText(String(await links.nth(1).textContent()));
    await scrollTo(page, second - 600);
    await expect(active(page)).toHaveText(String(await links.nth(0).textContent()));
    await scrollTo(page, first > 700 ? 0 : 10);
    await expect(active(page)).toHaveCount(first > 350 ? 0 : 1);
  });
  test('mark the heading of the address before and after the framework loads', async ({ page }) => {
    await withoutFramework(page);
    await page.goto('docs/getting-started/starting-fresh/');
    const link = contents(page).getByRole('link').nth(2);
    const href = String(await link.getAttribute('href'));
    // A reader who follows a link. A reload could restore a place from before the address named a heading.
    const open = async () => {
      await page.goto('about:blank');
      await page.goto(`docs/getting-started/starting-fresh/${href}`);
    };
    await open();
    const weight = () => link.evaluate(element => getComputedStyle(element).fontWeight);
    await expect.poll(weight).toBe('500');
    await page.unrouteAll();
    await open();
    await hydrated(page);
    await expect(active(page)).toHaveAttribute('href', href);
  });
  test('mark the last heading at the end of the page', async ({ page }) => {
    // In a high window, the last headings stay below its middle.
    await page.setViewportSize({ width: 1280, height: 1800 });
    await page.goto('docs/getting-started/starting-fresh/');
    await hydrated(page);
    await page.keyboard.press('End');
    await expect(active(page)).toHaveText(
      String(await contents(page).getByRole('link').last().textContent()),
    );
  });
  test('scroll to a heading below the header and mark it', async ({ page }) => {
    await page.goto('docs/getting-started/starting-fresh/');
    await hydrated(page);
    const link = contents(page).getByRole('link').nth(1);
    const id = String(await link.getAttribute('href')).replace('#', '');
    await link.click();
    await expect(active(page)).toHaveAttribute('href', `#${id}`);
    await expect
      .poll(() => page.locator(`[id="${id}"]`).evaluate(heading => heading.getBoundingClientRect().top))
      .toBeCloseTo(68, -0.3);
  });
  test('show the sections of a long page, and the headings of the one that the reader is at', async ({
    page,
  }) => {
    await page.goto('docs/faq/');
    await hydrated(page);
    const sections = contents(page).locator('li:has(> details)');
    const links = (index: number) => sections.nth(index).locator('details').getByRole('link');
    await expect(links(0).first()).toBeVisible();
    await expect(links(2).first()).toBeHidden();
    await sections.nth(2).getByRole('link').first().click();
    await expect(links(2).first()).toBeVisible();
    await expect(links(0).first()).toBeHidden();
    // By keyboard, any of them.
    const toggle = sections.nth(1).locator('summary');
    await expect(toggle).toHaveAccessibleName(/^Sections of ./);
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(links(1).first()).toBeVisible();
    // A short list is shown in full.
    await page.goto('docs/getting-started/starting-fresh/');
    await expect(contents(page).locator('li > details')).toHaveCount(0);
  });

  test('open the section of the heading in the address before the framework loads', async ({ page }) => {
    await withoutFramework(page);
    await page.goto('docs/faq/');
    const section = contents(page).locator('li:has(> details)').nth(2);
    const link = section.locator('details a').first();
    await expect(link).toBeHidden();
    const href = String(await link.getAttribute('href'));
    await page.goto('about:blank');
    await page.goto(`docs/faq/${href}`);
    await expect(link).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const width of [390, 1280])
      test(`of a long page open section by section at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('docs/faq/');
        const list = contents(page).filter({ visible: true });
        if (width < 996) await list.getByText('On this page').click();
        const headings = await page
          .locator('.prose :is(h2, h3)')
          .evaluateAll(all => all.map(({ id }) => `#${id}`));
        const links = list.locator('a');
        expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual(headings);
        const last = list.locator('li:has(> details)').last();
        const link = last.locator('details').getByRole('link');
        await expect(link.first()).toBeHidden();
        await last.locator('summary').click();
        await expect(link.first()).toBeVisible();
      });
  });

  test('open above the page on a phone and stay open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('docs/getting-started/starting-fresh/');
    await hydrated(page);
    const toggle = contents(page).getByText('On this page');
    const link = contents(page).getByRole('link').nth(1);
    await expect(link).toBeHidden();
    await toggle.click();
    await link.click();
    await expect(page).toHaveURL(/#.+/);
    await expect(link).toBeVisible();
    await toggle.click();
    await expect(link).toBeHidden();
  });
});

test('a heading’s own link goes there and copies its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('docs/contributing/writing-docs/');
  await hydrated(page);
  const anchor = page.getByRole('link', { name: 'Direct link to Front matter' });
  await anchor.focus();
  // With a running clock, the second that it's shown could pass before the check on a slow machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await anchor.press('Enter');
  await expect(page).toHaveURL(/#front-matter$/);
  await expect(page.getByRole('link', { name: 'Link copied' })).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(anchor).toHaveAttribute('title', 'Direct link to Front matter');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
test('the back-to-top button shows when scrolling up', async ({ page }) => {
  await page.goto('docs/contributing/writing-docs/');
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await scrollTo(page, 1500);
  await expect(button).toBeHidden();
  await scrollTo(page, 1400);
  await expect(button).toBeVisible();
  await scrollTo(page, 250);
  await expect(button).toBeHidden();
  await scrollTo(page, 1500);
  await scrollTo(page, 1400);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});
test('a page outside the sidebar uses the full width', async ({ page }) => {
  await page.goto('docs/privacy-policy/');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(sidebar(page)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveCount(0);
  await expect(pager(page).getByRole('link')).toHaveCount(0);
  const header = page.getByRole('navigation', { name: 'Main' });
  await expect(header.getByRole('link', { name: 'Docs', exact: true })).not.toHaveAttribute('aria-current');
  await page.goto('docs/faq/');
  await expect(header.getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test.describe('a reference page', () => {
  const PAGE = 'docs/api/reference/';
  const filter = (page: Page) => contents(page).getByRole('searchbox', { name: 'Filter by name' });
  const links = (page: Page) => contents(page).getByRole('link');

  for (const [width, place] of [
    [1280, 'beside'],
    [1024, 'below'],
    [390, 'below'],
  ] as const) {
    test(`has programs and their output ${place} the text at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(PAGE);
      const text = await page.getByText('Opens a budget.').boundingBox();
      const program = await page.getByText('open.mjs', { exact: true }).boundingBox();
      const output = await page.getByText('Output', { exact: true }).boundingBox();
      if (!text || !program || !output) throw new Error('The method is not visible.');
      expect(program.x > text.x + text.width).toBe(place === 'beside');
      expect(program.y > text.y + text.height).toBe(place === 'below');
      expect(output.x).toBe(program.x);
      expect(output.y).toBeGreaterThan(program.y);
    });
  }

  test('has contents whose groups stand out from their methods', async ({ page }) => {
    await page.goto(PAGE);
    const group = contents(page).locator('li:has(> ul) > a').nth(1);
    const method = contents(page).locator('li li > a:not([data-active])').last();
    const look = (link: Element) => {
      const { color, fontWeight } = getComputedStyle(link);
      return { color, weight: Number(fontWeight) };
    };
    const [one, other] = [await group.evaluate(look), await method.evaluate(look)];
    expect(one.weight).toBeGreaterThanOrEqual(other.weight + 200);
    expect(one.color).not.toBe(other.color);
    const space = await group.evaluate(link => {
      const before = link.parentElement?.previousElementSibling?.getBoundingClientRect();
      const last = link.parentElement?.previousElementSibling?.querySelector('ul');
      return [before?.bottom, last?.getBoundingClientRect().bottom, link.getBoundingClientRect().top];
    });
    expect((space[2] ?? 0) - (space[1] ?? space[0] ?? Infinity)).toBeGreaterThanOrEqual(12);
  });

  test('has some space between the name of a group and its first method', async ({ page }) => {
    await page.goto(PAGE);
    const gaps = await page.locator('.row[data-level=h2] + .row').evaluateAll(methods =>
      methods.flatMap(method => {
        const group = method.previousElementSibling?.querySelector('h2:last-child');
        const [name, below] = [group?.getBoundingClientRect(), method.getBoundingClientRect()];
        return name ? [below.top - name.bottom] : [];
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24);
  });

  test('indents the rest of a line of a signature that wraps', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(PAGE);
    const starts = await page.locator('.row-text > pre [data-line]').evaluateAll(written =>
      written.map(line => {
        const words = document.createRange();
        words.selectNodeContents(line);
        const places = [...words.getClientRects()].filter(({ width }) => width > 0);
        const lines = Map.groupBy(places, ({ top }) => Math.round(top / 8));
        return [...lines.values()].map(line => Math.min(...line.map(({ left }) => Math.round(left))));
      }),
    );
    const wrapped = starts.filter(lines => lines.length > 1);
    expect(wrapped.length).toBeGreaterThan(0);
    for (const [first = 0, ...rest] of wrapped)
      for (const start of rest) expect(start).toBeGreaterThan(first);
  });

  test('indents the rest of a line of a program that wraps', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(PAGE);
    const programs = page.locator('.row-programs pre > code');
    await expect(programs).not.toHaveCount(0);
    for (const program of await programs.all()) await expect(program).toHaveCSS('text-indent', /hanging/);
  });

  test('has only its category in its short sidebar, without a row that is cut', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(PAGE);
    await expect(sidebar(page).getByRole('link', { name: 'Settings' })).toHaveCount(0);
    const box = sidebar(page).locator('..');
    expect(await box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  });

  test('has the current page in the middle of its short sidebar', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(PAGE);
    const link = await sidebar(page).locator('[aria-current="page"]').boundingBox();
    const box = await sidebar(page).locator('..').boundingBox();
    if (!link || !box) throw new Error("The sidebar isn't visible.");
    expect(Math.abs(link.y + link.height / 2 - box.y - box.height / 2)).toBeLessThan(box.height / 4);
  });

  test('leaves most of the window for its contents', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(PAGE);
    expect((await sidebar(page).locator('..').boundingBox())?.height).toBeLessThan(200);
    expect((await contents(page).boundingBox())?.height).toBeGreaterThan(600);
  });

  test('has programs whose lines all fit beside the text', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(PAGE);
    const programs = await page
      .locator('.row-programs pre')
      .evaluateAll(all => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(programs.length).toBeGreaterThan(0);
    expect(Math.max(...programs)).toBe(0);
  });

  test('stays one column with the text of every method when printed', async ({ page }) => {
    await page.goto(PAGE);
    await page.emulateMedia({ media: 'print' });
    const text = await page.getByText('Opens a budget.').boundingBox();
    const program = await page.getByText('open.mjs', { exact: true }).boundingBox();
    expect(program?.x).toBeLessThan((text?.x ?? 0) + 40);
    await expect(page.getByText('opened', { exact: true })).toBeVisible();
  });

  test('has contents that stay in view and can be filtered by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(PAGE);
    await hydrated(page);
    await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect(filter(page)).toBeInViewport({ ratio: 1 });

    await filter(page).fill('pay cre');
    await expect(links(page)).toHaveText(['Payees', 'createPayee']);
    await expect(contents(page).getByRole('status')).toHaveText('1 match');
    await filter(page).press('Enter');
    await expect(page).toHaveURL(/#createpayee$/);
    await expect(active(page)).toHaveText('createPayee');

    await filter(page).fill('xyz');
    await expect(contents(page).getByRole('status')).toHaveText('No matches');
    await filter(page).press('Escape');
    await expect(links(page).first()).toHaveText('What it is for');
  });

  test('filters by what was typed before the framework loaded, also on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PAGE);
    await contents(page).getByText('On this page').click();
    await filter(page).fill('close');
    await expect(links(page)).toHaveText(['Connection', 'closeBudget']);
  });

  test('lists its methods as links without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(PAGE);
    await expect(filter(page)).toHaveCount(0);
    await links(page).filter({ hasText: 'createPayee' }).click();
    await expect(page).toHaveURL(/#createpayee$/);
    await context.close();
  });
});

test('a page about an experimental feature says so, and so does its entry in the sidebar or the category', async ({
  page,
}) => {
  await page.goto('docs/experimental/goal-templates/');
  await expect(page.getByRole('article').getByText('Experimental', { exact: true })).toBeVisible();
  const entry = page.locator('[aria-current="page"]');
  await expect(sidebar(page).locator(entry)).not.toHaveText(/Experimental/);
  await expect(
    sidebar(page)
      .getByRole('listitem')
      .filter({ has: entry })
      .getByRole('link', { name: /^Experimental/ }),
  ).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Settings' })).toHaveText('Settings');
});

test('between a tablet and a laptop, the text is still wide enough to read', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('docs/accounts/reconciliation/');
  await expect(sidebar(page)).toBeVisible();
  await expect(contents(page)).toBeVisible();
  // About 60 characters.
  expect((await page.locator('.prose > p').first().boundingBox())?.width).toBeGreaterThan(480);
});

test('the text of all cards starts at the same edges, also on a phone', async ({ page }) => {
  for (const [width, columns] of [
    [390, 1],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('docs/');
    const starts = await page
      .locator('.prose a > strong')
      .evaluateAll(all => all.map(title => Math.round(title.getBoundingClientRect().left)));
    expect(starts.length).toBeGreaterThan(4);
    expect(new Set(starts).size).toBe(columns);
  }
});

test('cards are in pairs of the same height, and the main ones stand out', async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto('docs/');
    const cards = await page.locator('.prose a:has(> strong)').evaluateAll(all =>
      all.map(card => {
        const { top, height } = card.getBoundingClientRect();
        return { top, height: Math.round(height), ground: getComputedStyle(card).backgroundColor };
      }),
    );
    expect(cards.length).toBeGreaterThan(4);
    expect(cards[1]?.top).toBe(cards[0]?.top);
    expect(cards[1]?.height).toBe(cards[0]?.height);
    expect(cards[0]?.ground).toBe(cards[1]?.ground);
    expect(cards[0]?.ground).not.toBe(cards[2]?.ground);
  }
});
