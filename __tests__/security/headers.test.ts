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

it('hashed files are cached for a year, everything else for a minute', () => {
  expect(hostHeaders()).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Cache-Control: max-age=60\n/);
  for (const path of ['/_next/static/*', '/screenshots/*', '/search/:index/*'])
    expect(hostHeaders()).toContain(
      `${path}\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable`,
    );
});
