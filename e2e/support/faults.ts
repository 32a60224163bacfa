import type { Page, Route } from '@playwright/test';

/** Answers a request wrongly, or not at all. */
export type Fault = (route: Route) => Promise<void>;

/** What can go wrong with a response on its way. */
export const FAULTS = {
  lost: route => route.abort('connectionreset'),
  missing: route =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>404</title>' }),
  failing: route => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  truncated: async route => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
} satisfies Record<string, Fault>;

/** Makes some files fail, and counts how often they are requested. */
export async function breakFiles(page: Page, files: string | RegExp, fault: Fault): Promise<() => number> {
  let requests = 0;
  await page.route(files, route => {
    requests += 1;
    return fault(route);
  });
  return () => requests;
}

/** Holds responses back until the returned function is called. */
export async function holdFiles(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(files, async route => {
    await held;
    await route.continue().catch(() => {});
  });
  return () => release();
}
