import type { Browser, Locator, Page } from '@playwright/test';
import { slowCpu } from '../search/slow-cpu';
import type { Servers } from './server';
import type { Site } from './sites';

/** Each site's search: what opens it, its field, and its hits. */
export const SEARCHES: Record<Site, { opener: string; field: string; hit: string }> = {
  'this site': {
    opener: '[data-search-field]',
    field: '[data-search-field]',
    // Not the questions and pages that are offered before anything is typed.
    hit: '[role=option]:not([data-type=question], [data-type=recent])',
  },
  Starlight: {
    opener: 'button[data-open-modal]',
    field: '.pagefind-ui__search-input',
    hit: '.pagefind-ui__result-link',
  },
  VitePress: { opener: '.DocSearch-Button', field: '#localsearch-input', hit: '.VPLocalSearchBox .result' },
  Docusaurus: {
    opener: '.navbar__search-input',
    field: '.navbar__search-input',
    hit: '[class*=hitTitle]',
  },
  Fumadocs: {
    opener: 'button[data-search-full]',
    field: '[role=dialog] input',
    hit: '#fd-search-list [role=option]',
  },
  Nextra: {
    opener: '.nextra-navbar input[type=search]',
    field: '.nextra-navbar input[type=search]',
    hit: '.nextra-search-results [role=option]',
  },
};

/** What a reader notices of a search. */
export interface Searched {
  /** The time from clicking the box or its button until the first hit for `budget`, with an empty cache, in ms. */
  cold: number;
  /** The bytes that the site sent in the meantime, without headers. */
  bytes: number;
  /** For each letter typed later, the time until the last change of the hits, in ms. */
  keystrokes: number[];
}

/** What is typed first, with an empty cache, and what is typed later. */
export const FIRST_QUERY = 'budget';
export const QUERIES = ['schedule', 'bank sync', 'template'];

/** How long the hits must stay unchanged after a letter to be final, in ms. VitePress itself waits for 200 ms. */
const QUIET_MS = 600;

export const LONGEST_WAIT_MS = 60_000;

/** How long a site is typed into. Most take 20 s for all letters. Nextra takes seconds for each, which a few of them show, too. */
const LONGEST_TYPING_MS = 45_000;

interface Watch {
  pressed: number;
  firstHit: number;
  typed: number;
  changed: number;
}

/** The page's window, to which `watchSearch` adds what it records. */
declare const window: Window & { searchWatch: Watch };

/**
 * Runs in the page: records when the search is opened, when its first hit is shown, when a letter is typed, and when hits change.
 */
function watchSearch({ opener, field, hit }: { opener: string; field: string; hit: string }): void {
  const watch: Watch = { pressed: 0, firstHit: 0, typed: 0, changed: 0 };
  window.searchWatch = watch;
  const isIn = (event: Event, selector: string) =>
    event.target instanceof Element && event.target.closest(selector) !== null;
  document.addEventListener(
    'pointerdown',
    event => isIn(event, opener) && (watch.pressed ||= performance.now()),
    true,
  );
  document.addEventListener('input', event => isIn(event, field) && (watch.typed = performance.now()), true);
  let shown = '';
  new MutationObserver(() => {
    const hits = [...document.querySelectorAll(hit)].map(({ textContent }) => textContent).join('\n');
    if (hits === shown) return;
    shown = hits;
    watch.changed = performance.now();
    // Only hits for what was typed count.
    if (hits !== '' && watch.typed > 0) watch.firstHit ||= watch.changed;
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const watchOf = (page: Page) => page.evaluate(() => ({ ...window.searchWatch }));

/**
 * Searches once on a page with an empty cache, and then types more if requested.
 *
 * @param base the address of the site, possibly behind a slow network
 * @param cpu how many times slower the page and workers run
 */
export async function searchOnce(
  browser: Browser,
  site: Site,
  base: string,
  { cpu, types, sent }: { cpu: number; types: boolean; sent: Servers['sent'] },
): Promise<Searched> {
  const selectors = SEARCHES[site];
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  let end: (() => Promise<void>) | undefined;
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LONGEST_WAIT_MS);
    await page.addInitScript('globalThis.__name = named => named');
    await page.addInitScript(watchSearch, selectors);
    await page.goto(`${base}/docs/faq/`, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    const before = await sent(site);
    if (cpu > 1) end = await slowCpu(browser, cpu);
    const field = await openSearch(page, site);
    await page.keyboard.insertText(FIRST_QUERY);
    await page.waitForFunction(() => window.searchWatch.firstHit > 0, undefined, { polling: 50 });
    const bytes = (await sent(site)) - before;
    const { pressed, firstHit } = await watchOf(page);
    const keystrokes: number[] = [];
    if (types) {
      const stop = performance.now() + LONGEST_TYPING_MS;
      for (const query of QUERIES) {
        await field.fill('');
        await page.waitForTimeout(QUIET_MS);
        for (const letter of query) {
          if (performance.now() > stop) break;
          const time = await keystroke(page, letter);
          if (time !== undefined) keystrokes.push(time);
        }
      }
    }
    return { cold: firstHit - pressed, bytes, keystrokes };
  } finally {
    await end?.();
    await context.close();
  }
}

/** Opens a site's search. Returns its focused field. */
export async function openSearch(page: Page, site: Site): Promise<Locator> {
  await page.locator(SEARCHES[site].opener).first().click();
  const field = page.locator(SEARCHES[site].field).first();
  await field.focus();
  return field;
}

/**
 * Types a letter.
 *
 * @returns the time until the last change of the hits in ms, or undefined if nothing changed
 */
async function keystroke(page: Page, letter: string): Promise<number | undefined> {
  await page.keyboard.insertText(letter);
  await page.waitForFunction(
    quiet => {
      const { typed, changed } = window.searchWatch;
      return performance.now() - Math.max(typed, changed) > quiet;
    },
    QUIET_MS,
    { polling: 50 },
  );
  const { typed, changed } = await watchOf(page);
  return changed > typed ? changed - typed : undefined;
}
