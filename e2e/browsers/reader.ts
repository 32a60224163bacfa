import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import { INTENT_EVENT } from '../../lib/intent/event';
import type { Driver, Pointer } from './driver';
import type * as InPage from './page';
import type { Box, Target } from './page';
import type { TestServer } from './server';

/** The functions of page.ts as a script, which is injected into every page. */
const IN_PAGE = buildSync({
  entryPoints: ['e2e/browsers/page.ts'],
  bundle: true,
  format: 'iife',
  globalName: 'inPage',
  minify: true,
  target: 'es2022',
  write: false,
}).outputFiles[0]?.text;

/** How long a reader waits for something, in ms, because other tests may slow down the machine. */
const PATIENCE = 15_000;

type Question = keyof typeof InPage;

/** Identifies an element. A regular expression matches part of the name. */
export function thing(
  role: string,
  name?: string | RegExp,
  rest: Omit<Target, 'role' | 'name'> = {},
): Target {
  return { role, name: name instanceof RegExp ? { pattern: name.source } : name, ...rest };
}
export const link = (name: string | RegExp, within?: Target) => thing('link', name, { within });
export const button = (name: string | RegExp, within?: Target) => thing('button', name, { within });
export const heading = (name: string | RegExp) => thing('heading', name);
export const region = (role: string, name?: string | RegExp) => thing(role, name);

/** A reader who uses the site in a browser. The methods are what readers do and notice. Each waits for its condition. */
export class Reader {
  /** Turned on for tests of touch. */
  pointer: Pointer = 'mouse';

  constructor(
    readonly driver: Driver,
    readonly server: TestServer,
  ) {}

  async opens(path: string): Promise<void> {
    await this.driver.open(this.server.url + path);
  }

  /** Asks for the framework as the site's own scripts do, which changes nothing on any page, and waits until it's hydrated. */
  async settles(): Promise<void> {
    await this.runs(type => window.dispatchEvent(new Event(type)), INTENT_EVENT);
    await this.finds(() => document.documentElement.dataset.hasHydrated, 'true');
  }

  async clicks(target: Target): Promise<void> {
    const { x, y, width, height } = await this.#place(target);
    await this.driver.drag(this.pointer, [[x + width / 2, y + height / 2]]);
  }

  async doubleClicks(target: Target): Promise<void> {
    const { x, y, width, height } = await this.#place(target);
    await this.driver.doubleClick(x + width / 2, y + height / 2);
  }

  /** Clicks or taps at a position in the window. */
  async clicksAt(x: number, y: number): Promise<void> {
    await this.driver.drag(this.pointer, [[x, y]]);
  }

  async pointsAt(target: Target): Promise<void> {
    const { x, y, width, height } = await this.#place(target);
    await this.driver.move(x + width / 2, y + height / 2);
  }

  /** Drags something from its middle by some pixels. */
  async drags(target: Target, byX: number, byY: number): Promise<void> {
    const { x, y, width, height } = await this.#place(target);
    const [fromX, fromY] = [x + width / 2, y + height / 2];
    await this.driver.drag(this.pointer, [
      [fromX, fromY],
      [fromX + byX, fromY + byY],
    ]);
  }

  async turnsTheWheel(target: Target, deltaY: number): Promise<void> {
    const { x, y, width, height } = await this.#place(target);
    await this.driver.wheel(x + width / 2, y + height / 2, deltaY);
  }

  async presses(...keys: string[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  /** Moves the focus to something with Tab. */
  async tabsTo(target: Target): Promise<void> {
    await this.sees(target);
    await this.asks('focus', target);
  }

  async types(text: string): Promise<void> {
    await this.driver.type(text);
  }

  /** Scrolls until the page is there: while it's still growing, it may not be long enough, or move under the reader. */
  async scrollsTo(y: number): Promise<void> {
    await expect
      .poll(
        async () => {
          await this.asks('scrollPage', y);
          return this.evaluates((place: number) => Math.abs(scrollY - place) < 2, y);
        },
        this.#waits(`scrollY to be ${y}`),
      )
      .toBe(true);
  }

  /** Waits for a scroll position. Browsers that restore a position may be a pixel off. */
  async isScrolledTo(y: number): Promise<void> {
    await this.finds((place: number) => Math.abs(scrollY - place) < 2, true, y);
  }

  async goesBack(): Promise<void> {
    await this.#leaves('history.back()');
  }

  async goesForward(): Promise<void> {
    await this.#leaves('history.forward()');
  }

  async reloads(): Promise<void> {
    await this.runs(() => Object.assign(window, { reloading: true }));
    await this.#leaves('location.reload()');
    await this.finds(() => !('reloading' in window) && document.readyState === 'complete', true);
  }

  /** @param patience how long to wait, in ms */
  async sees(target: Target, patience = PATIENCE): Promise<void> {
    await expect
      .poll(() => this.#tries('count', target), {
        ...this.#waits(`to see ${show(target)}`),
        timeout: patience,
      })
      .toBeGreaterThan(0);
  }

  async seesNo(target: Target): Promise<void> {
    await expect.poll(() => this.#tries('count', target), this.#waits(`not to see ${show(target)}`)).toBe(0);
  }

  async counts(target: Target, number: number): Promise<void> {
    await expect
      .poll(() => this.#tries('count', target), this.#waits(`to count ${show(target)}`))
      .toBe(number);
  }

  async isAt(path: string | RegExp): Promise<void> {
    const here = () => this.evaluates(() => location.pathname + location.search + location.hash);
    const expected = typeof path === 'string' ? `/${path}` : path;
    const wait = expect.poll(() => here().catch(() => ''), this.#waits(`to be at ${path}`));
    await (typeof expected === 'string' ? wait.toBe(expected) : wait.toMatch(expected));
  }

  /** Waits for the page with this title and address. */
  async reads(title: string, path: string): Promise<void> {
    await this.sees(heading(title));
    await this.isAt(path);
  }

  async hasFocusOn(target: Target): Promise<void> {
    await expect
      .poll(() => this.#tries('isFocused', target), this.#waits(`focus on ${show(target)}`))
      .toBe(true);
  }

  async notices(target: Target, attribute: string, value: string | null): Promise<void> {
    await expect
      .poll(() => this.#tries('attribute', target, attribute), this.#waits(`${attribute} of ${show(target)}`))
      .toBe(value);
  }

  /** Waits until a function in the page returns a value. */
  async finds<Args extends unknown[]>(
    run: (...args: Args) => unknown,
    value: unknown,
    ...args: Args
  ): Promise<void> {
    await expect
      .poll(
        () => this.evaluates(run, ...args).catch(() => undefined),
        this.#waits(run.toString().slice(0, 200)),
      )
      .toEqual(value);
  }

  /** The position of something in the window. */
  async measures(target: Target): Promise<Box> {
    await this.sees(target);
    const box = await this.asks<Box | null>('box', target);
    if (!box) throw new Error(`${show(target)} has disappeared.`);
    return box;
  }

  /** Calls one of the functions of page.ts. */
  async asks<Answer>(question: Question, ...args: unknown[]): Promise<Answer> {
    const call = `inPage.${question}(${args.map(each => JSON.stringify(each)).join()})`;
    const isReady = await this.driver.evaluate(`typeof inPage !== 'undefined'`);
    if (!isReady) await this.driver.evaluate(`(() => { ${IN_PAGE}; window.inPage = inPage; })()`);
    return (await this.driver.evaluate(call)) as Answer;
  }

  /** Runs a function in the page. It can only use its arguments and the page. */
  async evaluates<Args extends unknown[], Answer>(
    run: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Awaited<Answer>> {
    const call = `(${run.toString()})(${args.map(each => JSON.stringify(each)).join()})`;
    return (await this.driver.evaluate(call)) as Awaited<Answer>;
  }

  /** Runs a function in the page for its side effects. */
  async runs<Args extends unknown[]>(run: (...args: Args) => unknown, ...args: Args): Promise<void> {
    const call = `void (${run.toString()})(${args.map(each => JSON.stringify(each)).join()})`;
    await this.driver.evaluate(call);
  }

  /** Scrolls something into the window and waits until it doesn't move and nothing covers it. */
  async #place(target: Target): Promise<Box> {
    await this.sees(target);
    let place: Box | null = null;
    await expect
      .poll(
        async () => {
          place = await this.asks<Box | null>('restingPlace', target).catch(() => null);
          return place !== null;
        },
        this.#waits(`${show(target)} to stop moving and be clickable`),
      )
      .toBe(true);
    if (!place) throw new Error(`${show(target)} has disappeared.`);
    return place;
  }

  /** A page that is being left doesn't respond. */
  async #tries(question: Question, ...args: unknown[]): Promise<unknown> {
    return this.asks(question, ...args).catch(() => undefined);
  }

  async #leaves(way: string): Promise<void> {
    // If the page is left immediately, the result is lost.
    await this.driver.evaluate(`void setTimeout(() => { ${way} })`).catch(() => {});
  }

  #waits(message: string): { timeout: number; message: string; intervals: number[] } {
    return { timeout: PATIENCE, message: `waited ${message}`, intervals: [20, 50, 100, 200] };
  }
}

const show = ({ role, name, within }: Target): string =>
  `${role} ${typeof name === 'object' ? `/${name.pattern}/` : `“${name ?? ''}”`}${within ? ` in ${show(within)}` : ''}`;
