import type { Shape } from './engine/hits';

/** The box shows eight suggestions, with text of up to 50 characters (docs/requirement.md#search-box). */
export const BOX_SHAPE: Shape = {
  limitOf: 'hits',
  limit: 8,
  length: 50,
  sections: { exact: 5, first: 2, other: 1 },
};

/** The search page shows up to 50 pages, with text of up to 100 characters (docs/requirement.md#search-page). */
export const PAGE_SHAPE: Shape = {
  limitOf: 'pages',
  limit: 50,
  length: 100,
  sections: { exact: 5, first: 3, other: 2 },
};

/** The separator of a breadcrumb (docs/requirement.md#search-page). */
export const BREADCRUMB_SEPARATOR = ' › ';
