/**
 * The site's base path without its last slash: '' for a site at the root, '/docs-preview' for one below it.
 * Read from BASE_URL when the site is built, because the export writes it into every page.
 * Plain JavaScript, because next.config.mjs cannot import TypeScript.
 */
const baseUrl = process.env.BASE_URL ?? '/';

if (!/^\/([\w.-]+\/)*$/.test(baseUrl)) {
  throw new Error(
    `BASE_URL is "${baseUrl}". Write a path that starts and ends with a slash, such as "/" or "/docs-preview/".`,
  );
}

export const basePath = baseUrl.slice(0, -1);
