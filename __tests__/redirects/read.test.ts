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
      !href.startsWith('/') || PAGES.includes(href.split('#')[0] ?? '')
        ? undefined
        : `The link "${href}" leads to no page.`,
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
  ['no list', 'from: /a/', 1, 'Write a list: each entry begins with "- from:".'],
  [
    'an unknown field',
    '- from: /a/\n  to: /docs/\n  status: 302',
    3,
    'There\'s no field "status". The fields are: from, query, to.',
  ],
  ['no target', '- from: /a/\n  to: /docs/\n- from: /b/', 3, 'The redirect has no "to"'],
  ['only text', '- /a/', 1, 'The redirect has no "from"'],
  ['nothing in it', '-', 1, 'The redirect has no "from"'],
  ['nothing in it after another', '- from: /a/\n  to: /docs/\n-', 3, 'The redirect has no "from"'],
  ['a path without its slash', '- to: /docs/\n  from: /a', 2, '"/a" isn\'t a valid path'],
  ['a path that starts without a slash', '- from: x/a/\n  to: /docs/', 1, '"x/a/" isn\'t a valid path'],
  ['a query in its path', '- from: /a/?b=1\n  to: /docs/', 1, '"/a/?b=1" isn\'t a valid path'],
  ['everything as its source', '- from: /*\n  to: /docs/', 1, '"/*" isn\'t a valid path'],
  [
    'an invalid query',
    '- from: /a/\n  query: release\n  to: /docs/',
    2,
    "isn't valid. Write it as name=value",
  ],
  [
    'a question mark in its query',
    '- from: /a/\n  query: ?b=1\n  to: /docs/',
    2,
    'The query "?b=1" isn\'t valid',
  ],
  [
    'two values in its query',
    '- from: /a/\n  query: b=1&c=2\n  to: /docs/',
    2,
    'The query "b=1&c=2" isn\'t valid',
  ],
  [
    'a line break in its query',
    '- from: /a/\n  query: "b=1\\n"\n  to: /docs/',
    2,
    "isn't valid. Write it as name=value",
  ],
  [
    'a page as its source',
    '- to: /docs/\n  from: /docs/faq/',
    2,
    "There's a page at /docs/faq/, so the redirect",
  ],
  [
    'a page as the root of its wildcard',
    '- from: /docs/*\n  to: https://example.org/',
    1,
    "There's a page at /docs/, so the redirect",
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
    'its own path as its target',
    '- from: /a/\n  to: /a/#part',
    2,
    'The redirects form a loop: /a/ → /a/#part.',
  ],
  [
    'a part of another redirect as its target',
    '- from: /a/\n  to: /b/#part\n- from: /b/\n  to: /docs/#part',
    2,
    'The redirect goes to /b/#part, which is an old address, too. Write /docs/#part.',
  ],
  [
    'a duplicate source',
    '- from: /b/\n  to: /docs/\n- from: /a/\n  to: /docs/\n- to: /blog/\n  from: /a/',
    6,
    '/a/ is already on line 3',
  ],
  [
    'a duplicate query',
    '- from: /blog/\n  query: a=1\n  to: /docs/\n- from: /blog/\n  query: a=2\n  to: /docs/\n- from: /blog/\n  query: a=1\n  to: /docs/',
    7,
    '/blog/?a=1 is already on line 1',
  ],
])('reports a redirect with %s and its line', async (_, yaml, line, reason) => {
  const { messages } = await read(yaml);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(new RegExp(`^redirects\\.yml:${line}:`));
  expect(messages[0]).toContain(reason);
});

describe('characters with a meaning in a server’s configuration', () => {
  it.each([
    ['"', '"', '%22'],
    ["'", "'", '%27'],
    ['`', '`', '%60'],
    [' ', 'a space', '%20'],
    ['{', '{', '%7B'],
    ['}', '}', '%7D'],
    ['$', '$', '%24'],
    [';', ';', '%3B'],
    ['\\', '\\', '%5C'],
    ['\u00A0', 'a space', '%C2%A0'],
    ['\t', 'a control character', '%09'],
    ['\n', 'a control character', '%0A'],
    ['\u0007', 'a control character', '%07'],
    ['\u0085', 'a control character', '%C2%85'],
  ])('%j is reported in every field, with its line and what to do', async (character, name, encoded) => {
    const { redirects, messages } = await read(
      JSON.stringify([
        { from: `/a${character}b/`, to: '/docs/' },
        { from: '/c/', to: `https://example.org/${character}` },
        { from: '/blog/', query: `a=${character}b`, to: '/docs/' },
      ]).replaceAll('},{', '},\n{'),
    );
    expect(redirects).toEqual([]);
    const reason = `contains ${name}, which servers' configurations can't contain.`;
    expect(messages).toEqual([
      expect.stringMatching(/^redirects\.yml:1:/),
      expect.stringMatching(/^redirects\.yml:2:/),
      expect.stringMatching(/^redirects\.yml:3:/),
    ]);
    expect(messages[0]).toContain(`${reason} Match a shorter path with /*, or remove the redirect.`);
    expect(messages[1]).toContain(`${reason} Write it as ${encoded}.`);
    expect(messages[2]).toContain("isn't valid. Write it as name=value.");
  });

  it('can be percent-encoded in the target', async () => {
    const { redirects, messages } = await read('- from: /a/\n  to: https://example.org/?q=a%20b');
    expect(messages).toEqual([]);
    expect(redirects).toEqual([{ from: '/a/', to: 'https://example.org/?q=a%20b' }]);
  });
});

it('reports every redirect on the way to a loop, with the addresses it goes through', async () => {
  const { messages } = await read(`- from: /a/
  to: /b/
- from: /b/
  to: /c/#part
- from: /c/
  to: /b/#other
`);
  expect(messages).toEqual([
    expect.stringContaining('The redirects form a loop: /a/ → /b/ → /c/#part → /b/#other. Change one'),
    expect.stringContaining('The redirects form a loop: /b/ → /c/#part → /b/#other. Change one'),
    expect.stringContaining('The redirects form a loop: /c/ → /b/#other → /c/#part. Change one'),
  ]);
});

it("reports a redirect through several old addresses with the last one's target", async () => {
  const { messages } = await read(
    '- from: /a/\n  to: /b/\n- from: /b/\n  to: /c/\n- from: /c/\n  to: /docs/',
  );
  expect(messages[0]).toContain('The redirect goes to /b/, which is an old address, too. Write /docs/.');
});

it('a redirect may lead to a page that has redirects with a query', async () => {
  const { messages } = await read(
    '- from: /a/\n  to: /blog/\n- from: /blog/\n  query: filter=release\n  to: /docs/',
  );
  expect(messages).toEqual([]);
});
