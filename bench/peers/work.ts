import type { Browser, BrowserContext, Page } from '@playwright/test';
import { FROM, sidebarLink } from './clicks';
import { watchIdle } from './idle';
import { FIRST_QUERY, LONGEST_WAIT_MS, openSearch, QUERIES, SEARCHES } from './search';
import type { Site } from './sites';

/** What a reader does, in the order in which it's measured. */
export const ACTS = ['load', 'first act', 'click', 'search opened', 'keystroke'] as const;
export type Act = (typeof ACTS)[number];

/** The main thread's work for an act, in ms of CPU time. */
export interface Work {
  script: number;
  style: number;
  layout: number;
  /** Everything that the browser's renderer did there, such as parsing, painting, and collecting garbage. */
  all: number;
}

/** How many times slower the CPU is, as on a phone. */
const SLOWER = 4;

const IDLE_MS = 1000;

/** The part of an event in a trace that is used here. Times are in µs of CPU time, which other processes don't affect. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tts?: number;
  tdur?: number;
  args?: { name?: string };
}

/** The events of each kind of work. An event inside of another one counts for its own kind. */
const KINDS: readonly [kind: 'script' | 'style' | 'layout', names: RegExp][] = [
  [
    'script',
    /^(?:v8\.|V8\.|EvaluateScript|FunctionCall|EventDispatch|TimerFire|FireAnimationFrame|FireIdleCallback|RunMicrotasks|MajorGC|MinorGC)/,
  ],
  ['style', /^(?:UpdateLayoutTree|ParseAuthorStyleSheet|Document::recalcStyle|ScheduleStyleRecalculation)$/],
  ['layout', /^(?:Layout|PrePaint|UpdateLayerTree|HitTest)$/],
];

/** The whole task of a thread. */
const TASK = /RunTask$/;

/** The work of the main thread with the most layout. The browser's own pages have main threads, too, but nothing to lay out. */
export function workIn(events: readonly TraceEvent[]): Work {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const works = [...threads].map(thread =>
    workOn(
      events
        .filter(event => event.ph === 'X' && event.tdur !== undefined && threadOf(event) === thread)
        .sort((a, b) => (a.tts ?? 0) - (b.tts ?? 0) || (b.tdur ?? 0) - (a.tdur ?? 0)),
    ),
  );
  return works.sort((a, b) => b.layout - a.layout)[0] ?? { script: 0, style: 0, layout: 0, all: 0 };
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;

/** Adds the time of each event of a thread, without the events inside of it, to the kind of the nearest event that has one. */
function workOn(events: readonly TraceEvent[]): Work {
  const work: Work = { script: 0, style: 0, layout: 0, all: 0 };
  const open: { end: number; kind: 'script' | 'style' | 'layout' | undefined }[] = [];
  for (const { name, tts = 0, tdur = 0 } of events) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= tts) open.pop();
    const around = open.at(-1);
    const kind = KINDS.find(([, names]) => names.test(name))?.[0] ?? around?.kind;
    const ms = tdur / 1000;
    if (kind) work[kind] += ms;
    if (around?.kind) work[around.kind] -= ms;
    if (!around && TASK.test(name)) work.all += ms;
    open.push({ end: tts + tdur, kind });
  }
  return work;
}

/** Measures the work of every act on a site, with an empty cache. */
export async function workOf(browser: Browser, site: Site, base: string): Promise<Record<Act, Work>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1600 } });
  try {
    return { ...(await reading(browser, context, base)), ...(await searching(browser, context, site, base)) };
  } finally {
    await context.close();
  }
}

/** Opens a page, moves the pointer to its title, and clicks a link in its sidebar when everything is prepared. */
async function reading(browser: Browser, context: BrowserContext, base: string) {
  const { page, idle } = await slowPage(context);
  const load = await traced(browser, page, async () => {
    await page.goto(`${base}${FROM}`, { waitUntil: 'load' });
    await idle();
  });
  const act = await traced(browser, page, async () => {
    await page.locator('h1').first().hover();
    await idle();
  });
  const link = sidebarLink(page);
  await link.hover();
  await idle();
  const click = await traced(browser, page, async () => {
    const title = await page.title();
    await link.click();
    await page.waitForFunction(before => document.title !== before, title);
    await idle();
  });
  await page.close();
  return { load, 'first act': act, click };
}

/** Opens the search with a query, and types others letter by letter. */
async function searching(browser: Browser, context: BrowserContext, site: Site, base: string) {
  const { page, idle } = await slowPage(context);
  await page.goto(`${base}${FROM}`, { waitUntil: 'load' });
  await idle();
  const opened = await traced(browser, page, async () => {
    await openSearch(page, site);
    await page.keyboard.insertText(FIRST_QUERY);
    await page.locator(SEARCHES[site].hit).first().waitFor();
    await idle();
  });
  const letters = QUERIES.join('').length;
  const typed = await traced(browser, page, async () => {
    for (const query of QUERIES) {
      await page.locator(SEARCHES[site].field).first().fill('');
      await idle();
      for (const letter of query) {
        await page.keyboard.insertText(letter);
        await idle();
      }
    }
  });
  await page.close();
  const perLetter = Object.fromEntries(Object.entries(typed).map(([kind, ms]) => [kind, ms / letters]));
  return { 'search opened': opened, keystroke: perLetter as unknown as Work };
}

async function slowPage(context: BrowserContext): Promise<{ page: Page; idle: () => Promise<void> }> {
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_WAIT_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, idle: watchIdle(page, IDLE_MS) };
}

/** The work of the page's main thread while a function runs. */
async function traced(browser: Browser, page: Page, act: () => Promise<void>): Promise<Work> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'v8', 'disabled-by-default-v8.gc', '__metadata'],
  });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return workIn(trace.traceEvents);
}
