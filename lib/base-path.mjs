/**
 * The site's base path without its trailing slash: '' for a site at the root, '/docs-preview' for a site in that folder. It's
 * read from BASE_URL at build time, because the export writes it into every page. This is plain JavaScript because
 * next.config.mjs can't import TypeScript.
 */
const baseUrl = process.env.BASE_URL ?? '/';

// The build has checked the value that a browser gets.
if (typeof window === 'undefined' && !/^\/([\w.-]+\/)*$/.test(baseUrl)) {
  throw new Error(
    `BASE_URL is "${baseUrl}". Write a path that starts and ends with a slash, such as "/" or "/docs-preview/".`,
  );
}

export const basePath = baseUrl.slice(0, -1);
