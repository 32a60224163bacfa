/** @jest-environment node */
import { caddyHeaders, hostHeaders, nginxHeaders, SECURITY_HEADERS } from '@/lib/security/headers';

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

it('hashed files are kept, everything else is asked for again', () => {
  expect(hostHeaders()).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Cache-Control: no-cache\n/);
  for (const path of ['/_next/static/*', '/screenshots/*', '/search/:index/*'])
    expect(hostHeaders()).toContain(
      `${path}\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable`,
    );
});
