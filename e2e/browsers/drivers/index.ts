import type { Conditions, Driver, Engine, Installation } from '../driver';

/** Starts an engine, and only loads the driver that it needs. */
export async function startDriver(
  engine: Engine,
  installation: Installation,
  conditions: Conditions,
): Promise<Driver> {
  switch (installation.by) {
    case 'playwright': {
      const { playwrightDriver } = await import('./playwright');
      return playwrightDriver(engine, installation.executablePath, conditions);
    }
    case 'puppeteer': {
      const { firefoxDriver } = await import('./firefox');
      return firefoxDriver(installation.executablePath, conditions);
    }
    case 'selenium': {
      const { webkitDriver } = await import('./webkit');
      return webkitDriver(installation, conditions);
    }
  }
}
