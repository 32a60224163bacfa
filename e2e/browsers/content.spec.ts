import { expect, browserTest } from './browser-test';
import { button, heading, link, region, thing } from './reader';

/** The page that shows every block. */
const BLOCKS = 'docs/contributing/writing-docs/';
const PHONE = { width: 390, height: 844 };
const picture = region('dialog', /^The header of a month/);
const enlarge = button('Enlarge picture');
const drawing = thing('group', 'Zoomable drawing');

/** The zoom level of a drawing. */
const scale = () => {
  const content = document.querySelector('[aria-label="Zoomable drawing"] > div');
  return content ? Number(new DOMMatrix(getComputedStyle(content).transform).a.toFixed(2)) : 0;
};

/** How far a drawing has been moved: pixels to the right and down. */
const moved = () => {
  const content = document.querySelector('[aria-label="Zoomable drawing"] > div');
  const { e = 0, f = 0 } = content ? new DOMMatrix(getComputedStyle(content).transform) : {};
  return [Math.round(e), Math.round(f)];
};

browserTest(
  'tabs of one group change together, by pointer and by keyboard, and are remembered',
  {},
  async reader => {
    await reader.opens(BLOCKS);
    await reader.settles();
    await reader.clicks(thing('tab', 'PowerShell', { index: 1 }));
    await reader.counts(thing('tabpanel', 'PowerShell'), 2);
    await reader.reloads();
    await reader.counts(thing('tabpanel', 'PowerShell'), 2);
    await reader.tabsTo(thing('tab', 'PowerShell'));
    await reader.presses('ArrowLeft');
    await reader.hasFocusOn(thing('tab', 'Bash'));
    await reader.presses('Enter');
    await reader.counts(thing('tabpanel', 'Bash'), 2);
  },
);

browserTest('details open and close', {}, async reader => {
  await reader.opens(BLOCKS);
  await reader.settles();
  const isOpen = () => document.querySelector<HTMLDetailsElement>('.prose details')?.open;
  const summary = await reader.evaluates(() => {
    const element = document.querySelector('.prose details summary');
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x = 0, y = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return { x: x + 40, y: y + height / 2 };
  });
  await reader.clicksAt(summary.x, summary.y);
  await reader.finds(isOpen, true);
  await reader.finds(() => document.querySelector('.prose details')?.getAttribute('data-collapsed'), 'false');
  await reader.clicksAt(summary.x, summary.y);
  await reader.finds(isOpen, false);
});

browserTest('a copy button shows that it has copied', {}, async reader => {
  await reader.opens('docs/install/docker/');
  await reader.settles();
  await reader.clicks(button('Copy code to clipboard'));
  await reader.sees(button('Copied'));
  await reader.sees(button('Copy code to clipboard'));
  await reader.seesNo(button('Copied'));
});

browserTest('code that is too wide wraps on request', PHONE, async reader => {
  await reader.opens(BLOCKS);
  await reader.settles();
  const wide = () => {
    const blocks = [...document.querySelectorAll('figure.code')];
    const pre = blocks
      .filter(block => block.textContent.includes('loadBudget'))
      .at(-1)
      ?.querySelector('pre');
    return pre ? pre.scrollWidth > pre.clientWidth : undefined;
  };
  await reader.finds(wide, true);
  const wrap = button('Toggle word wrap', thing('figure', undefined, { text: 'loadBudget', index: -1 }));
  await reader.clicks(wrap);
  await reader.finds(wide, false);
  await reader.clicks(wrap);
  await reader.finds(wide, true);
});

browserTest('a wide table scrolls by keyboard, and the page does not', PHONE, async reader => {
  await reader.opens(BLOCKS);
  await reader.settles();
  const table = thing('group', 'Table', { index: -1 });
  await reader.tabsTo(table);
  await reader.hasFocusOn(table);
  await reader.presses('ArrowRight', 'ArrowRight');
  await reader.finds(() => [scrollX, document.documentElement.scrollWidth <= innerWidth], [0, true]);
});

browserTest('a footnote links to its text and back', {}, async reader => {
  await reader.opens(BLOCKS);
  await reader.settles();
  const isSeen = (selector: string) => {
    const { top = -1 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight;
  };
  await reader.clicks(link('1'));
  await reader.finds(isSeen, true, '#user-content-fn-1');
  await reader.clicks(link(/^Back to reference 1/));
  await reader.finds(isSeen, true, '#user-content-fnref-1');
});

browserTest('a heading’s own link goes there and shows that it was copied', {}, async reader => {
  await reader.opens(BLOCKS);
  await reader.settles();
  await reader.tabsTo(link('Direct link to Front matter'));
  await reader.presses('Enter');
  await reader.isAt(`${BLOCKS}#front-matter`);
});

browserTest('a picture opens in a dialog, and Escape and the button close it', {}, async reader => {
  await reader.opens(BLOCKS);
  await reader.clicks(enlarge);
  await reader.sees(picture);
  await reader.presses('Escape');
  await reader.seesNo(picture);
  await reader.hasFocusOn(enlarge);
  await reader.clicks(enlarge);
  await reader.clicks(button('Close picture'));
  await reader.seesNo(picture);
  await reader.tabsTo(enlarge);
  await reader.presses('Enter');
  await reader.sees(picture);
});

browserTest('a click outside a picture closes its dialog', {}, async reader => {
  await reader.opens(BLOCKS);
  await reader.clicks(enlarge);
  await reader.sees(picture);
  await reader.clicksAt(8, 8);
  await reader.seesNo(picture);
});

browserTest('a picture’s dialog has its size before the picture loads', {}, async reader => {
  await reader.opens(BLOCKS);
  reader.server.faults = { held: /^\/screenshots\// };
  await reader.clicks(enlarge);
  const { width, height } = await reader.measures(picture);
  reader.server.release();
  await reader.finds(() => {
    const image = [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')].find(each =>
      each.checkVisibility(),
    );
    return image ? image.complete && image.naturalWidth > 0 : false;
  }, true);
  const there = await reader.measures(picture);
  expect([width, height]).toEqual([there.width, there.height]);
  expect(Math.min(width, height)).toBeGreaterThan(100);
});

for (const scheme of ['light', 'dark'] as const) {
  browserTest(`on a ${scheme} system only ${scheme} pictures load`, { scheme }, async reader => {
    await reader.opens(BLOCKS);
    const shown = thing('img', /^The header of a month/);
    await reader.sees(shown);
    await reader.asks('reach', shown);
    await expect
      .poll(() => reader.server.asked.filter(path => path.startsWith('/screenshots/')).length)
      .toBeGreaterThan(0);
    await expect
      .poll(async () => (await reader.asks<{ source: string }>('picture', shown)).source)
      .toContain(`.${scheme}.`);
    expect(
      reader.server.asked.filter(path => path.startsWith('/screenshots/') && !path.includes(`.${scheme}.`)),
    ).toEqual([]);
  });
}

for (const width of [390, 1280])
  browserTest(`in a window of ${width}, pictures aren't larger than necessary`, { width }, async reader => {
    await reader.opens('docs/tour/budget/');
    await reader.settles();
    const isLoaded = () => {
      const image = [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')].find(each =>
        each.checkVisibility(),
      );
      return image ? image.complete && image.currentSrc !== '' : false;
    };
    await reader.finds(isLoaded, true);
    const tooLarge = () =>
      [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')]
        .filter(each => each.checkVisibility() && each.complete && each.currentSrc !== '')
        .filter(({ currentSrc, srcset, clientWidth }) => {
          const files = srcset.split(', ').map(file => file.split(' '));
          const widths = files.map(([address = '', size = '']) => ({
            isShown: currentSrc.endsWith(address),
            width: Number.parseInt(size),
          }));
          const shown = widths.find(({ isShown }) => isShown)?.width ?? 0;
          // Because of its frame and margins, a picture may be slightly narrower than its container.
          const need = (clientWidth + 48) * devicePixelRatio;
          return widths.some(file => file.width < shown && file.width >= need);
        })
        .map(({ currentSrc, clientWidth }) => `${currentSrc} for ${clientWidth}`);
    expect(await reader.evaluates(tooLarge)).toEqual([]);
  });

browserTest('a diagram uses the colors of the page', {}, async reader => {
  await reader.opens(BLOCKS);
  await reader.settles();
  await reader.sees(thing('img', /^Income becomes To Budget/));
  const fill = () => getComputedStyle(document.querySelector('svg[role=img] rect') ?? document.body).fill;
  const light = await reader.evaluates(fill);
  const toggle = button(/^Switch between dark and light mode/);
  await reader.clicks(toggle);
  await reader.clicks(toggle);
  await reader.finds(() => document.documentElement.dataset.theme, 'dark');
  await reader.finds(
    (before: string) =>
      getComputedStyle(document.querySelector('svg[role=img] rect') ?? document.body).fill !== before,
    true,
    light,
  );
});

browserTest(
  'a diagram zooms by wheel and keys, moves with the pointer, and resets on double-click',
  {},
  async reader => {
    await reader.opens(BLOCKS);
    await reader.settles();
    await reader.sees(drawing);
    await reader.finds(
      () => document.querySelector('[aria-label="Zoomable drawing"]')?.hasAttribute('data-zoomable'),
      true,
    );
    await reader.pointsAt(drawing);
    const top = await reader.evaluates(() => scrollY);
    await reader.turnsTheWheel(drawing, -100);
    await reader.finds(() => {
      const content = document.querySelector('[aria-label="Zoomable drawing"] > div');
      return content ? new DOMMatrix(getComputedStyle(content).transform).a > 1 : false;
    }, true);
    expect(await reader.evaluates(() => scrollY)).toBe(top);
    await reader.doubleClicks(drawing);
    await reader.finds(scale, 1);
    await reader.drags(drawing, 50, 30);
    await expect.poll(() => reader.evaluates(moved)).toEqual([50, 30]);
  },
);

const GUIDE = 'docs/getting-started/envelope-budgeting/';
const term = thing('link', 'off budget', { within: region('main') });
const meaning = thing('tooltip');

browserTest('a glossary term shows its definition on hover', {}, async reader => {
  await reader.opens(GUIDE);
  await reader.settles();
  await reader.pointsAt(term);
  await reader.sees(meaning);
  await reader.driver.move(5, 5);
  await reader.seesNo(meaning);
});

browserTest('a glossary term shows its definition on focus, and Escape closes it', {}, async reader => {
  await reader.opens(GUIDE);
  await reader.presses('Tab');
  await reader.tabsTo(term);
  await reader.sees(meaning);
  await reader.presses('Escape');
  await reader.seesNo(meaning);
  await reader.hasFocusOn(term);
  await reader.presses('Enter');
  await reader.isAt('docs/glossary/#off-budget');
});

browserTest('the simulator updates the budget when a reader fills an envelope', {}, async reader => {
  await reader.opens(GUIDE);
  await reader.settles();
  const place = region('region', 'Envelope simulator');
  const field = thing('textbox', /^Budgeted for/, { within: place });
  await reader.clicks(field);
  const left = () => document.querySelector('[aria-label="Envelope simulator"]')?.textContent;
  const before = await reader.evaluates(left);
  await reader.presses('Control+a');
  await reader.types('123.45');
  await reader.presses('Enter');
  await reader.finds(
    () =>
      document.querySelector<HTMLInputElement>(
        '[aria-label="Envelope simulator"] input[data-column=budgeted]',
      )?.value,
    '123.45',
  );
  await expect.poll(() => reader.evaluates(left)).not.toBe(before);
  await reader.hasFocusOn(thing('textbox', /^Budgeted for/, { within: place, index: 1 }));
});

browserTest("the blog's list links to a post and back", {}, async reader => {
  await reader.opens('blog/');
  await reader.settles();
  await reader.clicks(link('Read more about Release 25.11.0'));
  await reader.reads('Release 25.11.0', 'blog/release-25.11.0/');
  await reader.goesBack();
  await reader.isAt('blog/');
  await reader.counts(thing('article'), 10);
});

browserTest('the blog can be narrowed down to releases or articles', {}, async reader => {
  const filter = region('navigation', 'Blog sections');
  const release = thing('heading', /^Release/);
  await reader.opens('blog/');
  await reader.settles();
  await reader.sees(release);
  await reader.clicks(link('Articles', filter));
  await reader.notices(link('Articles', filter), 'aria-current', 'page');
  await reader.seesNo(release);
  await reader.clicks(link('Releases', filter));
  await reader.notices(link('Releases', filter), 'aria-current', 'page');
  await reader.sees(release);
});

browserTest("the release notes show what came after the reader's version", {}, async reader => {
  const showAll = link('Show all releases');
  await reader.opens('docs/releases/');
  await reader.settles();
  await reader.runs(() =>
    [...document.querySelectorAll<HTMLElement>('.prose summary')]
      .find(({ textContent }) => textContent.includes('Which version do you have?'))
      ?.focus(),
  );
  await reader.presses('Enter');
  await reader.clicks(link('25.8.0'));
  await reader.sees(showAll);
  await reader.sees(heading(/^25\.9\.0/));
  await reader.seesNo(heading(/^25\.8\.0/));
  await reader.clicks(showAll);
  await reader.sees(heading(/^25\.8\.0/));
  await reader.seesNo(showAll);
});
