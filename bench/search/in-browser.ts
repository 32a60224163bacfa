import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { percentile95 } from './in-node';
import { slowCpu } from './slow-cpu';

/** What a reader notices of a search box. */
export interface Seen {
  /** The time from focusing the box until the first hit, if the query is typed right away, in ms. The median of several visits. */
  cold: number;
  /** The time from a keystroke until hits for the query, in ms: the 95th percentile. */
  keystroke: number;
  /** The same for the last answer, if a better one follows the first. */
  settled: number;
  /** The compressed bytes from focusing the box until the first hit. */
  bytes: number;
}

/** What to measure. */
export interface Visit {
  /** The address of the page. */
  url: string;
  /** The search box. */
  field: string;
  /** The queries to type. The first one is typed right after focusing. */
  queries: readonly string[];
  /** The number of cold visits. */
  visits: number;
  /** How many times slower pages and workers run. */
  cpu: number;
}

/** A reader's pause between two keystrokes, in ms. */
const PAUSE_MS = 60;

/** An index of 13 MB takes 65 s on the slow network. */
const LONGEST_WAIT_MS = 180_000;

interface Watch {
  focused: number;
  /** In ms since the page started: when each answer for a query was shown. */
  shown: { query: string; at: number; hits: number }[];
  typed: Map<string, number>;
}

/** The page's window, to which `watchSearch` adds what it records. */
declare const window: Window & { searchWatch: Watch };

/** Runs in the page: records when the box is focused, when something is typed, and when its hits are shown. */
function watchSearch(field: string): void {
  const watch: Watch = { focused: 0, shown: [], typed: new Map() };
  window.searchWatch = watch;
  const isField = ({ target }: Event) => target instanceof Element && target.matches(field);
  document.addEventListener(
    'focusin',
    event => isField(event) && (watch.focused ||= performance.now()),
    true,
  );
  document.addEventListener(
    'input',
    event => isField(event) && watch.typed.set((event.target as HTMLInputElement).value, performance.now()),
    true,
  );
  new MutationObserver(() => {
    const hits = document.querySelectorAll('[role=option]').length;
    // The link to all results has the query that was answered. Without it, "No results" is for what is typed.
    const link = document.querySelector<HTMLAnchorElement>('a[href*="/search/?q="]');
    const said = link && new URL(link.href).searchParams.get('q');
    const nothing = /No results/.test(document.querySelector('[data-search-panel]')?.textContent ?? '');
    const query = said ?? (nothing ? (document.querySelector<HTMLInputElement>(field)?.value ?? null) : null);
    if (query !== null) watch.shown.push({ query, at: performance.now(), hits });
  }).observe(document, { childList: true, subtree: true });
}

const watchOf = (page: Page) =>
  page.evaluate(() => {
    const { focused, shown, typed } = window.searchWatch;
    return { focused, shown, typed: [...typed] };
  });

const isShown = (page: Page, query: string) =>
  page.waitForFunction(asked => window.searchWatch.shown.some(({ query }) => query === asked), query, {
    timeout: LONGEST_WAIT_MS,
    polling: 20,
  });

/** Visits a page like a reader, each time in a new browser context with an empty cache. */
export async function see(browser: Browser, visit: Visit): Promise<Seen> {
  const cold: number[] = [];
  const bytes: number[] = [];
  let times: { first: number[]; last: number[] } = { first: [], last: [] };
  for (let number = 0; number < visit.visits; number += 1) {
    const isLast = number === visit.visits - 1;
    const result = await once(browser, visit, isLast);
    cold.push(result.cold);
    bytes.push(result.bytes);
    if (isLast) times = result;
  }
  return {
    cold: middle(cold),
    bytes: middle(bytes),
    keystroke: percentile95(times.first),
    settled: percentile95(times.last),
  };
}

async function once(browser: Browser, { url, field, queries, cpu }: Visit, types: boolean) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  // tsx adds a helper to functions that the page doesn't have.
  await page.addInitScript('globalThis.__name = named => named');
  await page.addInitScript(watchSearch, field);
  await page.goto(url, { waitUntil: 'load', timeout: LONGEST_WAIT_MS });
  await page.waitForLoadState('networkidle');

  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const end = cpu > 1 ? await slowCpu(browser, cpu) : undefined;
  try {
    const [first = '', ...rest] = queries;
    await page.locator(field).focus();
    await page.keyboard.insertText(first);
    await isShown(page, first);
    const { focused, shown } = await watchOf(page);
    const at = shown.find(({ hits }) => hits > 0)?.at ?? NaN;
    const sent = await sentBefore(page, at);
    const times = types ? await keystrokes(page, field, rest) : { first: [], last: [] };
    return { cold: at - focused, bytes: sent, ...times };
  } finally {
    await end?.();
    await context.close();
  }
}

/** Types queries letter by letter, each after the answer to the previous one. */
async function keystrokes(page: Page, field: string, queries: readonly string[]) {
  const times: { first: number[]; last: number[] } = { first: [], last: [] };
  for (const query of queries) {
    await page.locator(field).fill('');
    await page.evaluate(() => {
      window.searchWatch.shown = [];
      window.searchWatch.typed.clear();
    });
    for (let end = 1; end <= query.length; end += 1) {
      if (query[end - 1] === ' ') {
        await page.keyboard.insertText(' ');
        continue;
      }
      await page.keyboard.insertText(query[end - 1] ?? '');
      await isShown(page, query.slice(0, end));
      await wait(PAUSE_MS);
    }
    const { shown, typed } = await watchOf(page);
    for (const [text, at] of typed) {
      const answers = shown.filter(({ query: answered }) => answered === text);
      const [earliest] = answers;
      const latest = answers.at(-1);
      if (text === '' || text.endsWith(' ') || !earliest || !latest) continue;
      times.first.push(earliest.at - at);
      times.last.push(latest.at - at);
    }
  }
  return times;
}

/**
 * The compressed bytes of all search files that had been received at a given time, by the page and its worker.
 *
 * @param at in ms since the page started
 */
async function sentBefore(page: Page, at: number): Promise<number> {
  const moment = at + (await page.evaluate(() => performance.timeOrigin));
  const measure = (until: number) =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(
        entry =>
          performance.timeOrigin + entry.responseEnd <= until && /\/(?:search|peer)\//.test(entry.name),
      )
      .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const);
  const own = await page.evaluate(measure, moment);
  const workers = await Promise.all(page.workers().map(worker => worker.evaluate(measure, moment)));
  return [...new Map([...own, ...workers.flat()]).values()].reduce((sum, size) => sum + size, 0);
}

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
