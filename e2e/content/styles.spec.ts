import { expect, test } from '../support/site';
import { chosenVisits } from '../support/visits';

/** Waits until the page's fonts and pictures are loaded, because they can change its layout. Runs in the page. */
async function loaded(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all(Array.from(document.images, image => image.decode().catch(() => {})));
  await document.fonts.ready;
}

/**
 * Enables the complete style sheets of a page, and describes the styles that change. Widths and heights are styles, too, so it
 * also finds a different layout. Only looks at the first element of each kind, because some pages have thousands. Runs in the
 * page.
 */
async function changedByCompleteStyles(): Promise<string[]> {
  // The logical sizes repeat width and height, and aren't up to date in collapsed parts of a page.
  const properties = Array.from(getComputedStyle(document.body)).filter(
    name => !/^(?:block|inline)-size$/.test(name),
  );
  const kinds = new Set<string>();
  const isFirst = ({ tagName, className, parentElement }: Element) => {
    const kind = [tagName, className, parentElement?.tagName, parentElement?.className].join(' ');
    const known = kinds.size;
    return kinds.add(kind).size > known;
  };
  const boxes = [...document.querySelectorAll('body, body *')].filter(isFirst).flatMap(element =>
    ['', '::before', '::after', '::marker']
      .map(part => ({
        name: `${element.tagName} ${element.className}${part}`,
        style: getComputedStyle(element, part),
        part,
      }))
      .filter(({ part, style }) => part === '' || style.content !== 'none'),
  );
  const valuesOf = (style: CSSStyleDeclaration) => properties.map(name => style.getPropertyValue(name));
  const before = boxes.map(({ style }) => valuesOf(style));
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];
  // One after another, as lib/intent/loader.js does.
  for (const sheet of sheets)
    await new Promise((resolve, reject) => {
      sheet.onload = resolve;
      sheet.onerror = () => reject(new Error(`${sheet.href} can't be loaded.`));
      sheet.disabled = false;
    });
  return boxes.flatMap(({ name, style }, index) => {
    const after = valuesOf(style);
    const changed = properties.flatMap((property, at) =>
      after[at] === before[index]?.[at] ? [] : [`${property}: ${before[index]?.[at]} → ${after[at]}`],
    );
    return changed.length === 0 ? [] : [`${name} { ${changed.join('; ')} }`];
  });
}

for (const { path, width, colorScheme } of chosenVisits(1))
  test(`the complete style sheets change nothing on ${path} (${width} px, ${colorScheme})`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media, colorScheme, reducedMotion: 'reduce' });
      await page.goto(path.slice(1));
      await page.evaluate(loaded);
      expect((await page.evaluate(changedByCompleteStyles)).slice(0, 20), media).toEqual([]);
    }
    // The response to the address that doesn't exist is an error on purpose.
    if (path === '/no-such-page/') watch.length = 0;
  });
