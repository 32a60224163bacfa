/**
 * The sites that the browser tests visit besides out/ (scripts/build-test-sites.ts). They have the same code and the pages of
 * e2e/fixtures, which don't change when the documentation does.
 */
export const TEST_SITES = {
  /** Small, at the root, with one version. Most browser tests use it. */
  plain: { folder: '.preview/site', content: ['e2e/fixtures/site'], baseUrl: '/' },
  /** The same pages below a base path, with an announcement and a second version. */
  versions: {
    folder: '.preview/versions',
    content: ['e2e/fixtures/site', 'e2e/fixtures/versions'],
    baseUrl: '/docs-preview/',
  },
} as const;

/** A test site's name. */
export type TestSite = keyof typeof TEST_SITES;
