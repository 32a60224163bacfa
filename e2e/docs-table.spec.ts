import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { attributeOf, type Element } from '../lib/output/html';
import { elementsNamed, textOf, type ExportedPage } from '../lib/output/site';
import { having, readPage, within } from './support/html';

/** A doc that must be here, as e2e/support/docs.tsv lists it. */
interface DocRow {
  id: string;
  route: string;
  title: string;
  label: string;
  /** Its place in the sidebar, 6.4.10.1; empty outside. */
  position: number[];
  /** The categories around it. */
  trail: string[];
}

/** Every doc of the site that this one replaces: the same address, title and place. */
const DOCS = readFileSync('e2e/support/docs.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line): DocRow => {
    const [id = '', route = '', title = '', label = '', position = '', trail = ''] = line.split('\t');
    return {
      id,
      route: route.replace(/\/?$/, '/'),
      title,
      label,
      position: position.startsWith('(') ? [] : position.split('.').map(Number),
      trail: trail.split(' > ').filter(Boolean),
    };
  });

const IN_ORDER = DOCS.filter(({ position }) => position.length > 0).sort((a, b) =>
  compare(a.position, b.position),
);

function compare(a: number[], b: number[]): number {
  const index = a.findIndex((number, place) => number !== b[place]);
  return index < 0 ? a.length - b.length : (a[index] ?? 0) - (b[index] ?? 0);
}

const region = (page: ExportedPage, label: string) => having(elementsNamed(page, 'nav'), 'aria-label', label);
const named = (elements: Element[], name: string) => elements.filter(({ tagName }) => tagName === name);
const words = (element: Element) =>
  textOf(element)
    .replace(/\u200b/g, '')
    .trim();
const linksIn = (element: Element | undefined) => (element ? named(within(element), 'a') : []);
const hrefs = (elements: Element[]) => elements.map(link => attributeOf(link, 'href'));

/** What a reader finds on a page. */
function found(page: ExportedPage) {
  const [breadcrumbs] = region(page, 'Breadcrumbs');
  const [pager] = region(page, 'Docs pages');
  return {
    title: elementsNamed(page, 'h1').map(words),
    breadcrumbs: breadcrumbs ? named(within(breadcrumbs), 'li').map(words) : [],
    pager: linksIn(pager).map(link => [words(link), attributeOf(link, 'href')]),
    contents: region(page, 'On this page').map(nav => hrefs(linksIn(nav))),
  };
}

function expected(doc: DocRow, page: ExportedPage) {
  const index = IN_ORDER.indexOf(doc);
  const [before, after] = index < 0 ? [] : [IN_ORDER[index - 1], IN_ORDER[index + 1]];
  const headings = elementsNamed(page, 'main').flatMap(main =>
    within(main).filter(
      ({ tagName, attrs }) => /^h[23]$/.test(tagName) && attrs.some(({ name }) => name === 'id'),
    ),
  );
  // The hidden heading over footnotes is for those who do not see that they begin.
  const ids = headings
    .map(heading => `#${attributeOf(heading, 'id')}`)
    .filter(id => id !== '#footnote-label');
  return {
    title: [doc.title],
    breadcrumbs: index < 0 ? [] : ['', ...doc.trail, doc.label],
    pager: [
      ...(before ? [[`Previous${before.title}`, before.route]] : []),
      ...(after ? [[`Next${after.title}`, after.route]] : []),
    ],
    // Above the page on phones, beside it on desktops.
    contents: ids.length > 0 ? [ids, ids] : [],
  };
}

// T-DOC-11
test('every doc has its address, title, breadcrumbs, contents and neighbors', async ({ request }) => {
  expect(DOCS).toHaveLength(104);
  for (const doc of DOCS) {
    const answer = await request.get(doc.route.slice(1), { maxRedirects: 0 });
    expect.soft(answer.status(), doc.route).toBe(200);
    const page = readPage(doc.route);
    expect.soft(found(page), doc.route).toEqual(expected(doc, page));
    expect.soft(elementsNamed(page, 'title').map(words)[0], doc.route).toContain(doc.title);
  }
});

test('every doc leads to its source, and says when that last changed where git knows', () => {
  const dates = JSON.parse(readFileSync('.generated/last-updated.json', 'utf8')) as Record<string, string>;
  for (const { id, route } of DOCS) {
    const page = readPage(route);
    const feet = elementsNamed(page, 'main').flatMap(main => named(within(main), 'footer'));
    const source = `content/docs/${id}.mdx`;
    expect(hrefs(feet.flatMap(linksIn))[0], route).toBe(
      `https://github.com/actualbudget/docs/edit/main/${source}`,
    );
    const times = feet.flatMap(foot => named(within(foot), 'time'));
    expect(
      times.map(time => attributeOf(time, 'datetime')),
      route,
    ).toEqual(dates[source] === undefined ? [] : [dates[source]]);
  }
});

// The tree is in a script that every page shares, and in each page's HTML as far as it is open.
test('no page carries the whole sidebar', () => {
  const page = readPage('/docs/faq/');
  expect(page.html).toContain('Troubleshooting');
  for (const label of ['Resetting Actual Login Password', 'Cursor IDE', 'Rule Action Templating'])
    expect(page.html).not.toContain(label);
});

/** An entry of the sidebar, as e2e/support/sidebar.json has it. */
interface Entry {
  label: string;
  href?: string;
  collapsible?: boolean;
  items?: Entry[];
}

test('the sidebar is the one that readers know', () => {
  const plain = ({ label, href, collapsible, items }: Entry): Entry => ({
    label,
    ...(href && { href: href.replace(/\/$/, '') }),
    ...(items && { collapsible, items: items.map(plain) }),
  });
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const [{ items }] = read('.generated/sidebars.json') as [{ items: Entry[] }];
  expect(items.map(plain)).toEqual((read('e2e/support/sidebar.json') as Entry[]).map(plain));
});
