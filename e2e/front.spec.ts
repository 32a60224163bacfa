import type { Locator, Page } from '@playwright/test';
import { layoutShift, watchShifts } from './support/shifts';
import { exportedHtml, expect, hydrated, test, TEST_SITE } from './support/site';

const GUIDE = 'docs/getting-started/envelope-budgeting/';
const PAGES = ['', 'download/', 'contact/'];

/** The elements outside the window, among those that readers see or use. */
function outside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main :is(h1, h2, h3, p, dt, dd, li, th, td, a, button, input, select, img)',
      ),
    ]
      .filter(element => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter(element => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map(element => `${element.tagName} ${element.textContent.slice(0, 40)}`),
  );
}

test('the home page explains the app, how to try it, and how to get it', async ({ page }) => {
  await page.goto('');
  await expect(page).toHaveTitle(/^Actual \| /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Finances — made simple');
  for (const [name, address] of [
    [/^Download for Linux$/, /\/download\/$/],
    [/^Try the demo/, 'https://demo.actualbudget.org'],
    [/^Other ways to install$/, /\/docs\/install\/$/],
    [/^Set up on PikaPods in 2 minutes/, 'https://www.pikapods.com/pods?run=actual'],
    [/^on your devices$/, /\/docs\/privacy-policy\/#/],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', address);
  }
});

for (const width of [390, 768, 1280, 1600]) {
  test(`at ${width} px everything on the home page starts where the logo does`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('');
    const logo = await page.getByRole('link', { name: 'Actual' }).first().locator('svg').boundingBox();
    const sections = await page.locator('main > *').all();
    expect(sections.length).toBeGreaterThan(5);
    for (const section of sections) {
      const start = await section.evaluate(element =>
        Math.min(
          ...[...element.querySelectorAll('h1, h2, h3, p, dt, ul, table, img')]
            .filter(part => part.checkVisibility() && !part.closest('.visually-hidden'))
            .map(part => part.getBoundingClientRect().left),
        ),
      );
      expect(Math.abs(start - (logo?.x ?? 0)), (await section.textContent())?.slice(0, 60)).toBeLessThan(1);
    }
  });
}

for (const width of [390, 768, 1280, 1600]) {
  test(`at ${width} px pages outside the docs and the blog have their titles at one place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const edges: Record<string, number | undefined> = {};
    const tops: Record<string, number | undefined> = {};
    // In narrow windows, articles have the same edge.
    const articles = width < 997 ? ['docs/'] : [];
    for (const path of ['download/', 'contact/', 'search/?q=budget', '404.html', ...articles]) {
      await page.goto(path);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      edges[path] = title?.x;
      if (!articles.includes(path)) tops[path] = title?.y;
    }
    expect(new Set(Object.values(edges)).size, JSON.stringify(edges)).toBe(1);
    expect(new Set(Object.values(tops)).size, JSON.stringify(tops)).toBe(1);
  });
}

for (const width of [390, 768]) {
  test(`at ${width} px the facts and figures on the home page are in pairs`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('');
    const facts = page.locator('main > dl').getByRole('term');
    const figures = page.getByRole('region', { name: 'The project in numbers' }).getByRole('listitem');
    for (const group of [facts, figures]) {
      const rows = await group.evaluateAll(all =>
        all.map(each => Math.round(each.getBoundingClientRect().top)),
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map(top => rows.filter(other => other === top).length))).toEqual(new Set([2]));
    }
  });
}

test('the largest headings look the same on all pages except the home page', async ({ page }) => {
  const looks: Record<string, string> = {};
  for (const path of ['download/', 'contact/', 'search/', '404.html', 'docs/', 'blog/']) {
    await page.goto(path);
    looks[path] = await page.getByRole('heading', { level: 1 }).evaluate(title => {
      const { fontSize, fontWeight, letterSpacing, color } = getComputedStyle(title);
      return [fontSize, fontWeight, letterSpacing, color].join(' ');
    });
  }
  expect(new Set(Object.values(looks)).size, JSON.stringify(looks)).toBe(1);
});

test('a button shows that it’s pressed', async ({ page }) => {
  await page.goto('');
  for (const name of [/^Download/, /^Try the demo/]) {
    const call = page
      .getByRole('main')
      .getByRole('link', { name })
      .and(page.locator('[data-weight]'))
      .first();
    const shade = () => call.evaluate(button => getComputedStyle(button).filter);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await call.hover();
    const hovered = await shade();
    await page.mouse.down();
    await expect.poll(shade).not.toBe(hovered);
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
});

test('in the comparison, the name of the app has the background of its column', async ({ page }) => {
  await page.goto('');
  const shades = await page
    .getByRole('region', { name: 'How Actual compares' })
    .locator('tr > :nth-child(2)')
    .evaluateAll(cells => cells.map(cell => getComputedStyle(cell).backgroundColor));
  expect(shades.length).toBeGreaterThan(2);
  expect(new Set(shades).size).toBe(1);
  // On a phone, there are no columns.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: 'How Actual compares' }).locator('td').first()).toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
});

test('on a phone, the links of a feature are in one row if they fit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('');
  const links = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Transactions at the speed of typing' }) })
    .getByRole('listitem');
  await expect(links).toHaveCount(2);
  const tops = await links.evaluateAll(all => all.map(link => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('at 1280 px the first screen’s three actions are on one line', async ({ page }) => {
  await page.goto('');
  const features = await page
    .getByRole('region', { name: 'What you can do with it' })
    .getByRole('article')
    .evaluateAll(all =>
      all.map(feature =>
        [...feature.children].map(part => {
          const { top, height } = part.getBoundingClientRect();
          return { top, height };
        }),
      ),
    );
  expect(features.length).toBeGreaterThan(2);
  for (const [words, picture] of features) {
    expect(words?.top).toBe(picture?.top);
    expect(picture?.height).toBeLessThan(600);
  }
});

test('on a wide screen, each figure on the home page is below a fact', async ({ page }) => {
  await page.goto('');
  const edges = (elements: Locator) =>
    elements.evaluateAll(all => all.map(element => Math.round(element.getBoundingClientRect().left)));
  const figures = page.getByRole('region', { name: 'The project in numbers' }).getByRole('listitem');
  expect(await edges(figures)).toEqual(await edges(page.locator('main > dl').getByRole('term')));
});

test('on a phone, what a download is for is closest to its own link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('download/');
  const gaps = await page
    .getByRole('main')
    .locator('table a')
    .evaluateAll(links =>
      links.flatMap(link => {
        const note = link.closest('td, th')?.nextElementSibling;
        if (!note?.checkVisibility()) return [];
        const words = document.createRange();
        words.selectNodeContents(link);
        return [note.getBoundingClientRect().top - words.getBoundingClientRect().bottom];
      }),
    );
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.max(...gaps)).toBeLessThan(6);
});

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`at ${width} px the first screen shows the app in ${colorScheme} mode`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto('');
      const picture = page.getByRole('img', { name: /^A household’s budget in November/ });
      await expect(picture).toBeInViewport({ ratio: 0.4 });
      const scene = width === 390 ? 'phone-budget' : 'budget-overview';
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
        .toContain(`/${scene}.${colorScheme}.`);
    });
  }
}

test('all rows of the contact page are on its edges, with text in the same columns and of one size', async ({
  page,
}) => {
  await page.goto('contact/');
  const edges = await page.getByRole('main').evaluate(main => {
    const { paddingLeft, paddingRight } = getComputedStyle(main);
    const { left, right } = main.getBoundingClientRect();
    return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
  });
  const before = page.getByRole('region', { name: 'Before you write' });
  const places = page.getByRole('region', { name: 'Where to write' }).getByRole('listitem');
  const rows = [before, ...(await places.all())];
  const size = (element: Element) => getComputedStyle(element).fontSize;
  const itemSize = await page
    .getByRole('region', { name: 'What to include' })
    .getByRole('listitem')
    .first()
    .evaluate(size);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    const box = await row.boundingBox();
    expect([box?.x, (box?.x ?? 0) + (box?.width ?? 0)]).toEqual(edges);
    const text = row.locator('p').last();
    expect((await row.locator(':scope > :first-child').boundingBox())?.x).toBe(edges[0]);
    expect((await text.boundingBox())?.x).toBe((await rows[1]?.locator('p').boundingBox())?.x);
    expect(await text.evaluate(size)).toBe(itemSize);
  }
});

test('the Features link works from another page', async ({ page }) => {
  await page.goto('contact/');
  await page.getByRole('link', { name: 'Features', exact: true }).first().click();
  await expect(page).toHaveURL(/\/#features$/);
  await expect(page.getByRole('heading', { name: 'What you can do with it' })).toBeInViewport();
});

test('every feature links to its page', () => {
  const html = exportedHtml('/', TEST_SITE);
  for (const path of [
    'getting-started/envelope-budgeting',
    'getting-started/sync',
    'advanced/bank-sync',
    'transactions/bulk-editing',
    'reports',
    'budgeting/rules',
    'schedules',
    'transactions/importing',
    'migration',
    'api',
    'backup-restore/backup',
    'vision',
  ]) {
    expect(html, path).toMatch(new RegExp(`href="?[^"> ]*/docs/${path}/[#"> ]`));
  }
});

for (const path of PAGES) {
  test(`/${path} fits windows from 320 to 1920 px, and text at 200%`, async ({ page }) => {
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await outside(page), `${width} px`).toEqual([]);
      if (width < 390) continue;
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await outside(page), `${width} px, text at 200%`).toEqual([]);
    }
  });

  test(`nothing on /${path} shifts while it loads`, async ({ page }) => {
    await page.addInitScript(watchShifts, true);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(layoutShift)).toBe(0);
  });
}

test('the home page has a way to start for every kind of reader', async ({ page }) => {
  await page.goto('');
  const paths = page.getByRole('region', { name: 'Where do you want to start?' });
  for (const [title, address] of [
    ['Start budgeting', /\/docs\/getting-started\/starting-fresh\/$/],
    ['Run your own server', /\/docs\/install\/docker\/$/],
    ['Move from YNAB', /\/docs\/migration\/$/],
    ['Build with the API', /\/docs\/api\/$/],
  ] as const) {
    const path = paths.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
    const addresses = await path
      .getByRole('link')
      .evaluateAll(links => links.map(link => (link as HTMLAnchorElement).href));
    expect(addresses, title).toContainEqual(expect.stringMatching(address));
  }
});

test('on a phone, each fact of the comparison has its product beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('');
  const comparison = page.getByRole('region', { name: 'How Actual compares' });
  for (const product of ['Actual', 'YNAB', 'A spreadsheet', 'Firefly III']) {
    const labels = comparison.locator('td').getByText(product, { exact: true });
    await expect(labels).toHaveCount(await comparison.locator('tbody tr').count());
    await expect(labels.first()).toBeVisible();
  }
});

const COMPUTERS = [
  ['Windows NT 10.0; Win64; x64', 'Download for Windows'],
  ['Macintosh; Intel Mac OS X 10_15_7', 'Download for macOS'],
  ['X11; Linux x86_64', 'Download for Linux'],
  ['X11; CrOS x86_64 14541.0.0', 'Set up on your Chromebook'],
  ['Linux; Android 10; K', 'Set up on your phone'],
  ['PlayStation 5/11.00', 'Download'],
];

for (const [system, label] of COMPUTERS) {
  test.describe(`on a computer that says ${system}`, () => {
    test.use({ userAgent: `Mozilla/5.0 (${system}) AppleWebKit/537.36` });

    test(`the first button says ${label}, also after client navigation`, async ({ page }) => {
      await page.goto('');
      const button = page.getByRole('main').getByRole('link').first();
      await expect(button).toHaveAccessibleName(label ?? '');
      await expect(button).toHaveAttribute('href', /\/download\/$/);

      await page.goto('contact/');
      await hydrated(page);
      await page.getByRole('link', { name: 'Actual', exact: true }).first().click();
      await expect(button).toHaveAccessibleName(label ?? '');
    });
  });
}

test.describe('the download page', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0' });

  test('puts the installers for the reader’s computer first, and shows the others', async ({ page }) => {
    await page.goto('download/');
    await expect(page.getByRole('region', { name: 'For your computer: Windows' })).toBeVisible();
    await expect(page.getByRole('region', { name: /^For your/ })).toHaveCount(1);
    await expect(page.getByRole('table').first().getByRole('link')).toHaveCount(8);
  });

  test('does so after client navigation', async ({ page }) => {
    await page.goto('contact/');
    await page.mouse.move(10, 300);
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Download' }).click();
    await expect(page.getByRole('region', { name: 'For your computer: Windows' })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first button of the home page leads to the downloads', async ({ page }) => {
    await page.goto('');
    const button = page.getByRole('main').getByRole('link').first();
    await expect(button).toHaveAccessibleName('Download');
    await expect(button).toHaveAttribute('href', /\/download\/$/);
  });

  test('has every download, and none comes first', async ({ page }) => {
    await page.goto('download/');
    await expect(page.getByRole('region', { name: /^For your/ })).toHaveCount(0);
    await expect(page.getByRole('table').first().getByRole('link')).toHaveCount(8);
  });

  test('a worked month replaces the simulator', async ({ page }) => {
    await page.goto(GUIDE);
    const place = page.getByRole('region', { name: 'Envelope simulator' });
    await expect(place.getByRole('table', { name: 'September' })).toBeVisible();
    await expect(place.getByRole('textbox')).toHaveCount(0);
  });
});

test('the contact page has no form', async ({ page }) => {
  await page.goto('contact/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacting Us');
  await expect(page.getByRole('main').locator('form')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Report privately on GitHub/ })).toHaveAttribute(
    'href',
    'https://github.com/actualbudget/actual/security/advisories/new',
  );
});

test.describe('the simulator', () => {
  test('uses what was typed before the framework loads, and shares it in its address', async ({
    page,
    context,
  }) => {
    await page.goto(GUIDE);
    await page.getByRole('textbox', { name: 'Budgeted for Groceries' }).fill('400');
    await page.keyboard.press('Tab');
    const total = page.getByRole('region', { name: 'Envelope simulator' }).getByText('To Budget1,400.00');
    await expect(total).toBeVisible();
    await expect(page).toHaveURL(/#envelopes=/);

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('textbox', { name: 'Budgeted for Groceries' })).toHaveValue('400.00');
    await expect(other.getByRole('heading', { name: 'September', exact: true })).toBeInViewport();
  });

  test('covers overspending with only the keyboard, on a phone’s screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('');
    await page.getByRole('button', { name: 'Cover overspending' }).focus();
    await hydrated(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Budgeted for Groceries' })).toHaveValue('487.60');
    await expect(page.getByRole('textbox', { name: 'Budgeted for Eating Out' })).toBeFocused();
    await expect(page.getByRole('status')).toContainText('Eating Out: balance $0.00.');
  });
});
