import { followRedirect } from '@/lib/inline/follow-redirect';

const REDIRECTS = JSON.stringify([
  { from: '/blog/', query: 'filter=release', to: '/blog/tags/release/' },
  { from: '/docs/old/', to: '/docs/new/#part' },
  { from: '/forum/*', to: 'https://example.org/*' },
]);

// jsdom can't navigate, so this replaces location with an object that records the address.
function opened(path: string): string | undefined {
  const replace = jest.fn();
  new Function('location', 'redirects', `(${followRedirect.toString()})(redirects)`)(
    { pathname: path, replace },
    REDIRECTS,
  );
  return replace.mock.calls[0]?.[0];
}

test.each([
  ['/docs/old/', '/docs/new/#part'],
  ['/docs/old', '/docs/new/#part'],
  ['/forum/', 'https://example.org/'],
  ['/forum/a/b/', 'https://example.org/a/b/'],
  ['/blog/', undefined],
  ['/docs/', undefined],
])('%s leads to %s', (path, target) => {
  expect(opened(path)).toBe(target);
});
