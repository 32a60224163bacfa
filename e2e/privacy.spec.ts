import { documentedKeys } from './support/policy';
import { expect, hydrated, test } from './support/site';

test('every stored choice has a key that the privacy policy lists', async ({ page }) => {
  const documented = documentedKeys();
  expect(documented.length).toBeGreaterThan(2);
  await page.goto('docs/install/cli-tool/');
  await hydrated(page);
  await page.getByRole('button', { name: /mode/i }).first().click();
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toEqual(expect.arrayContaining(['theme', 'docusaurus.tab.shell']));
  expect(keys.filter(key => !documented.some(pattern => pattern.test(key)))).toEqual([]);
});
