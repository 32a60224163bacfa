import { existsSync, readFileSync } from 'node:fs';
import { attributeOf } from '../../lib/output/html';
import { elementsNamed } from '../../lib/output/site';
import { routes } from '../../lib/routes';
import { SITE } from '../../lib/site';
import { sourceDocs, sourcePosts } from '../support/content';
import { having, readPage } from '../support/html';
import { expect, exportedPages, test } from '../support/site';

test('every doc and post has a Markdown twin, and llms.txt lists it', async ({ request }) => {
  const list = await (await request.get('llms.txt')).text();
  const pages = [
    ...sourceDocs().map(({ route }) => route),
    ...sourcePosts().map(({ slug }) => routes.post(slug)),
  ];
  for (const path of pages) {
    const twin = `${path.replace(/\/$/, '')}.md`;
    expect(existsSync(`out${twin}`), twin).toBe(true);
    expect(list).toContain(`${twin})`);
  }
});

test('every page links to its Markdown twin, which starts with its title and has no HTML', () => {
  for (const path of exportedPages()) {
    const [link] = having(elementsNamed(readPage(path), 'link'), 'type', 'text/markdown');
    const twin = path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`;
    expect(link && attributeOf(link, 'href'), path).toBe(SITE.url + twin);
    const text = readFileSync(`out${twin}`, 'utf8');
    expect(text, path).toMatch(/^# \S.*\n\n> \S.*\n\nSource: </);
    expect(text.replace(/^(`{3,})[^]*?^\1/gm, '').replace(/`[^`]*`/g, ''), path).not.toMatch(
      /<(?:div|span|svg|button)\b/,
    );
  }
});
