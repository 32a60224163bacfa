import { readdirSync, readFileSync } from 'node:fs';
import { TEST_SITES } from '../../lib/output/test-sites';
import { expect, browserTest } from './browser-test';
import { button, heading, link, region, thing } from './reader';
import { PAGE_KINDS } from './kinds';
import { SCRIPTS } from './server';

const header = region('navigation', 'Main');
const skipLink = link('Skip to main content');

/** Every font weight in the style sheets of the export. */
function weightsInUse(): number[] {
  const folder = `${TEST_SITES.plain.folder}/out/_next/static`;
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.css'),
  );
  const css = sheets.map(file => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
  const weights = [...css.matchAll(/font-weight:\s*(\d+)/g)].map(([, weight]) => Number(weight));
  return [...new Set(weights)].sort((a, b) => a - b);
}

browserTest('every font weight in the styles looks different', {}, async reader => {
  const weights = weightsInUse();
  expect(weights.length).toBeGreaterThan(2);
  await reader.opens('docs/');
  const widths = await reader.evaluates(async (all: number[]) => {
    // A copy of the site's font that is always shown. The page itself keeps its fallback if the font comes late.
    const face = [...document.styleSheets]
      .flatMap(sheet => [...sheet.cssRules])
      .find(rule => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').includes('url('));
    if (!(face instanceof CSSFontFaceRule)) throw new Error('The page has no font.');
    const { style } = face;
    const [src, weight] = [style.getPropertyValue('src'), style.getPropertyValue('font-weight')];
    document.fonts.add(await new FontFace('copy', src, { weight }).load());
    const line = document.body.appendChild(document.createElement('span'));
    line.textContent = 'Your finances, made simple: accounts, budgets, rules and reports';
    line.style.cssText = 'position: absolute; white-space: nowrap; font: 100px copy';
    return all.map(weight => {
      line.style.fontWeight = String(weight);
      return line.getBoundingClientRect().width;
    });
  }, weights);
  for (const [index, width] of widths.slice(1).entries())
    expect(width, `the weight ${weights[index + 1]}`).toBeGreaterThan((widths[index] ?? 0) + 5);
});

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  browserTest(`${kind} opens without errors and fits a phone`, { width: 390, height: 844 }, async reader => {
    await reader.opens(path);
    await reader.sees(region('main'));
    await reader.settles();
    await reader.finds(() => document.documentElement.scrollWidth <= innerWidth, true);
  });
}

browserTest('the first Tab focuses the skip link, which leads to the content', {}, async reader => {
  await reader.opens('docs/');
  await reader.settles();
  await reader.presses('Tab');
  await reader.hasFocusOn(skipLink);
  await reader.presses('Enter', 'Tab');
  await reader.finds(() => document.activeElement?.closest('main') !== null, true);
});

browserTest('the header stays at the top and marks the current section', {}, async reader => {
  await reader.opens('docs/settings/');
  await reader.scrollsTo(1500);
  expect((await reader.measures(header)).y).toBe(0);
  await reader.notices(link('Docs', header), 'aria-current', 'page');
});

browserTest('the Features link works from another page', {}, async reader => {
  await reader.opens('contact/');
  await reader.settles();
  await reader.clicks(link('Features', header));
  await reader.isAt('#features');
  await reader.finds(() => {
    const top = document.getElementById('features')?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight;
  }, true);
});

browserTest('an unknown address shows an error with links', { faulty: true }, async reader => {
  await reader.opens('no-such-page/');
  await reader.sees(heading('Page Not Found'));
  await reader.clicks(link('Docs', header));
  await reader.reads('Introduction', 'docs/');
});

browserTest(
  'an unknown address offers similar pages, and a search for its words',
  { faulty: true },
  async reader => {
    await reader.opens('docs/instal/dokcer/');
    await reader.sees(link('Docker'));
    await reader.clicks(button('Search', region('search', 'Find a page')));
    await reader.isAt('search/?q=instal+dokcer');
    await reader.sees(link(/^Docker/));
  },
);

const themeButton = button(/^Switch between dark and light mode/);

browserTest(
  'the color button goes from system to light, dark and back, and is remembered',
  {},
  async reader => {
    await reader.opens('contact/');
    await reader.settles();
    for (const [choice, theme] of [
      ['light', 'light'],
      ['dark', 'dark'],
    ]) {
      await reader.clicks(themeButton);
      await reader.finds(() => document.documentElement.dataset.theme, theme);
      await reader.finds(() => localStorage.getItem('theme'), choice);
    }
    await reader.finds(() => getComputedStyle(document.documentElement).colorScheme, 'dark');
    await reader.reloads();
    await reader.finds(() => document.documentElement.dataset.theme, 'dark');
    await reader.clicks(themeButton);
    await reader.finds(() => document.documentElement.dataset.themeChoice, 'system');
    await reader.finds(() => localStorage.getItem('theme'), null);
  },
);

browserTest('a dark system gets dark pages', { scheme: 'dark' }, async reader => {
  await reader.opens('docs/');
  await reader.finds(() => document.documentElement.dataset.theme, 'dark');
  await reader.finds(() => {
    const [red = 255] =
      getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red < 60;
  }, true);
});

browserTest('reduced motion is respected', { reducedMotion: true }, async reader => {
  await reader.opens('docs/');
  await reader.settles();
  await reader.runs(() => {
    document.addEventListener('transitionrun', event => {
      const { transition } = (event.target as HTMLElement).style;
      if (transition) document.documentElement.dataset.seen = transition;
    });
  });
  await reader.clicks(button("Expand sidebar category 'A Tour of Actual'"));
  await reader.finds(() => document.documentElement.dataset.seen, 'height 1ms ease-in-out');
});

browserTest('invalid stored values are ignored', {}, async reader => {
  await reader.opens('docs/');
  await reader.runs(() => {
    for (const key of ['theme', 'tabs', 'docs-preferred-version', 'announcement'])
      localStorage.setItem(key, '{"solarized');
  });
  await reader.reloads();
  await reader.settles();
  await reader.finds(() => document.documentElement.dataset.themeChoice, 'system');
  await reader.clicks(link('Contact', header));
  await reader.reads('Contacting Us', 'contact/');
});

browserTest('pages, menu, and colors work with blocked storage', { faulty: true }, async reader => {
  reader.server.faults = {
    firstScript: `for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });`,
  };
  await reader.opens('docs/');
  await reader.settles();
  await reader.clicks(themeButton);
  await reader.clicks(themeButton);
  await reader.finds(() => document.documentElement.dataset.theme, 'dark');
  await reader.clicks(link('Contact', header));
  await reader.reads('Contacting Us', 'contact/');
  await reader.finds(() => document.documentElement.dataset.theme, 'dark');
});

browserTest(
  'pages, links, menu, and colors work with blocked scripts',
  { faulty: true, width: 390, height: 844 },
  async reader => {
    reader.server.faults = { missing: SCRIPTS };
    await reader.opens('docs/');
    await reader.clicks(button('Toggle navigation bar'));
    await reader.clicks(themeButton);
    await reader.finds(() => document.documentElement.dataset.theme, 'light');
    await reader.clicks(link('Frequently Asked Questions', thing('dialog')));
    await reader.reads('Frequently Asked Questions', 'docs/faq/');
  },
);
