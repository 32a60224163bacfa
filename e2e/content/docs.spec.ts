import { expect, test } from '@playwright/test';
import { readGenerated } from '../../lib/generated';
import { attributeOf, type Element } from '../../lib/output/html';
import { elementsNamed, textOf, type ExportedPage } from '../../lib/output/site';
import { routes } from '../../lib/routes';
import { sourceDocs, type SourceDoc } from '../support/content';
import { having, readPage, within } from '../support/html';

const DOCS = sourceDocs();

const region = (page: ExportedPage, label: string) => having(elementsNamed(page, 'nav'), 'aria-label', label);
const named = (elements: Element[], name: string) => elements.filter(({ tagName }) => tagName === name);
const words = (element: Element) =>
  textOf(element)
    .replace(/\u200b/g, '')
    .trim();
const linksIn = (element: Element | undefined) => (element ? named(within(element), 'a') : []);
const hrefs = (elements: Element[]) => elements.map(link => attributeOf(link, 'href'));

/** The parts of a page that readers use. */
function found(page: ExportedPage) {
  const [breadcrumbs] = region(page, 'Breadcrumbs');
  const [pager] = region(page, 'Docs pages');
  const [sidebar] = region(page, 'Docs sidebar');
  return {
    title: elementsNamed(page, 'h1').map(words),
    breadcrumbs: breadcrumbs ? named(within(breadcrumbs), 'li').map(words) : [],
    pager: linksIn(pager).map(link => [words(link), attributeOf(link, 'href')]),
    marked: having(linksIn(sidebar), 'aria-current', 'page').map(link => [
      words(link),
      attributeOf(link, 'href'),
    ]),
    contents: region(page, 'On this page').map(nav => hrefs(linksIn(nav))),
  };
}

function expected(
  { title, route, label, experimental, trail, previous, next }: SourceDoc,
  page: ExportedPage,
) {
  const headings = elementsNamed(page, 'main').flatMap(main =>
    within(main).filter(
      ({ tagName, attrs }) => /^h[23]$/.test(tagName) && attrs.some(({ name }) => name === 'id'),
    ),
  );
  // Only screen readers get the heading above the footnotes.
  const ids = headings
    .map(heading => `#${attributeOf(heading, 'id')}`)
    .filter(id => id !== '#footnote-label');
  // A category's name may already say it.
  const hasBadge = experimental && !trail.some(name => name.startsWith('Experimental'));
  return {
    title: [title],
    breadcrumbs: label === undefined ? [] : ['', ...trail, label],
    pager: [
      ...(previous ? [[`Previous${previous.title}`, previous.route]] : []),
      ...(next ? [[`Next${next.title}`, next.route]] : []),
    ],
    marked: label === undefined ? [] : [[hasBadge ? `${label} Experimental` : label, route]],
    // Above the page on phones, next to it on desktops.
    contents: hasContents(page) && ids.length > 0 ? [ids, ids] : [],
  };
}

/** A page may have no table of contents (`toc: false`). */
const hasContents = (page: ExportedPage) => region(page, 'On this page').length > 0;
test('every doc has its address, title, breadcrumbs, table of contents, neighbors, and sidebar entry', async ({
  request,
}) => {
  for (const doc of DOCS) {
    const answer = await request.get(doc.route.slice(1), { maxRedirects: 0 });
    expect.soft(answer.status(), doc.route).toBe(200);
    const page = readPage(doc.route);
    expect.soft(found(page), doc.route).toEqual(expected(doc, page));
    expect.soft(elementsNamed(page, 'title').map(words)[0], doc.route).toContain(doc.title);
  }
});

test("every doc's title makes sense without its category, which search results don't show", () => {
  const titles = DOCS.flatMap(({ route }) => elementsNamed(readPage(route), 'h1').map(words));
  expect(titles.length).toBeGreaterThan(0);
  expect(titles.filter(title => /^(?:overview|general|index|basics|details|more)$/i.test(title))).toEqual([]);
});

test('every doc links to its source and shows its last change if git knows it', async () => {
  const dates = await readGenerated('last-updated');
  for (const { file, route } of DOCS) {
    const page = readPage(route);
    const feet = elementsNamed(page, 'main').flatMap(main => named(within(main), 'footer'));
    expect(hrefs(feet.flatMap(linksIn))[0], route).toBe(
      `https://github.com/actualbudget/docs/edit/main/${file}`,
    );
    const times = feet.flatMap(foot => named(within(foot), 'time'));
    expect(
      times.map(time => attributeOf(time, 'datetime')),
      route,
    ).toEqual(dates[file] === undefined ? [] : [dates[file]]);
  }
});

for (const width of [390, 1280])
  test(`at ${width} px, no signature wraps inside its parameters`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(routes.doc('api/reference').slice(1));
    const lines = page.locator('.row-text > pre [data-line]');
    expect(await lines.count()).toBeGreaterThan(100);
    // Signatures with their parameters on the first line. The others have a line for each parameter.
    const heights = await lines
      .filter({ hasText: /^function \w+\([^)]/ })
      .evaluateAll(all => all.map(line => line.getBoundingClientRect().height));
    expect(Math.max(0, ...heights)).toBeLessThan(30);
  });
