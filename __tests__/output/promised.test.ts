import { brokenPromises } from '@/lib/output/checks/promised';
import { exportedPage, type ExportedSite } from '@/lib/output/site';
import { redirectStubs } from '@/lib/redirects/stubs';

const STUBS = redirectStubs([
  { from: '/docs/options/', to: '/docs/settings/' },
  { from: '/docs/lost/', to: '/docs/nowhere/' },
  { from: '/account/*', to: 'https://example.org/*' },
]);

const SITE: ExportedSite = {
  pages: new Map([
    [
      '/docs/settings/',
      exportedPage('/docs/settings/', '<h2 id="there">There</h2>', 'content/docs/settings.mdx'),
    ],
  ]),
  files: new Set(['/fly.toml']),
  stubs: new Map(
    [...STUBS].map(([file, html]) => {
      const route = `/${file.replace('index.html', '')}`;
      return [route, exportedPage(route, html, 'content/redirects.yml')];
    }),
  ),
  read: async () => '',
  size: async () => 0,
};

it.each([
  '# a comment',
  '',
  '/docs/settings',
  '/docs/settings/#there',
  '/fly.toml',
  '/docs/options',
  '/docs/options/#there',
  '/account/',
])('"%s" still works', line => {
  expect(brokenPromises(`${line}\n`, SITE)).toEqual([]);
});

it.each([
  ['/docs/gone/', "doesn't match any page"],
  ['/docs/lost/', "doesn't match any page"],
  ['/docs/settings/#gone', "has an anchor that /docs/settings/ doesn't have"],
  ['/docs/options/#gone', "has an anchor that /docs/settings/ doesn't have"],
  ['/gone.zip', "doesn't match any file"],
])('reports the broken address %s with its line and fix', (address, reason) => {
  expect(brokenPromises(`/docs/settings/\n${address}\n`, SITE)).toEqual([
    expect.stringMatching(
      new RegExp(`^content/reference/promised-addresses\\.txt:2: "${address}" ${reason}.* Add a redirect`),
    ),
  ]);
});
