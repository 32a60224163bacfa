import type { BrowserContext, Locator, Page } from 'playwright-core';

import { still } from './browser.ts';

export type Box = { x: number; y: number; width: number; height: number };
export type CropOptions = {
  /** Padding around the targets in CSS pixels, for all sides or each side. */
  pad?: number | Partial<Record<'top' | 'right' | 'bottom' | 'left', number>>;
  /** The minimum size of the picture. It's extended evenly within the viewport. */
  minWidth?: number;
  minHeight?: number;
};

/** The app's window, with what the app adds to it. */
declare const window: Window & {
  __navigate: (path: string) => void;
  __actionsForMenu: Record<string, (args: unknown) => Promise<unknown>>;
  $send: (name: string, args?: unknown) => Promise<unknown>;
};

/** Helpers for scenes to control the app. */
export class App {
  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly url: string,
    readonly phone: boolean,
  ) {}

  button(name: string | RegExp, exact = true): Locator {
    return this.page.getByRole('button', { name, exact }).filter({ visible: true }).first();
  }
  text(text: string | RegExp, exact = true): Locator {
    return this.page.getByText(text, { exact }).filter({ visible: true }).first();
  }
  testId(id: string): Locator {
    return this.page.getByTestId(id).filter({ visible: true }).first();
  }
  /** A table row holding this text. */
  row(text: string | RegExp): Locator {
    return this.page.getByTestId('row').filter({ hasText: text }).first();
  }
  get popover(): Locator {
    return this.page.locator('[data-placement]:not([role=tooltip])').filter({ visible: true }).last();
  }
  get modal(): Locator {
    return this.page.getByRole('dialog').filter({ visible: true }).last();
  }

  /** Opens an address inside the running app. */
  async go(path: string): Promise<void> {
    await this.page.evaluate(to => window.__navigate(to), path);
    await this.settle();
  }
  /** Calls the app's own back end. */
  async send<T = unknown>(name: string, args?: unknown): Promise<T> {
    return (await this.page.evaluate(
      ([name, args]) => window.$send(name as string, args),
      [name, args] as const,
    )) as T;
  }
  /** Runs one of the app's own actions. */
  async action(name: string, args?: unknown): Promise<void> {
    await this.page.evaluate(
      async ([name, args]) => {
        await window.__actionsForMenu[name as string]!(args);
      },
      [name, args] as const,
    );
  }
  async setPrefs(prefs: Record<string, string>): Promise<void> {
    await this.action('saveSyncedPrefs', { prefs });
    await this.settle();
  }
  async openModal(name: string, options?: unknown): Promise<void> {
    await this.action('pushModal', { modal: { name, options } });
    await this.settle();
  }
  async accountId(name: string): Promise<string> {
    const list = await this.send<{ id: string; name: string }[]>('accounts-get');
    const account = list.find(account => account.name === name);
    if (!account) throw new Error(`no account named ${name}`);
    return account.id;
  }
  async openAccount(name: string): Promise<void> {
    await this.go(`/accounts/${await this.accountId(name)}`);
  }
  async categoryId(name: string): Promise<string> {
    const { list } = await this.send<{ list: { id: string; name: string }[] }>('get-categories');
    const category = list.find(category => category.name === name);
    if (!category) throw new Error(`no category named ${name}`);
    return category.id;
  }

  /** Reloads the page, for settings that are only read at startup. */
  async reload(): Promise<void> {
    await this.page.goto(this.url);
    await this.ready();
  }
  /** Waits until a budget is open. */
  async ready(): Promise<void> {
    await this.page
      .getByTestId('budget-table')
      .or(this.page.getByLabel('Bottom navigation'))
      .or(this.page.getByRole('navigation'))
      .first()
      .waitFor();
    await still(this.page);
    await this.settle();
  }

  /** Removes the focus, and the tooltip of a focused button. */
  async blur(): Promise<void> {
    await this.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await this.settle();
  }

  /** Waits until the page hasn't changed for a while. */
  async settle(quiet = 250): Promise<void> {
    await this.page.evaluate(async quiet => {
      await document.fonts.ready;
      await new Promise<void>(resolve => {
        let timer = setTimeout(done, quiet);
        const limit = setTimeout(done, 8000);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quiet);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        function done(): void {
          observer.disconnect();
          clearTimeout(limit);
          clearTimeout(timer);
          resolve();
        }
      });
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, quiet);
  }

  async box(target: Locator | Box): Promise<Box> {
    if ('x' in target) return target;
    const box = await target.boundingBox();
    if (!box) throw new Error(`nothing to crop to: ${target.toString()}`);
    return box;
  }

  /** The smallest picture that shows all targets with padding. */
  async around(
    targets: (Locator | Box)[],
    { pad = 24, minWidth = 0, minHeight = 0 }: CropOptions = {},
  ): Promise<Box> {
    const boxes = await Promise.all(targets.map(target => this.box(target)));
    const room =
      typeof pad === 'number'
        ? { top: pad, right: pad, bottom: pad, left: pad }
        : { top: 24, right: 24, bottom: 24, left: 24, ...pad };
    const viewport = this.page.viewportSize()!;
    const span = (from: number, to: number, least: number, limit: number): [number, number] => {
      const grow = Math.max(0, least - (to - from)) / 2;
      let start = from - grow;
      let end = to + grow;
      if (start < 0) [start, end] = [0, end - start];
      if (end > limit) [start, end] = [Math.max(0, start - (end - limit)), limit];
      return [Math.floor(start), Math.ceil(end)];
    };
    const [left, right] = span(
      Math.min(...boxes.map(box => box.x)) - room.left,
      Math.max(...boxes.map(box => box.x + box.width)) + room.right,
      minWidth,
      viewport.width,
    );
    const [top, bottom] = span(
      Math.min(...boxes.map(box => box.y)) - room.top,
      Math.max(...boxes.map(box => box.y + box.height)) + room.bottom,
      minHeight,
      viewport.height,
    );
    return { x: left, y: top, width: right - left, height: bottom - top };
  }
}
