/** The engines that the tests run in. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

/** Options for starting a browser, because not every engine can change them later. */
export interface Conditions {
  scheme: 'light' | 'dark';
  reducedMotion: boolean;
  scripts: boolean;
  touch: boolean;
}

/** Ways to move a pointer. A finger has no hover. */
export type Pointer = 'mouse' | 'finger';

/** The points that a pointer passes, from the first to the last. */
export type Points = readonly (readonly [x: number, y: number])[];

/** What the tests need from a browser: one window with one page, and input. Positions are CSS pixels in the window. */
export interface Driver {
  /** Opens an address and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, which must be JSON or a promise for it. */
  evaluate(expression: string): Promise<unknown>;
  /** Resizes the page. Engines that don't support a size use the nearest one. */
  resize(width: number, height: number): Promise<void>;
  /** Moves the mouse. */
  move(x: number, y: number): Promise<void>;
  /** Presses, moves through points in steps, and releases. A single point is a click or a tap. */
  drag(pointer: Pointer, points: Points): Promise<void>;
  /** Double-clicks, fast enough to count as one. */
  doubleClick(x: number, y: number): Promise<void>;
  /** Turns the mouse wheel at the current position. */
  wheel(x: number, y: number, deltaY: number): Promise<void>;
  /** Presses a key, with the modifiers before it: `Control+k`. Names are those of KeyboardEvent.key. */
  press(keys: string): Promise<void>;
  /** Types a string. */
  type(text: string): Promise<void>;
  /** Errors that the browser has reported since the last call. Undefined if the engine doesn't report any. */
  complaints(): string[] | undefined;
  /** The window as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Where an engine is installed. */
export type Installation =
  /** Engines driven by Playwright: its own build, or any build of Chromium. */
  | { by: 'playwright'; executablePath: string }
  /** An installed Firefox, over WebDriver BiDi. */
  | { by: 'puppeteer'; executablePath: string }
  /** Debian's WebKitGTK, driven by its WebDriver on a separate display. */
  | { by: 'selenium'; driverPath: string; executablePath: string };
