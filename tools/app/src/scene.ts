import type { App, Box } from './app.ts';

/** The state of the app before a scene's own steps. */
export type Start =
  | 'budget' // the curated budget is open, no server
  | 'fresh' // the welcome screen, no server, no file
  | 'new' // no server selected yet: the client asks for one
  | 'server-new' // the client on a sync server without a password
  | 'server-login' // a sync server with a password, signed out
  | 'server' // signed in, the curated budget is open and uploaded
  | 'openid'; // signed in through OpenID as the owner of a shared server

export type Scene = {
  /** The name of the files, also used by the Screenshot component on the pages. */
  name: string;
  /** What the picture shows, for people who look for one. */
  description: string;
  start?: Start;
  device?: 'desktop' | 'phone';
  /** The address inside the app. */
  path?: string;
  /** The height of the viewport: 800 by default (844 on phones). */
  height?: number;
  steps?: (app: App) => Promise<void>;
  /** The part to keep. Left out: the whole viewport. */
  crop?: (app: App) => Promise<Box>;
  /** Leaves the mouse where the steps put it. */
  keepMouse?: boolean;
  /** Whether the picture includes a notification. */
  notifications?: boolean;
};
