import { FEEDS } from '../feeds/formats';
import { IMMUTABLE_PATHS, IMMUTABLE_STARTS } from '../immutable';
import { withBase } from '../routes';

/** Headers of every response that can't be set in a `<meta>`. Each page contains its own Content-Security-Policy. */
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
 * How long browsers cache files. Hashed files: a year. Everything else: a minute. Without speculation rules,
 * lib/intent/loader.js fetches the page behind a link into this cache, and a click soon afterward uses it. A new deployment is
 * visible after a minute, or right away on a reload.
 */
export const CACHE = { immutable: 'public, max-age=31536000, immutable', brief: 'max-age=60' } as const;

/** Feeds, because their file extensions don't identify them. */
const FEED_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
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
    // On Cloudflare, the line with ! removes the rule above, because it would combine both. On Netlify, the later rule wins.
    ...IMMUTABLE_PATHS.map(path => rule(path, { 'Cache-Control': CACHE.immutable }, ['Cache-Control'])),
    ...Object.entries(FEED_TYPES).map(([path, type]) => rule(path, { 'Content-Type': type })),
  ].join('\n\n')}\n`;
}

/** nginx: the headers of every response. Include it in every location that sets its own headers. */
export function nginxHeaders(): string {
  return Object.entries(SECURITY_HEADERS)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

/** nginx: `$cache`, how long a response is cached. A 404 is never cached. */
export function nginxCache(): string {
  return `map "$status$uri" $cache {
  default "no-cache";
  # The first match counts.
  "~^(200|206|304)/(${IMMUTABLE_STARTS})" "${CACHE.immutable}";
  "~^(200|206|304)/" "${CACHE.brief}";
}
`;
}

/** nginx: the types of feeds, and of the feeds of tags, which have the same file names. */
export function nginxFeeds(): string {
  return FEEDS.map(
    ({ path, type }) => `location ~ ^${path.replace(/[^/]+$/, name => `.*${name.replace('.', '\\.')}`)}$ {
  types {}
  default_type ${type};
}
`,
  ).join('');
}

/** Caddy: the headers of every response, caching, and the types of feeds. */
export function caddyHeaders(): string {
  const lines = Object.entries(SECURITY_HEADERS).map(([name, value]) => `\t${name} "${value}"\n`);
  const hashed = IMMUTABLE_PATHS.map(path => path.replace(/:\w+/, '*')).join(' ');
  const feeds = Object.entries(FEED_TYPES).map(
    ([path, type]) => `header ${path.replace(/[^/]+$/, '*$&')} Content-Type "${type}"\n`,
  );
  return `header {\n${lines.join('')}}
@hashed path ${hashed}
@others not path ${hashed}
header @others Cache-Control "${CACHE.brief}"
header @hashed Cache-Control "${CACHE.immutable}"
${feeds.join('')}`;
}
