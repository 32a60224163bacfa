import { App } from './app.ts';
import { launch, openContext } from './browser.ts';
import { webRoot } from './paths.ts';
import { serve } from './serve.ts';

/** The real client in a desktop browser. */
export type Client = { app: App; close: () => Promise<void> };

/** Opens the real client without a sync server and without a budget. */
export async function openClient(): Promise<Client> {
  const client = await serve(webRoot());
  const browser = await launch();
  const close = async (): Promise<void> => {
    await browser.close();
    await client.close();
  };
  try {
    const context = await openContext(browser, 'desktop');
    const page = await context.newPage();
    const app = new App(page, context, client.url, false);
    await page.goto(client.url);
    await app.button('Don’t use a server').click();
    return { app, close };
  } catch (error) {
    await close();
    throw error;
  }
}
