import type { Locator } from 'playwright-core';

import type { App, Box } from '../app.ts';
import type { Mark } from '../scene.ts';

/**
 * A window without a sidebar, so narrow that its text can be read in an article: the app's 13 pixels are 11 in a column of 668.
 */
export const PANEL = { width: 780, hideSidebar: true } as const;

/** A panel so narrow that text of 12 pixels can be read. */
export const NARROW_PANEL = { ...PANEL, width: 725 } as const;

/** A narrow window with its sidebar. It's also legible in an article. */
export const WINDOW = { width: 780, height: 620 } as const;

/** The width of a picture in which the app's smallest text, 10 pixels, can be read in an article. */
export const SMALL_TEXT_WIDTH = 600;

/** A mark at text on the screen, or at another place. */
export const mark = (label: string, at?: (app: App) => Locator | Box): Mark => ({
  label,
  at: at ?? (app => app.text(label)),
});

/** The top of a panel, down to a height. */
export const topOf = (app: App, height: number): Promise<Box> =>
  app.around([{ x: 0, y: 0, width: PANEL.width, height }], { pad: 0 });
