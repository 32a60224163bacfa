import { expect, hydrated, test } from './support/site';

/** A page's window: Chromium's Trusted Types, and what the tests below record there. */
declare const window: Window & {
  foreign?: boolean;
  refused: string[];
  trustedTypes: { createPolicy(name: string, rules: object): void };
};

test('scripts from other sites, inline handlers, and eval are blocked', async ({ page, watch }) => {
  await page.goto('docs/');
  const ran = await page.evaluate(async () => {
    // Trusted Types block the text right away. Without them, it's blocked when it would run.
    const attempt = (act: () => void) => {
      try {
        act();
      } catch {
        // Refused.
      }
    };
    const script = document.createElement('script');
    attempt(() => (script.textContent = 'window.foreign = true'));
    document.body.append(script);
    const button = document.createElement('button');
    attempt(() => button.setAttribute('onclick', 'window.foreign = true'));
    attempt(() => (button.innerHTML = '<img src="data:," onerror="window.foreign = true">'));
    document.body.append(button);
    button.click();
    // In a separate task, because the test's own evaluation is allowed.
    const evaluated = await new Promise(resolve => {
      setTimeout(() => {
        try {
          resolve(new Function('return true')());
        } catch {
          resolve(false);
        }
      });
    });
    return window.foreign === true || evaluated;
  });
  expect(ran).toBe(false);
  const refused = watch.splice(0).filter(line => /Content Security Policy|TrustedScript/.test(line));
  expect(refused.length).toBeGreaterThanOrEqual(2);
});

test("with Trusted Types, text can't become a script or the address of an external script", async ({
  page,
  watch,
}) => {
  await page.goto('docs/');
  const refused = await page.evaluate(() => {
    const isRefused = (act: () => unknown) => {
      try {
        act();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const script = document.createElement('script');
    return {
      own: isRefused(() => (script.src = '/own.js')),
      foreign: isRefused(() => (script.src = 'https://example.org/a.js')),
      text: isRefused(() => (script.text = 'window.foreign = true')),
      worker: isRefused(() => new Worker('https://example.org/a.js')),
      policy: isRefused(() => window.trustedTypes.createPolicy('another', {})),
    };
  });
  expect(refused).toEqual({ own: false, foreign: true, text: true, worker: true, policy: true });
  expect(
    watch.splice(0).filter(line => !/Content Security Policy|Trusted(?:Script|TypePolicy)/i.test(line)),
  ).toEqual([]);
});

test.describe('nothing that the site does is blocked', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.refused = [];
      document.addEventListener('securitypolicyviolation', event => {
        window.refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
      });
    });
  });

  test('reading, client navigation, the color mode, tabs, and search', async ({ page }) => {
    const refused = () => page.evaluate(() => window.refused);
    for (const path of [
      '',
      'download/',
      'contact/',
      'blog/',
      'blog/release-25.10.0/',
      'docs/install/docker/',
    ]) {
      await page.goto(path);
      await page
        .getByRole('button', { name: /color mode|colour mode|theme|mode/i })
        .first()
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      expect(await refused(), path).toEqual([]);
    }
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click();
    await expect(page).not.toHaveURL(/install\/docker/);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('bank');
    expect(await refused()).toEqual([]);
    await page.goto('search/?q=bank+sync');
    await expect(page.getByText(/documents found$/)).toBeVisible();
    expect(await refused()).toEqual([]);
  });

  test('diagrams and pictures after client navigation, and the offline dialog', async ({ page }) => {
    await page.goto('docs/contributing/project-details/architecture/');
    await hydrated(page);
    const diagrams = await page.getByRole('main').locator('svg[role=img]').count();
    expect(diagrams).toBeGreaterThan(0);
    await page.goto('docs/contributing/project-details/');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Architecture' })
      .click();
    await expect(page.getByRole('main').locator('svg[role=img]')).toHaveCount(diagrams);
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Settings', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Read offline' }).click();
    await expect(page.getByRole('button', { name: 'Not now' })).toBeVisible();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(await page.evaluate(() => window.refused)).toEqual([]);
  });
});
