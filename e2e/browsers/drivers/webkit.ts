import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../support/ports';
import type { Conditions, Driver, Installation, Pointer, Points } from '../driver';

/** WebDriver's names for keys without a character. */
const KEYS: Record<string, string> = {
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Backspace: Key.BACK_SPACE,
};

/** The height of the window's own bars, in addition to the page's height. */
const BARS = 38;

/** Drives Debian's WebKitGTK. Options that WebDriver can't set are settings of its toolkit or program, set before it starts. */
export async function webkitDriver(
  { driverPath, executablePath }: Extract<Installation, { by: 'selenium' }>,
  { scheme, reducedMotion, scripts }: Conditions,
): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'config/gtk-3.0'), { recursive: true });
  writeFileSync(
    join(home, 'config/gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${!reducedMotion}\n`,
  );
  const { display, server } = await startDisplay();
  const port = await freePort();
  const driver = spawn('dbus-run-session', ['--', driverPath, `--port=${port}`], {
    stdio: 'ignore',
    // A separate process group, so that all of it can be killed at once.
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_CONFIG_HOME: join(home, 'config'),
      XDG_CACHE_HOME: join(home, 'cache'),
      XDG_DATA_HOME: join(home, 'data'),
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
    },
  });
  await listening(port);
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: executablePath,
          args: ['--automation', `--enable-javascript=${scripts}`],
        },
      }),
    )
    .build();
  await session.manage().setTimeouts({ script: 30_000, pageLoad: 60_000 });
  return {
    open: url => session.get(url),
    evaluate: expression =>
      session
        .executeAsyncScript(
          `const done = arguments[arguments.length - 1];
        Promise.resolve(${expression}).then(value => done({ value }), error => done({ error: String(error) }));`,
        )
        .then(valueOf),
    resize: (width, height) =>
      session
        .manage()
        .window()
        .setRect({ width, height: height + BARS })
        .then(() => {}),
    move: (x, y) => session.actions().move(at(x, y)).perform(),
    drag: (pointer, points) => drag(session, pointer, points),
    doubleClick: (x, y) => session.actions().move(at(x, y)).doubleClick().perform(),
    wheel: (x, y, deltaY) => turnWheel(session, x, y, deltaY),
    press: keys =>
      press(
        session,
        keys.split('+').map(key => KEYS[key] ?? key),
      ),
    type: async text => {
      for (const character of text) await press(session, [character]);
    },
    complaints: () => undefined,
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: async () => {
      await session.quit().catch(() => {});
      await endGroup(driver);
      server.kill();
      removeTemporary(home);
    },
  };
}

function valueOf(answer: unknown): unknown {
  const { value, error } = answer as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}

async function press(session: WebDriver, keys: string[]): Promise<void> {
  const actions = session.actions();
  for (const key of keys) actions.keyDown(key);
  for (const key of [...keys].reverse()) actions.keyUp(key);
  await actions.perform();
}

async function drag(session: WebDriver, pointer: Pointer, points: Points): Promise<void> {
  const [[x, y] = [0, 0], ...rest] = points;
  if (pointer === 'finger') return touch(session, points);
  const actions = session.actions().move(at(x, y)).press();
  for (const [toX, toY] of rest) actions.move({ ...at(toX, toY), duration: 100 });
  await actions.release().perform();
}

/** WebKit's driver only accepts whole pixels. */
const at = (x: number, y: number) => ({
  x: Math.round(x),
  y: Math.round(y),
  origin: Origin.VIEWPORT,
  duration: 0,
});

/** WebKit's driver doesn't support touch, so this dispatches a finger's pointer events to the page and focuses the element. */
async function touch(session: WebDriver, points: Points): Promise<void> {
  await session.executeScript(
    `const points = arguments[0];
    const target = document.elementFromPoint(...points[0]);
    if (!target) return;
    const send = (type, [clientX, clientY], Type = PointerEvent) =>
      target.dispatchEvent(new Type(type, { bubbles: true, cancelable: true, composed: true, clientX, clientY,
        pointerId: 2, pointerType: 'touch', isPrimary: true, button: 0, buttons: type === 'pointerup' ? 0 : 1 }));
    send('pointerover', points[0]);
    send('pointerdown', points[0]);
    for (const point of points.slice(1)) send('pointermove', point);
    send('pointerup', points.at(-1));
    if (points.length > 1) return;
    target.closest('input, button, a[href], summary, [tabindex]')?.focus();
    send('click', points[0]);`,
    points,
  );
}

/** The package's actions don't support the wheel. */
async function turnWheel(session: WebDriver, x: number, y: number, deltaY: number): Promise<void> {
  const scroll = {
    type: 'scroll',
    x: Math.round(x),
    y: Math.round(y),
    deltaX: 0,
    deltaY,
    duration: 0,
    origin: 'viewport',
  };
  await session.execute(
    new Command(Name.ACTIONS).setParameter('actions', [{ type: 'wheel', id: 'wheel', actions: [scroll] }]),
  );
}

/** Starts a virtual X server on a free display. */
function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', code => reject(new Error(`Xvfb exited with code ${code}.`)));
    server.stdout.once('data', data => {
      const display = `:${String(data).trim()}`;
      // Without a window manager no window is active, so the page's focused field would look unfocused.
      const manager = spawn('openbox', [], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' });
      manager.on('error', () => {});
      server.on('exit', () => manager.kill());
      resolve({ display, server });
    });
  });
}

/** Waits until a driver responds. */
async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answers = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  throw new Error("WebKitWebDriver doesn't respond. Check that dbus and webkit2gtk-driver are installed.");
}

/** Kills a process and its children, and waits up to 5 s until all of them have ended, because until then they still write files. */
async function endGroup({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  try {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      process.kill(-pid, 'SIGKILL');
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  } catch {
    // There's no such group anymore.
  }
}

/** Removes a temporary folder. If a file is still being written, the system removes it later. */
function removeTemporary(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    console.log(`  ${folder} couldn't be removed: ${String(error)}`);
  }
}
