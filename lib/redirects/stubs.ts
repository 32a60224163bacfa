import { noticesStrings } from '@/strings/notices';
import { escapeHtml } from '../html';
import { absoluteUrl, isExternal, withBase } from '../routes';
import { SITE } from '../site';
import type { Redirect } from './read';

/**
 * The redirect pages for hosts without redirects (GitHub Pages, a plain file server). Each has a meta refresh, and a link for
 * browsers that ignore it. Redirects with a query have no such page, and wildcards only redirect their own path.
 *
 * @returns a map of file paths in the export to HTML
 */
export function redirectStubs(redirects: readonly Redirect[]): Map<string, string> {
  return new Map(
    redirects
      .filter(({ query }) => query === undefined)
      .map(({ from, to }) => [`${from.slice(1).replace(/\*$/, '')}index.html`, stub(to.replace('*', ''))]),
  );
}

function stub(to: string): string {
  const href = escapeHtml(isExternal(to) ? to : withBase(to));
  const canonical = escapeHtml(isExternal(to) ? to : absoluteUrl(to));
  return `<!DOCTYPE html>
<html lang="${SITE.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${noticesStrings.movedTitle} | ${SITE.title}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${canonical}">
</head>
<body>
<main>
<h1>${noticesStrings.moved}</h1>
<p>${noticesStrings.movedTo} <a href="${href}">${canonical}</a>.</p>
</main>
</body>
</html>
`;
}
