import { FEEDS } from '@/lib/feeds/formats';
import { IMMUTABLE_PATHS } from '@/lib/immutable';
import {
  caddyHeaders,
  hostHeaders,
  nginxCache,
  nginxFeeds,
  nginxHeaders,
  SECURITY_HEADERS,
} from '@/lib/security/headers';

it.each([
  ['Netlify and Cloudflare', hostHeaders()],
  ['nginx', nginxHeaders()],
  ['Caddy', caddyHeaders()],
])('%s get every header', (_, text) => {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(text).toContain(name);
    expect(text).toContain(value);
  }
});

it('hashed files are cached for a year, everything else for a minute', () => {
  expect(hostHeaders()).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Cache-Control: max-age=60\n/);
  for (const path of ['/_next/static/*', '/screenshots/*', '/search/:index/*'])
    expect(hostHeaders()).toContain(
      `${path}\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable`,
    );
});

describe('nginx and Caddy', () => {
  /** Whether nginx would cache a response for a year. */
  const isImmutable = (response: string) => {
    const [, pattern = ''] = /"~(\S+)" "public/.exec(nginxCache()) ?? [];
    return new RegExp(pattern).test(response);
  };

  it.each(IMMUTABLE_PATHS)('cache %s for a year', path => {
    expect(isImmutable(`200${path.replace(/:\w+/, '1a2b3c')}`.replace('*', 'file.js'))).toBe(true);
    expect(caddyHeaders()).toContain(` ${path.replace(/:\w+/, '*')}`);
  });

  it("don't cache pages or missing files for a year", () => {
    expect(isImmutable('200/search/')).toBe(false);
    expect(isImmutable('200/docs/setup/')).toBe(false);
    expect(isImmutable('404/setup/1a2b3c.js')).toBe(false);
  });

  it.each(FEEDS)('send the type of $path', ({ path, type }) => {
    const pattern = [...nginxFeeds().matchAll(/location ~ (\S+) \{[\s\S]*?default_type (\S+);/g)];
    const found = (address: string) => pattern.find(([, test = '']) => new RegExp(test).test(address))?.[2];
    expect(found(path)).toBe(type);
    expect(found(path.replace('/blog/', '/blog/tags/tips/'))).toBe(type);
    expect(found('/blog/feed-readers/')).toBeUndefined();
    expect(caddyHeaders()).toContain(`${path.slice(path.lastIndexOf('/') + 1)} Content-Type "${type}`);
  });
});
