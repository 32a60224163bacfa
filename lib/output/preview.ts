/** Where `npm test` builds the site once more, to look at what the site itself does not have (scripts/build-preview.ts). */
export const PREVIEW_FOLDER = '.preview';

/** The base path of that build. */
export const PREVIEW_BASE_URL = '/docs-preview/';
