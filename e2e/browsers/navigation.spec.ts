import { expect, browserTest } from './browser-test';
import { button, heading, link, region, thing } from './reader';
import { SCRIPTS } from './server';

const header = region('navigation', 'Main');
const sidebar = region('navigation', 'Docs sidebar');
const contents = region('navigation', 'On this page');
const PHONE = { width: 390, height: 844 };
const toggle = button('Toggle navigation bar');
const drawer = region('dialog', 'Menu');
const tree = thing('navigation', 'Docs sidebar', { within: drawer });

browserTest('a link opens a page without a reload, and the page is announced', {}, async reader => {
  await reader.opens('docs/');
  await reader.settles();
  await reader.runs(() => Object.assign(window, { stayed: true }));
  await reader.clicks(link('Schedules', sidebar));
  await reader.reads('Schedules', 'docs/schedules/');
  await reader.finds(() => 'stayed' in window, true);
  await reader.finds(() => document.title.startsWith('Schedules | '), true);
  await reader.presses('Tab');
  await reader.hasFocusOn(link('Skip to main content'));
});

browserTest(
  'Back restores the scroll position, and Forward shows the next page from its top',
  {},
  async reader => {
    await reader.opens('docs/settings/');
    await reader.settles();
    await reader.scrollsTo(1500);
    await reader.clicks(link('Contact', header));
    await reader.reads('Contacting Us', 'contact/');
    await reader.isScrolledTo(0);
    await reader.goesBack();
    await reader.reads('Settings', 'docs/settings/');
    await reader.isScrolledTo(1500);
    await reader.goesForward();
    await reader.reads('Contacting Us', 'contact/');
    await reader.isScrolledTo(0);
  },
);

browserTest(
  'before the framework loads, links work and Back restores the scroll position',
  { faulty: true },
  async reader => {
    reader.server.faults = { missing: SCRIPTS };
    await reader.opens('docs/settings/');
    await reader.scrollsTo(1200);
    await reader.clicks(link('Contact', header));
    await reader.reads('Contacting Us', 'contact/');
    await reader.goesBack();
    await reader.reads('Settings', 'docs/settings/');
    await reader.isScrolledTo(1200);
  },
);

browserTest(
  'before the framework loads, hovering over a link fetches its page, and the click needs no network',
  { faulty: true },
  async reader => {
    // The headless shell may move its mouse while the page loads, which would load the framework.
    reader.server.faults = { missing: SCRIPTS };
    await reader.opens('docs/settings/');
    await reader.pointsAt(link('Contact', header));
    const asked = () => reader.server.asked.filter(path => path === '/contact/').length;
    await expect.poll(asked).toBe(1);
    // The page can't observe Chromium's own prefetch.
    await reader.finds(
      () =>
        HTMLScriptElement.supports('speculationrules') ||
        performance.getEntriesByName(`${location.origin}/contact/`).length > 0,
      true,
    );
    await reader.clicks(link('Contact', header));
    await reader.reads('Contacting Us', 'contact/');
    expect(asked()).toBe(1);
  },
);

browserTest(
  'when the framework loads while the pointer rests on a link, it fetches that page',
  { faulty: true },
  async reader => {
    // The headless shell may move its mouse while the page loads, which would load the framework too early.
    reader.server.faults = { missing: SCRIPTS };
    await reader.opens('docs/settings/');
    await reader.finds(() => document.querySelectorAll('body script[src]').length, 0);
    reader.server.faults = {};
    await reader.pointsAt(link('Contact', header));
    await reader.presses('Shift');
    await expect.poll(() => reader.server.asked.some(path => /^\/contact\/.*\.txt$/.test(path))).toBe(true);
  },
);

browserTest('Back from another page returns to the heading that was opened', {}, async reader => {
  await reader.opens('docs/settings/');
  await reader.settles();
  await reader.clicks(thing('link', undefined, { within: contents, index: 2 }));
  await reader.isAt(/\/docs\/settings\/#.+/);
  await reader.finds(() => scrollY > 200, true);
  await reader.finds(async () => {
    const before = scrollY;
    await new Promise(done => setTimeout(done, 200));
    return scrollY === before;
  }, true);
  const place = await reader.evaluates(() => Math.round(scrollY));
  await reader.clicks(link('Contact', header));
  await reader.reads('Contacting Us', 'contact/');
  await reader.goesBack();
  await reader.sees(heading('Settings'));
  await reader.isAt(/#.+/);
  await reader.isScrolledTo(place);
  await reader.goesBack();
  await reader.reads('Settings', 'docs/settings/');
});

browserTest('an address with a hash shows its heading below the header', {}, async reader => {
  await reader.opens('docs/contributing/writing-docs/#front-matter');
  await reader.finds(() => {
    const top = document.getElementById('front-matter')?.getBoundingClientRect().top ?? 0;
    return top >= 60 && top < 90;
  }, true);
});

browserTest('a contents link shows its heading below the header, and is marked', {}, async reader => {
  await reader.opens('docs/contributing/writing-docs/');
  await reader.settles();
  const target = thing('link', 'Front matter', { within: contents });
  await reader.clicks(target);
  await reader.isAt('docs/contributing/writing-docs/#front-matter');
  await reader.finds(() => {
    const top = document.getElementById('front-matter')?.getBoundingClientRect().top ?? 0;
    return top >= 60 && top < 90;
  }, true);
  await reader.finds(
    () => document.querySelector('nav[aria-label="On this page"] [data-active]')?.getAttribute('href'),
    '#front-matter',
  );
});

browserTest('Back returns to a hash that was typed into the address bar', {}, async reader => {
  await reader.opens('docs/settings/');
  await reader.settles();
  await reader.runs(() => {
    location.hash = document.querySelectorAll('main h2')[2]?.id ?? '';
  });
  await reader.finds(() => scrollY > 200, true);
  const place = await reader.evaluates(() => Math.round(scrollY));
  await reader.clicks(link('Contact', header));
  await reader.reads('Contacting Us', 'contact/');
  await reader.goesBack();
  await reader.sees(heading('Settings'));
  await reader.isScrolledTo(place);
});

browserTest('the drawer shows the docs tree and the main menu, and closes', PHONE, async reader => {
  await reader.opens('docs/accounts/');
  await reader.clicks(toggle);
  await reader.sees(tree);
  await reader.finds(() => getComputedStyle(document.body).overflowY, 'hidden');
  await reader.clicks(button('← Back to main menu'));
  for (const name of ['Features', 'Docs', 'Blog', 'Contact', 'Download'])
    await reader.sees(link(name, drawer));
  await reader.seesNo(tree);
  await reader.clicks(button('Close navigation bar'));
  await reader.seesNo(drawer);
  await reader.notices(toggle, 'aria-expanded', 'false');
});

browserTest('Escape closes the drawer, and the focus returns', PHONE, async reader => {
  await reader.opens('docs/');
  await reader.tabsTo(toggle);
  await reader.presses('Enter');
  await reader.sees(drawer);
  await reader.hasFocusOn(button('Close navigation bar'));
  await reader.presses('Escape');
  await reader.seesNo(drawer);
  await reader.hasFocusOn(toggle);
});

browserTest('a click outside the drawer closes it', PHONE, async reader => {
  await reader.opens('docs/');
  await reader.clicks(toggle);
  const { width } = await reader.measures(drawer);
  await reader.clicksAt(width + 15, 400);
  await reader.seesNo(drawer);
});

browserTest('a page chosen in the drawer opens, and the drawer closes', PHONE, async reader => {
  await reader.opens('docs/');
  await reader.clicks(toggle);
  await reader.clicks(link('Frequently Asked Questions', tree));
  await reader.reads('Frequently Asked Questions', 'docs/faq/');
  await reader.seesNo(drawer);
});

browserTest('Back closes an open drawer and stays on the page; the next Back leaves', PHONE, async reader => {
  await reader.opens('docs/');
  await reader.settles();
  await reader.clicks(toggle);
  await reader.clicks(link('Frequently Asked Questions', tree));
  await reader.reads('Frequently Asked Questions', 'docs/faq/');
  await reader.clicks(toggle);
  await reader.sees(drawer);
  await reader.goesBack();
  await reader.seesNo(drawer);
  await reader.reads('Frequently Asked Questions', 'docs/faq/');
  await reader.goesBack();
  await reader.reads('Introduction', 'docs/');
});

browserTest(
  'Forward closes an open drawer and stays on the page; the next Forward leaves',
  PHONE,
  async reader => {
    await reader.opens('docs/');
    await reader.settles();
    await reader.clicks(toggle);
    await reader.clicks(link('Frequently Asked Questions', tree));
    await reader.reads('Frequently Asked Questions', 'docs/faq/');
    await reader.goesBack();
    await reader.reads('Introduction', 'docs/');
    await reader.clicks(toggle);
    await reader.sees(drawer);
    await reader.goesForward();
    await reader.seesNo(drawer);
    await reader.reads('Introduction', 'docs/');
    await reader.goesForward();
    await reader.reads('Frequently Asked Questions', 'docs/faq/');
  },
);

browserTest('the drawer scrolls but not the page behind it', PHONE, async reader => {
  await reader.opens('docs/');
  await reader.settles();
  await reader.scrollsTo(300);
  await reader.clicks(toggle);
  await reader.sees(tree);
  const last = thing('link', undefined, { within: tree, index: -1 });
  await reader.turnsTheWheel(drawer, 600);
  await reader.sees(last);
  await reader.isScrolledTo(300);
});

browserTest(
  'the sidebar expands and collapses a category, and remembers it between pages',
  {},
  async reader => {
    await reader.opens('docs/faq/');
    await reader.settles();
    await reader.clicks(thing('button', "Expand sidebar category 'A Tour of Actual'", { within: sidebar }));
    await reader.sees(link('User Interface Overview', sidebar));
    await reader.clicks(link('Schedules', sidebar));
    await reader.sees(heading('Schedules'));
    await reader.sees(button("Collapse sidebar category 'A Tour of Actual'"));
    await reader.clicks(button("Collapse sidebar category 'A Tour of Actual'"));
    await reader.sees(button("Expand sidebar category 'A Tour of Actual'"));
  },
);

browserTest('the table of contents marks the active heading', {}, async reader => {
  await reader.opens('docs/contributing/writing-docs/');
  await reader.settles();
  const top = await reader.evaluates(
    () => Math.round(document.querySelectorAll('.prose h2')[1]?.getBoundingClientRect().top ?? 0) - 100,
  );
  await reader.scrollsTo(top);
  await reader.finds(() => {
    const heading = document.querySelectorAll('.prose h2')[1];
    return (
      document.querySelector('nav[aria-label="On this page"] [data-active]')?.getAttribute('href') ===
      `#${heading?.id}`
    );
  }, true);
});

browserTest('the table of contents opens above the page on a phone and stays open', PHONE, async reader => {
  await reader.opens('docs/getting-started/starting-fresh/');
  await reader.settles();
  const inside = thing('link', undefined, { within: contents, index: 1 });
  await reader.seesNo(inside);
  await reader.runs(() =>
    document
      .querySelector<HTMLElement>('nav[aria-label="On this page"] summary')
      ?.scrollIntoView({ block: 'center' }),
  );
  const { x, y, height } = await reader.measures(contents);
  await reader.clicksAt(x + 60, y + height / 2);
  await reader.clicks(inside);
  await reader.isAt(/#.+/);
  await reader.finds(
    () => document.querySelector('nav[aria-label="On this page"] details')?.hasAttribute('open'),
    true,
  );
});

browserTest('Next and Previous link to the neighboring docs', {}, async reader => {
  await reader.opens('docs/budgeting/');
  await reader.settles();
  const pager = region('navigation', 'Docs pages');
  await reader.clicks(link(/^Next/, pager));
  await reader.isAt('docs/budgeting/categories/');
  await reader.clicks(link(/^Previous/, pager));
  await reader.isAt('docs/budgeting/');
});

browserTest('the back-to-top button shows when scrolling up', {}, async reader => {
  await reader.opens('docs/contributing/writing-docs/');
  await reader.settles();
  const up = button('Scroll back to top');
  await reader.scrollsTo(1500);
  await reader.seesNo(up);
  await reader.scrollsTo(1300);
  await reader.clicks(up);
  await reader.isScrolledTo(0);
  await reader.seesNo(up);
  expect(await reader.evaluates(() => location.hash)).toBe('');
});
