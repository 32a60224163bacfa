import type { App, Box } from './app.ts';

/** The state the app is in before a scene's own steps. */
export type Start =
  | 'budget' // the curated budget is open, no server
  | 'fresh' // the welcome screen, no server, no file
  | 'new' // nothing chosen yet: the client asks for its server
  | 'server-new' // the client on a sync server without a password
  | 'server-login' // a sync server with a password, signed out
  | 'server' // signed in, the curated budget is open and uploaded
  | 'openid'; // signed in through OpenID as the owner of a shared server

export type Scene = {
  /** The name of the files, and of the Screenshot component in the pages. */
  name: string;
  /** What the picture shows, for those who choose one. */
  description: string;
  start?: Start;
  device?: 'desktop' | 'phone';
  /** The address inside the app. */
  path?: string;
  /** The viewport is 800 (phones 844) high unless said. */
  height?: number;
  steps?: (app: App) => Promise<void>;
  /** The part to keep; the whole viewport otherwise. */
  crop?: (app: App) => Promise<Box>;
  /** Leaves the mouse where the steps put it. */
  keepMouse?: boolean;
  /** A notification belongs to the picture. */
  notifications?: boolean;
};
