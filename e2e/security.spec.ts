import { expect, exportedHtml, exportedPages, test } from './support/site';

test('every page has a policy that lets no inline script run but those it names', () => {
  for (const path of exportedPages()) {
    const html = exportedHtml(path);
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html);
    expect(policy, path).not.toBeNull();
    expect(html.indexOf('<script'), path).toBeGreaterThan(policy?.index ?? Infinity);
    const scripts = /script-src ([^;]*)/.exec(policy?.[1] ?? '')?.[1] ?? '';
    expect(scripts, path).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
  }
});

test('a foreign script, an inline handler and evaluated text are refused', async ({ page, watch }) => {
  await page.goto('docs/');
  const ran = await page.evaluate(async () => {
    const global = window as { foreign?: boolean };
    const script = document.createElement('script');
    script.textContent = 'window.foreign = true';
    document.body.append(script);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.foreign = true');
    button.click();
    // In a task of its own, because the test's own evaluation is allowed.
    const evaluated = await new Promise(resolve => {
      setTimeout(() => {
        try {
          resolve(new Function('return true')());
        } catch {
          resolve(false);
        }
      });
    });
    return global.foreign === true || evaluated;
  });
  expect(ran).toBe(false);
  const refused = watch.splice(0).filter(line => line.includes('Content Security Policy'));
  expect(refused.length).toBeGreaterThanOrEqual(2);
});

test.describe('nothing the site does itself is refused', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      document.addEventListener('securitypolicyviolation', event => {
        refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
      });
    });
  });

  test('reading, client navigation, the colour mode, tabs and search', async ({ page }) => {
    const refused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
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
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await refused()).toEqual([]);
  });
});
