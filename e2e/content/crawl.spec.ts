import type { BrowserContext, Page } from '@playwright/test';
import { violations } from '../support/axe';
import { documentedKeys } from '../support/policy';
import { chosenVisits, type Visit } from '../support/visits';
import { expect, hydrated, test } from '../support/site';

/**
 * The number of visits per test: small enough to distribute tests over workers and shards, and large enough to be worth a browser
 * window.
 */
const PER_TEST = 8;

/** The window's width at 400% zoom, in CSS pixels. */
const NARROW = 320;

const visits = chosenVisits(2);
const groups = Array.from({ length: Math.ceil(visits.length / PER_TEST) }, (_, index) =>
  visits.slice(index * PER_TEST, (index + 1) * PER_TEST),
);

/** How much wider than the window a page is, in pixels. */
const excess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How far the space at the end of a wrapped line of code may reach out of its cell, in pixels. */
const SPACE = 4;

/** The cells of tables whose code reaches into the next cell. */
const spilling = (page: Page) =>
  page.evaluate(
    space =>
      [...document.querySelectorAll<HTMLElement>('.prose :is(td, th):has(> code)')]
        .filter(cell => {
          const edge = cell.getBoundingClientRect().right + space;
          const lines = [...cell.querySelectorAll('code')].flatMap(code => [...code.getClientRects()]);
          return cell.clientWidth > 0 && lines.some(({ right }) => right > edge);
        })
        .map(cell => cell.innerText),
    SPACE,
  );

/** The problems of a page in one view. */
async function look(page: Page, { path, width, colorScheme }: Visit): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const answer = await page.goto(path.slice(1));
  const mistakes = await violations(page);
  if (answer?.status() !== (path === '/no-such-page/' ? 404 : 200))
    mistakes.push(`status ${answer?.status()}`);
  if ((await excess(page)) > 0) mistakes.push(`is wider than ${width} px`);
  for (const cell of await spilling(page)) mistakes.push(`"${cell}" reaches out of its cell`);
  await page.setViewportSize({ width: NARROW, height: 256 });
  if ((await excess(page)) > 0) mistakes.push(`is wider than ${NARROW} px`);
  // A first action loads the framework and everything that the page does by itself.
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  return mistakes;
}

/** Data that a visit has stored in the browser and that the privacy policy doesn't mention. */
async function undocumentedData(page: Page, context: BrowserContext): Promise<string[]> {
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    other: [
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => String(name)),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ],
  }));
  const documented = documentedKeys();
  return [
    ...(await context.cookies()).map(({ name }) => `cookie ${name}`),
    ...stored.local.filter(key => !documented.some(pattern => pattern.test(key))),
    ...stored.other,
  ];
}

// The test's own watch (e2e/support/site.ts) records console messages, uncaught errors, and requests to other sites.
groups.forEach((group, index) => {
  const at = `${index + 1} of ${groups.length}`;
  test(`pages are accessible, fit the window, log nothing, and store nothing (${at})`, async ({
    page,
    context,
    watch,
  }) => {
    test.setTimeout(30_000 + group.length * 15_000);
    const mistakes: string[] = [];
    for (const visit of group) {
      const { path, width, colorScheme } = visit;
      const found = await look(page, visit);
      const logged = watch.splice(0).filter(line => path !== '/no-such-page/' || !line.includes('404'));
      for (const mistake of [...found, ...logged])
        mistakes.push(`${path} (${width} px, ${colorScheme}): ${mistake}`);
    }
    expect([...mistakes, ...(await undocumentedData(page, context))]).toEqual([]);
  });
});
