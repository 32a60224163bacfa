import { caddyRedirects, hostRedirects, nginxRedirects } from '@/lib/redirects/hosts';
import { redirectStubs } from '@/lib/redirects/stubs';
import { SITE } from '@/lib/site';

const REDIRECTS = [
  { from: '/old/tips-&-tricks/', to: '/docs/' },
  { from: '/account/*', to: 'https://example.org/account/*' },
  { from: '/blog/', query: 'filter=release', to: '/blog/tags/release/' },
];

it('Netlify and Cloudflare get both forms of each path, and the query as Netlify writes it', () => {
  expect(hostRedirects(REDIRECTS).split('\n')).toEqual([
    '/old/tips-&-tricks /docs/ 301',
    '/old/tips-&-tricks/ /docs/ 301',
    '/account/* https://example.org/account/:splat 301',
    '/blog/ filter=release /blog/tags/release/ 301!',
    '',
  ]);
});

it('nginx: special characters are escaped', () => {
  const conf = nginxRedirects([{ from: '/a.b+c/*', to: '/docs/' }]);
  expect(conf).toContain('~^/a\\.b\\+c');
});

it('nginx gets a map of paths and one of queries', () => {
  expect(nginxRedirects(REDIRECTS)).toBe(`map_hash_bucket_size 64;
map "$uri" $old_page {
  default "";
  "/old/tips-&-tricks" "/docs/";
  "/old/tips-&-tricks/" "/docs/";
  "~^/account(?:/(?<rest1>.*))?$" "https://example.org/account/$rest1";
}
map "$uri?$args" $old_query {
  default "";
  "/blog/?filter=release" "/blog/tags/release/";
}
`);
});

it.each([
  [20, 64],
  [60, 128],
  [200, 256],
])('nginx gets room for an address of %i characters', (length, bytes) => {
  const from = `/${'a'.repeat(length - 1)}`;
  expect(nginxRedirects([{ from, to: '/docs/' }])).toMatch(`map_hash_bucket_size ${bytes};`);
});

it('Caddy gets a matcher for each redirect', () => {
  expect(caddyRedirects(REDIRECTS)).toBe(`@old0 path /old/tips-&-tricks /old/tips-&-tricks/
redir @old0 /docs/ 301
@old1 path_regexp old1 ^/account(?:/(.*))?$
redir @old1 https://example.org/account/{re.old1.1} 301
@old2 {
\tpath /blog /blog/
\tquery filter=release
}
redir @old2 /blog/tags/release/ 301
`);
});

describe('the redirect page', () => {
  const stubs = () => redirectStubs(REDIRECTS);

  it('redirects, has a canonical address, and has a link', () => {
    const html = stubs().get('old/tips-&-tricks/index.html');
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/">');
    expect(html).toContain(`<link rel="canonical" href="${SITE.url}/docs/">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<a href="/docs/">');
  });

  it('redirects the root of a wildcard to the root of its target', () => {
    expect(stubs().get('account/index.html')).toContain('content="0; url=https://example.org/account/">');
  });

  it('escapes addresses', () => {
    const [html] = redirectStubs([{ from: '/x/', to: 'https://example.org/?a="1"&b=<2>' }]).values();
    expect(html).toContain('<a href="https://example.org/?a=&quot;1&quot;&amp;b=&lt;2>">');
  });

  it('exists for the root of a wildcard but not for a redirect with a query', () => {
    expect([...stubs().keys()]).toEqual(['old/tips-&-tricks/index.html', 'account/index.html']);
  });
});
