import type { Shape } from './engine/hits';

/** SPEC 9: eight suggestions in the box, with texts of up to 50 characters (BEHAVIOUR 1.6). */
export const BOX_SHAPE: Shape = {
  limitOf: 'hits',
  limit: 8,
  length: 50,
  sections: { exact: 5, first: 2, other: 1 },
};

/** SPEC 9: up to 50 pages on the search page, with texts of up to 100 characters. */
export const PAGE_SHAPE: Shape = {
  limitOf: 'pages',
  limit: 50,
  length: 100,
  sections: { exact: 5, first: 3, other: 2 },
};

/** SPEC 9: what stands between the parts of a breadcrumb. */
export const BREADCRUMB_SEPARATOR = ' › ';
