import { test as base, expect } from '@playwright/test';
import type { Conditions, Driver, Engine, Installation } from './driver';
import { startDriver } from './drivers';
import { Reader } from './reader';
import { TEST_SITES } from '../../lib/output/test-sites';
import { TestServer } from './server';

/** The site that the tests use. Its pages don't change when the documentation does. */
const TEST_SITE = `${TEST_SITES.plain.folder}/out`;

/** What a test needs. Left out: a mouse, a wide window, a light system, scripts, the whole site. */
interface Needs extends Partial<Conditions> {
  /** The page's width in CSS pixels. */
  width?: number;
  height?: number;
  /** The test causes errors on purpose, so the browser's error reports don't count. */
  faulty?: boolean;
}

const USUAL: Conditions = { scheme: 'light', reducedMotion: false, scripts: true, touch: false };

type Browsers = (conditions: Conditions) => Promise<Driver>;

/** Each test has its own server and a driver. Browsers with the same options are reused. */
const test = base.extend<
  { server: TestServer },
  { engine: Engine; installation: Installation; browsers: Browsers }
>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  installation: [
    { by: 'playwright', executablePath: '' },
    { option: true, scope: 'worker' },
  ],
  browsers: [
    async ({ engine, installation }, use) => {
      const started = new Map<string, Promise<Driver>>();
      await use(conditions => {
        const key = JSON.stringify(conditions);
        const driver = started.get(key) ?? startDriver(engine, installation, conditions);
        started.set(key, driver);
        return driver;
      });
      for (const driver of started.values()) await (await driver).close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  server: async ({}, provide) => {
    const server = new TestServer();
    await server.serve(TEST_SITE);
    await provide(server);
    await server.stop();
  },
});

/** Collects a page's errors in the page itself, for engines that don't report them. */
const WATCH = `(() => {
  const note = text => {
    try { sessionStorage.complaints = JSON.stringify([...JSON.parse(sessionStorage.complaints ?? '[]'), text]); } catch {}
  };
  // WebKit reports what was still loading when the reader leaves.
  let leaving = false;
  addEventListener('beforeunload', () => (leaving = true));
  addEventListener('error', event => leaving || note('uncaught: ' + (event.message ?? event.target?.src ?? event.target?.href)), true);
  addEventListener('unhandledrejection', event => note('rejected: ' + event.reason));
  addEventListener('securitypolicyviolation', event => note('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  document.fonts?.addEventListener('loadingerror', event => note('font: ' + event.fontfaces.map(face => face.family)));
  const { error } = console;
  console.error = (...texts) => { note('console: ' + texts.join(' ')); error(...texts); };
})();`;

/** Defines a test that runs in every engine, except for those in limits.ts. */
export function browserTest(title: string, needs: Needs, keep: (reader: Reader) => Promise<void>): void {
  const { width = 1280, height = 800, faulty = false, ...conditions } = needs;
  test(title, async ({ browsers, server }) => {
    const driver = await browsers({ ...USUAL, ...conditions });
    const reader = new Reader(driver, server);
    if (conditions.touch) reader.pointer = 'finger';
    await driver.open('about:blank');
    driver.complaints();
    await driver.resize(width, height);
    // The previous test left the mouse somewhere.
    if (!conditions.touch) await driver.move(1, 1);
    if (driver.complaints() === undefined && !faulty) server.faults = { firstScript: WATCH };
    await keep(reader).catch(async (error: unknown) => {
      await test.info().attach('the window', { body: await driver.screenshot(), contentType: 'image/png' });
      throw error;
    });
    if (!faulty) expect(await complaintsOf(reader)).toEqual([]);
  });
}

async function complaintsOf({ driver }: Reader): Promise<unknown> {
  const told = driver.complaints();
  if (told) return told;
  return JSON.parse(String(await driver.evaluate(`sessionStorage.complaints ?? '[]'`)));
}

export { expect };
