import type { Box } from './page';
import { expect, browserTest } from './browser-test';
import { button, heading, link, region, thing } from './reader';
import { SCRIPTS } from './server';

const TOUCH = { touch: true, width: 390, height: 844 } as const;
const BLOCKS = 'docs/contributing/writing-docs/';
const toggle = button('Toggle navigation bar');
const drawer = region('dialog', 'Menu');

browserTest('a tap opens the drawer, and a tap on a page opens the page', TOUCH, async reader => {
  await reader.opens('docs/');
  await reader.clicks(toggle);
  await reader.sees(drawer);
  await reader.clicks(link('Frequently Asked Questions', drawer));
  await reader.reads('Frequently Asked Questions', 'docs/faq/');
});

browserTest('the drawer is as high as the window, and a finger scrolls it', TOUCH, async reader => {
  await reader.opens('docs/');
  await reader.settles();
  await reader.clicks(toggle);
  const { height } = await reader.measures(drawer);
  expect(Math.abs(height - (await reader.evaluates(() => innerHeight)))).toBeLessThanOrEqual(1);
  const scrolled = () =>
    Math.max(
      ...[...document.querySelectorAll('dialog[open], dialog[open] *')].map(element => element.scrollTop),
    );
  const before = await reader.evaluates(scrolled);
  await reader.drags(drawer, 0, -300);
  await expect.poll(() => reader.evaluates(scrolled)).toBeGreaterThan(before);
});

browserTest(
  'a tap on a term shows its definition, and a second tap follows the link',
  TOUCH,
  async reader => {
    await reader.opens('docs/getting-started/envelope-budgeting/');
    const term = thing('link', 'off budget', { within: region('main') });
    await reader.clicks(term);
    await reader.sees(thing('tooltip'));
    await reader.isAt('docs/getting-started/envelope-budgeting/');
    await reader.clicks(term);
    await reader.isAt('docs/glossary/#off-budget');
  },
);

browserTest('code buttons are visible without hover, and a tap copies', TOUCH, async reader => {
  await reader.opens('docs/install/docker/');
  await reader.settles();
  const copy = button('Copy code to clipboard');
  await reader.sees(copy);
  await reader.finds(() => {
    const copies = [...document.querySelectorAll('figure.code button')];
    return (
      copies.length > 0 &&
      copies.every(each => {
        let opacity = 1;
        for (let at: Element | null = each; at; at = at.parentElement)
          opacity *= Number(getComputedStyle(at).opacity);
        return opacity >= 0.4;
      })
    );
  }, true);
  await reader.clicks(copy);
  await reader.sees(button('Copied'));
});

browserTest('a tap enlarges a picture, and a tap on the cross closes it', TOUCH, async reader => {
  await reader.opens(BLOCKS);
  await reader.clicks(button('Enlarge picture'));
  const dialog = region('dialog', /^The header of a month/);
  await reader.sees(dialog);
  await reader.clicks(button('Close picture'));
  await reader.seesNo(dialog);
});

browserTest('a finger scrolls a wide table but not the page', TOUCH, async reader => {
  await reader.opens(BLOCKS);
  await reader.settles();
  const wide = await reader.evaluates(() =>
    [...document.querySelectorAll('[aria-label=Table]')].findIndex(
      each => each.scrollWidth > each.clientWidth,
    ),
  );
  expect(wide).toBeGreaterThanOrEqual(0);
  await reader.drags(thing('group', 'Table', { index: wide }), -120, 0);
  await reader.finds(
    (index: number) => (document.querySelectorAll('[aria-label=Table]')[index]?.scrollLeft ?? 0) > 0,
    true,
    wide,
  );
  await reader.finds(() => scrollX, 0);
});

browserTest('a finger moves a diagram', TOUCH, async reader => {
  await reader.opens(BLOCKS);
  await reader.settles();
  const drawing = thing('group', 'Zoomable drawing');
  await reader.sees(drawing);
  await reader.finds(
    () => document.querySelector('[aria-label="Zoomable drawing"]')?.hasAttribute('data-zoomable'),
    true,
  );
  await reader.drags(drawing, 40, 0);
  await reader.finds(() => {
    const content = document.querySelector('[aria-label="Zoomable drawing"] > div');
    return content ? new DOMMatrix(getComputedStyle(content).transform).e > 10 : false;
  }, true);
});

browserTest('taps on a tab, a category, and the color button work right away', TOUCH, async reader => {
  await reader.opens(BLOCKS);
  await reader.clicks(thing('tab', 'PowerShell'));
  await reader.counts(thing('tabpanel', 'PowerShell'), 2);
  await reader.clicks(toggle);
  await reader.clicks(button("Expand sidebar category 'A Tour of Actual'"));
  await reader.sees(link('User Interface Overview', drawer));
  const theme = button(/^Switch between dark and light mode/);
  await reader.clicks(theme);
  await reader.finds(() => document.documentElement.dataset.theme, 'light');
});

browserTest(
  "a tap opens the search, and its text is large enough that phones don't zoom",
  TOUCH,
  async reader => {
    await reader.opens('docs/faq/');
    const { x, y, width, height } = await reader.evaluates(() => {
      const { x, y, width, height } =
        document.querySelector('[data-search-field]')?.getBoundingClientRect() ?? new DOMRect();
      return { x, y, width, height };
    });
    await reader.clicksAt(x + width / 2, y + height / 2);
    await reader.finds(() => document.activeElement?.matches('[data-search-field]'), true);
    // iOS zooms in if a field's text is smaller.
    await reader.finds(
      () => Number.parseFloat(getComputedStyle(document.activeElement ?? document.body).fontSize) >= 16,
      true,
    );
    await reader.types('budget');
    await reader.counts(thing('option'), 8);
    await reader.clicks(thing('option'));
    await reader.sees(heading(/Budget/));
  },
);

browserTest(
  'with an on-screen keyboard, the hits fit the window and scroll',
  { ...TOUCH, height: 420 },
  async reader => {
    await reader.opens('docs/faq/');
    await reader.presses('Control+k');
    await reader.types('budget');
    await reader.counts(thing('option'), 8);
    await reader.clicks(thing('option', undefined, { index: -1 }));
    await reader.isAt(/^(?!\/docs\/faq\/$)/);
  },
);

browserTest('hits end above the on-screen keyboard', TOUCH, async reader => {
  await reader.opens('docs/faq/');
  await reader.presses('Control+k');
  await reader.types('budget');
  await reader.counts(thing('option'), 8);
  // Like iOS: the window keeps its size, and the page is scrolled up a little.
  const [top, height] = [60, 360];
  await reader.runs(
    (offsetTop, seen) => {
      for (const [name, value] of Object.entries({ offsetTop, height: seen }))
        Object.defineProperty(visualViewport, name, { configurable: true, get: () => value });
      visualViewport?.dispatchEvent(new Event('resize'));
    },
    top,
    height,
  );
  const sheet = () => {
    const { top = 0, bottom = 0 } =
      document.querySelector('form[data-search]')?.getBoundingClientRect() ?? {};
    return [Math.round(top), Math.round(bottom)];
  };
  await reader.finds(sheet, [top, top + height]);
  const last = thing('option', undefined, { index: -1 });
  await expect
    .poll(async () => {
      const place = await reader.asks<Box>('reach', last);
      return place.y > top && place.y + place.height <= top + height + 1;
    })
    .toBe(true);
});

browserTest('Read offline opens by a tap and closes by its button', TOUCH, async reader => {
  await reader.opens('docs/');
  await reader.settles();
  await reader.clicks(button('Read offline'));
  const dialog = region('dialog', 'Read offline');
  await reader.sees(dialog);
  await reader.clicks(thing('button', 'Close', { within: dialog }));
  await reader.seesNo(dialog);
});

browserTest('details and the table of contents open with a tap', TOUCH, async reader => {
  await reader.opens(BLOCKS);
  await reader.settles();
  const middle = (selector: string) => {
    const element = document.querySelector(selector);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x = 0, y = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return { x: x + 40, y: y + height / 2 };
  };
  for (const place of ['.prose details', 'nav[aria-label="On this page"] details']) {
    const { x, y } = await reader.evaluates(middle, `${place} summary`);
    await reader.clicksAt(x, y);
    await reader.finds(
      (selector: string) => document.querySelector<HTMLDetailsElement>(selector)?.open,
      true,
      place,
    );
  }
});

browserTest(
  'a page restored from the back/forward cache has the new colors and nothing open',
  { ...TOUCH, faulty: true },
  async reader => {
    // Without the framework, every link leaves the page, as on a phone before anything is prefetched.
    reader.server.faults = { missing: SCRIPTS };
    await reader.opens('docs/');
    await reader.presses('Control+k');
    await reader.types('reconciliation');
    await reader.clicks(thing('option'));
    await reader.reads('Reconciliation', 'docs/accounts/reconciliation/');
    await reader.clicks(toggle);
    const theme = button(/^Switch between dark and light mode/);
    await reader.clicks(theme);
    await reader.clicks(theme);
    await reader.finds(() => document.documentElement.dataset.theme, 'dark');
    await reader.goesBack();
    await reader.reads('Introduction', 'docs/');
    await reader.finds(() => document.documentElement.dataset.theme, 'dark');
    await reader.seesNo(thing('option'));
    await reader.seesNo(drawer);
    await reader.finds(() => getComputedStyle(document.body).overflowY, 'visible');
    await reader.clicks(toggle);
    await reader.clicks(link('Frequently Asked Questions', drawer));
    await reader.reads('Frequently Asked Questions', 'docs/faq/');
    await reader.goesBack();
    await reader.reads('Introduction', 'docs/');
    await reader.seesNo(drawer);
    await reader.finds(() => getComputedStyle(document.body).overflowY, 'visible');
  },
);
