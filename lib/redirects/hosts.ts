import { escapeRegExp } from '../reg-exp';
import { isExternal, withBase } from '../routes';
import type { Redirect } from './read';

// readRedirects() rejects every character that would have to be escaped here, except in regular expressions.

const target = ({ to }: Redirect) => (isExternal(to) ? to : withBase(to));

const isWildcard = ({ from }: Redirect) => from.endsWith('/*');

/** The path of a redirect without its trailing slash or wildcard. */
const stem = ({ from }: Redirect) => withBase(from.replace(/\/\*?$/, ''));

/**
 * The `_redirects` file for Netlify and Cloudflare Pages. Redirects with a query only work on Netlify, which needs the `!` if
 * there is a page at the path. Cloudflare ignores them.
 */
export function hostRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(redirect => {
      if (redirect.query !== undefined)
        return `${stem(redirect)}/ ${redirect.query} ${target(redirect)} 301!`;
      return isWildcard(redirect)
        ? [`${stem(redirect)}/* ${target(redirect).replace('*', ':splat')} 301`]
        : [`${stem(redirect)} ${target(redirect)} 301`, `${stem(redirect)}/ ${target(redirect)} 301`];
    })
    .map(line => `${line}\n`)
    .join('');
}

/** The bytes that nginx needs in a map's hash table for an address, besides its text. */
const NGINX_ENTRY_BYTES = 32;

/**
 * nginx: two maps from the address to `$old_page` and `$old_query`, which are empty if there is no redirect. nginx doesn't
 * start if an address is longer than a bucket of its hash table, so the buckets are as large as the longest address needs.
 */
export function nginxRedirects(redirects: readonly Redirect[]): string {
  const paths = redirects
    .filter(({ query }) => query === undefined)
    .flatMap((redirect, index) => {
      if (!isWildcard(redirect))
        return [`"${stem(redirect)}"`, `"${stem(redirect)}/"`].map(path => `${path} "${target(redirect)}";`);
      const rest = `rest${index}`;
      return [
        `"~^${escapeRegExp(stem(redirect))}(?:/(?<${rest}>.*))?$" "${target(redirect).replace('*', `$${rest}`)}";`,
      ];
    });
  const queries = redirects
    .filter(({ query }) => query !== undefined)
    .map(redirect => `"${stem(redirect)}/?${redirect.query}" "${target(redirect)}";`);
  const longest = Math.max(0, ...[...paths, ...queries].map(line => line.indexOf('" "')));
  // nginx's default on most computers is 64, and sizes are powers of two.
  const bucket = Math.max(64, 2 ** Math.ceil(Math.log2(longest + NGINX_ENTRY_BYTES)));
  return `map_hash_bucket_size ${bucket};\n${nginxMap('"$uri"', '$old_page', paths)}${nginxMap('"$uri?$args"', '$old_query', queries)}`;
}

function nginxMap(value: string, variable: string, lines: string[]): string {
  return `map ${value} ${variable} {\n  default "";\n${lines.map(line => `  ${line}\n`).join('')}}\n`;
}

/** Caddy: a matcher and a `redir` for each redirect. */
export function caddyRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .map((redirect, index) => {
      const name = `old${index}`;
      const path = `path ${stem(redirect)} ${stem(redirect)}/`;
      if (redirect.query !== undefined)
        return `@${name} {\n\t${path}\n\tquery ${redirect.query}\n}\nredir @${name} ${target(redirect)} 301\n`;
      if (!isWildcard(redirect)) return `@${name} ${path}\nredir @${name} ${target(redirect)} 301\n`;
      return `@${name} path_regexp ${name} ^${escapeRegExp(stem(redirect))}(?:/(.*))?$\nredir @${name} ${target(redirect).replace('*', `{re.${name}.1}`)} 301\n`;
    })
    .join('');
}
