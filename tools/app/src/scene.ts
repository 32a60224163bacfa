import type { Locator } from 'playwright-core';

import type { App, Box } from './app.ts';
import { VIEWPORTS } from './browser.ts';

/** The state of the app before a scene's own steps. */
export type Start =
  | 'budget' // the curated budget is open, no server
  | 'fresh' // the welcome screen, no server, no file
  | 'new' // no server selected yet: the client asks for one
  | 'server-new' // the client on a sync server without a password
  | 'server-login' // a sync server with a password, signed out
  | 'server' // signed in, the curated budget is open and uploaded
  | 'openid'; // signed in through OpenID as the owner of a shared server

/** A numbered place in a picture. The site draws it over the picture and explains it in a list. */
export type Mark = {
  /** What it's called on the screen. The list's entry starts with it. */
  label: string;
  at: (app: App) => Locator | Box;
};

/** A picture of a clip: what is done before it's taken, and the place where the reader acts next. */
export type Frame = Pick<Scene, 'figures' | 'keepMouse'> & {
  steps?: (app: App) => Promise<void>;
  mark: Mark;
};

export type Scene = {
  /** The name of the files, also used by the Screenshot component on the pages. */
  name: string;
  /** What the picture shows, for people who look for one. */
  description: string;
  start?: Start;
  device?: 'desktop' | 'phone';
  /** The address inside the app. */
  path?: string;
  /** The size of the viewport, by default that of its device (`VIEWPORTS`). */
  width?: number;
  height?: number;
  /** Whether the app's sidebar is hidden, as readers do with its pin. */
  hideSidebar?: boolean;
  steps?: (app: App) => Promise<void>;
  /** The part to keep. Left out: the whole viewport. */
  crop?: (app: App) => Promise<Box>;
  /** Amounts that the picture must show, without their sign. Taking it fails if one is missing. */
  figures?: string[];
  /** The places that the page explains, in the order of their numbers. */
  marks?: Mark[];
  /** Whether it's a whole window, shown small because the place of its marks in the window matters. */
  wholeWindow?: boolean;
  /** Leaves the mouse where the steps put it. */
  keepMouse?: boolean;
  /** Why a phone shows this picture, too, although it's too wide: the app on a phone can't do the step, for example. */
  noPhone?: string;
  /** Whether the picture includes a notification. */
  notifications?: boolean;
  /** The pictures of a clip, in order and of the same size. They're taken one after another, after the scene's own steps. */
  frames?: Frame[];
};

/** The names of a scene's pictures: its own, or a number for each picture of a clip, such as clip-split-1. */
export function pictureNames({ name, frames }: Scene): string[] {
  return frames ? frames.map((_, index) => `${name}-${index + 1}`) : [name];
}

/** The size of a scene's window, in CSS pixels. */
export function viewportOf({ device = 'desktop', width, height }: Scene): { width: number; height: number } {
  const usual = VIEWPORTS[device];
  return { width: width ?? usual.width, height: height ?? usual.height };
}
