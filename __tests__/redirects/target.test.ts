import { redirectTarget } from '@/lib/redirects/target';

const REDIRECTS = [
  { from: '/blog/', query: 'filter=release', to: '/blog/tags/release/' },
  { from: '/docs/old/', to: '/docs/new/#part' },
  { from: '/forum/*', to: 'https://example.org/*' },
];

test.each([
  ['/docs/old/', '/docs/new/#part'],
  ['/docs/old', '/docs/new/#part'],
  ['/forum/', 'https://example.org/'],
  ['/forum/a/b/', 'https://example.org/a/b/'],
  ['/docs/old/part/', undefined],
  ['/blog/', undefined],
  ['/docs/', undefined],
])('%s leads to %s', (path, target) => {
  expect(redirectTarget(REDIRECTS, path)).toBe(target);
});
