import { attributeOf } from '../../lib/output/html';
import { elementsNamed } from '../../lib/output/site';
import { readPage } from '../support/html';
import { expect, exportedHtml, exportedPages, test } from '../support/site';

test('every page is served at its own address, without a redirect', async ({ request }) => {
  for (const path of exportedPages()) {
    const response = await request.get(path.slice(1), { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
  }
});

test('every page has a policy that only allows its own inline scripts', () => {
  for (const path of exportedPages()) {
    const html = exportedHtml(path);
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html);
    expect(policy, path).not.toBeNull();
    expect(html.indexOf('<script'), path).toBeGreaterThan(policy?.index ?? Infinity);
    const scripts = /script-src ([^;]*)/.exec(policy?.[1] ?? '')?.[1] ?? '';
    expect(scripts, path).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
  }
});

test("links to other sites don't send a referrer", () => {
  let external = 0;
  for (const path of exportedPages()) {
    for (const link of elementsNamed(readPage(path), 'a')) {
      if (!/^(?:https?:)?\/\//.test(attributeOf(link, 'href') ?? '')) continue;
      external += 1;
      const rel = attributeOf(link, 'rel')?.split(' ') ?? [];
      expect(rel, `${path} ${attributeOf(link, 'href')}`).toEqual(
        expect.arrayContaining(['noopener', 'noreferrer']),
      );
    }
  }
  expect(external).toBeGreaterThan(0);
});
