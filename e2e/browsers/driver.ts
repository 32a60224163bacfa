/** The engines that the promises are kept in. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

/** What a browser is started with, because not every engine can change it later. */
export interface Conditions {
  scheme: 'light' | 'dark';
  reducedMotion: boolean;
  scripts: boolean;
  touch: boolean;
}

/** Ways to move a pointer: a finger has no hover. */
export type Pointer = 'mouse' | 'finger';

/** What the promises need of a browser: one window with one page, and a person's hands. Positions are CSS pixels of the window. */
export interface Driver {
  /** Opens an address and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page; it must be JSON, and a promise is waited for. */
  evaluate(expression: string): Promise<unknown>;
  /** Gives the page this size. Engines that cannot have it give the nearest that they can. */
  resize(width: number, height: number): Promise<void>;
  /** Moves the mouse. */
  move(x: number, y: number): Promise<void>;
  /** Presses, moves through points in steps, and lets go. One point is a click or a tap. */
  drag(pointer: Pointer, points: readonly (readonly [x: number, y: number])[]): Promise<void>;
  /** Clicks twice, as fast as a double click must be. */
  doubleClick(x: number, y: number): Promise<void>;
  /** Turns the mouse's wheel where the mouse is. */
  wheel(x: number, y: number, deltaY: number): Promise<void>;
  /** Presses a key, with the modifiers before it: `Control+k`. Names are those of KeyboardEvent.key. */
  press(keys: string): Promise<void>;
  /** Types a text. */
  type(text: string): Promise<void>;
  /** Errors that the browser has reported since the last call; undefined where the engine tells nobody. */
  complaints(): string[] | undefined;
  /** The window as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Where an engine is installed. */
export type Installation =
  /** Playwright drives it: its own build, or for Chromium any. */
  | { by: 'playwright'; executablePath: string }
  /** An installed Firefox, over WebDriver BiDi. */
  | { by: 'puppeteer'; executablePath: string }
  /** Debian's WebKitGTK, by its WebDriver, on a display of its own. */
  | { by: 'selenium'; driverPath: string; executablePath: string };
