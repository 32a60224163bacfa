import { FEEDS } from '../feeds/formats';
import { withBase } from '../routes';

/** Headers of every answer: what a `<meta>` cannot say. The Content-Security-Policy of a page is in the page itself. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * Files whose names, or whose folder's name, change with their content: they may be kept for a year. The search index is in a
 * folder below the search page, which itself is no such file.
 */
export const IMMUTABLE_PATHS = [
  '/_next/static/*',
  '/screenshots/*',
  '/search/:index/*',
  '/imports/*',
] as const;

/**
 * How long browsers keep files. Hashed ones for a year. Everything else for a minute: where there are no speculation rules,
 * lib/intent/loader.js fetches the page behind a link into this cache, and a click a moment later takes it from there. A new
 * deployment is seen after a minute at the latest, and at once on a reload.
 */
export const CACHE = { immutable: 'public, max-age=31536000, immutable', brief: 'max-age=60' } as const;

/** Feeds: their endings say too little. */
export const FEED_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  FEEDS.map(({ path, type }) => [path, `${type}; charset=utf-8`]),
);

/** The file `_headers` of Netlify and Cloudflare Pages. */
export function hostHeaders(): string {
  const rule = (path: string, headers: Record<string, string>, dropped: string[] = []) =>
    [
      withBase(path),
      ...dropped.map(name => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  return `${[
    rule('/*', { ...SECURITY_HEADERS, 'Cache-Control': CACHE.brief }),
    // The line with the ! drops the rule above on Cloudflare, which would join both; Netlify lets the later rule win.
    ...IMMUTABLE_PATHS.map(path => rule(path, { 'Cache-Control': CACHE.immutable }, ['Cache-Control'])),
    ...Object.entries(FEED_TYPES).map(([path, type]) => rule(path, { 'Content-Type': type })),
  ].join('\n\n')}\n`;
}

/** nginx: the headers of every answer; to be included wherever a location sets a header of its own. */
export function nginxHeaders(): string {
  return Object.entries(SECURITY_HEADERS)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

/** Caddy: the headers of every answer. */
export function caddyHeaders(): string {
  const lines = Object.entries(SECURITY_HEADERS).map(([name, value]) => `\t${name} "${value}"\n`);
  return `header {\n${lines.join('')}}\n`;
}
