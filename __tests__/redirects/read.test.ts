/** @jest-environment node */
import { join } from 'node:path';
import { readYaml } from '@/lib/content/files';
import { readRedirects } from '@/lib/redirects/read';
import { contentFolder } from '../support/content';

const PAGES = ['/', '/docs/', '/docs/faq/', '/blog/'];

async function read(yaml: string) {
  const folder = await contentFolder({ 'redirects.yml': yaml });
  const { redirects, mistakes } = readRedirects(await readYaml(join(folder, 'redirects.yml')), {
    hasPage: path => PAGES.includes(path),
    mistakeOf: href =>
      PAGES.includes(href.split('#')[0] ?? '') ? undefined : `The link "${href}" leads to no page.`,
  });
  return { redirects, messages: mistakes.map(({ message }) => message.replace(`${folder}/`, '')) };
}

it('reads plain redirects, wildcards, and redirects with a query', async () => {
  const { redirects, messages } = await read(`- from: /old/
  to: /docs/faq/#anchor
- from: /account/*
  to: https://example.org/account/*
- from: /blog/
  query: filter=release
  to: /docs/
`);
  expect(messages).toEqual([]);
  expect(redirects).toEqual([
    { from: '/old/', to: '/docs/faq/#anchor' },
    { from: '/account/*', to: 'https://example.org/account/*' },
    { from: '/blog/', query: 'filter=release', to: '/docs/' },
  ]);
});

it.each([
  ['no list', 'from: /a/', 1, 'Write a list of entries'],
  ['an unknown field', '- from: /a/\n  to: /docs/\n  status: 302', 3, 'There is no field "status"'],
  ['no target', '- from: /a/', 1, 'The redirect has no "to"'],
  ['a path without its slash', '- from: /a\n  to: /docs/', 1, '"/a" isn\'t a valid path'],
  ['everything as its source', '- from: /*\n  to: /docs/', 1, '"/*" isn\'t a valid path'],
  [
    'an invalid query',
    '- from: /a/\n  query: release\n  to: /docs/',
    2,
    "isn't valid. Write it as name=value",
  ],
  [
    'a page as its source',
    '- from: /docs/faq/\n  to: /docs/',
    1,
    'There is a page at /docs/faq/, so the redirect',
  ],
  ['a missing target', '- from: /a/\n  to: /nope/', 2, 'The link "/nope/" leads to no page'],
  [
    'a wildcard in a target of this site',
    '- from: /a/*\n  to: /docs/*',
    2,
    'has a *, which only works in addresses',
  ],
  ['another redirect as its target', '- from: /a/\n  to: /b/\n- from: /b/\n  to: /docs/', 2, 'Write /docs/.'],
  [
    'a duplicate source',
    '- from: /a/\n  to: /docs/\n- from: /a/\n  to: /blog/',
    3,
    '/a/ is already on line 1',
  ],
])('reports a redirect with %s and its line', async (_, yaml, line, reason) => {
  const { messages } = await read(yaml);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(new RegExp(`^redirects\\.yml:${line}:`));
  expect(messages[0]).toContain(reason);
});
