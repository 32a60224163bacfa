import { brokenAppLinks } from '@/lib/output/checks/app-links';
import { exportedPage, type ExportedSite } from '@/lib/output/site';

const SITE: ExportedSite = {
  pages: new Map([
    [
      '/docs/settings/',
      exportedPage('/docs/settings/', '<h2 id="there">There</h2>', 'content/docs/settings.mdx'),
    ],
  ]),
  files: new Set(),
  stubs: new Map(),
  read: async () => '',
  size: async () => 0,
};

it.each(['/docs/settings', '/docs/settings/', '/docs/settings/#there', '/docs/settings#there'])(
  '%s exists',
  address => {
    expect(brokenAppLinks(`${address}\n`, SITE)).toEqual([]);
  },
);

it.each([
  ['/docs/setings', "doesn't match any page"],
  ['/docs/settings/#gone', "has an anchor that /docs/settings/ doesn't have"],
])('reports the broken link %s', (address, reason) => {
  expect(brokenAppLinks(`/docs/settings/\n${address}\n`, SITE)).toEqual([
    expect.stringContaining(`content/reference/app-links.txt:2: the app opens "${address}", which ${reason}`),
  ]);
});
