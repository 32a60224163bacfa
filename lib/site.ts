/** The site's settings and limits, each with its reason. Parts of the code also have their own, such as lib/search/constants.ts. */

import { locale, siteTitle } from '@/strings/locale';

/** The product's full name. The rest of the code uses this constant. */
export const PRODUCT = 'Actual Budget';

/** The short name for use in sentences, and the home page's title. */
export const PRODUCT_SHORT = 'Actual';

/** Title, address and language of the site (docs/requirement.md#the-site). */
export const SITE = {
  title: siteTitle(PRODUCT),
  url: 'https://actualbudget.org',
  locale,
  /** The year in the footer, which doesn't depend on the build (docs/requirement.md#the-site). */
  copyrightYear: 2025,
} as const;

/** The parameter of a route without pages. No content file can have this name. */
export const NO_PAGE = '_no-page';

/** The number of posts on a blog list page (docs/requirement.md#routes). */
export const POSTS_PER_PAGE = 10;

/** The number of posts on the home page next to the latest release: as many as fit its height. */
export const ARTICLES_ON_HOME = 4;

/** The number of posts in the blog's sidebar (docs/requirement.md#blog). */
export const SIDEBAR_POSTS = 5;

/** The number of posts in a feed (docs/requirement.md#blog). */
export const FEED_POSTS = 20;

/** The words per minute that reading times assume (docs/requirement.md#blog). */
export const WORDS_PER_MINUTE = 200;

/**
 * The smallest window width of a desktop (docs/requirement.md#screen-sizes). The CSS repeats the number, because media queries
 * can't use variables.
 */
const DESKTOP_MIN_WIDTH_PX = 997;

/** The header's height in pixels (docs/requirement.md#navigation-bar), repeated as --header-height in tokens.css. */
export const HEADER_HEIGHT_PX = 60;

/** Whether the header is hidden while the reader scrolls down (docs/requirement.md#hiding-the-bar). */
export const HEADER_HIDES_ON_SCROLL: boolean = false;

/** The media query of a desktop. */
export const DESKTOP_QUERY = `(min-width: ${DESKTOP_MIN_WIDTH_PX}px)`;

/** Whether readers can hide the docs sidebar (docs/requirement.md#sidebar). */
export const SIDEBAR_HIDEABLE: boolean = false;

/** Heading levels in a page's table of contents (docs/requirement.md#table-of-contents). */
export const TOC_LEVELS = { min: 2, max: 3 } as const;

/**
 * Zoom and pan of diagrams and drawings (docs/requirement.md#diagrams). The delay starts with the route update: 2000 ms is the
 * site's setting and replaces the default of 1000 ms. The toolbar is off by default.
 */
export const ZOOM = {
  delayMs: 2000,
  minScale: 0.125,
  maxScale: 4,
  step: 0.3,
  animationMs: 200,
  toolbar: false,
} as const;

/** The prefix of the local storage keys for the selected tab of each group. */
export const TABS_STORAGE_PREFIX = 'docusaurus.tab.';

/** How long a pointer must rest on a term before its definition shows, in ms, so that passing over it shows nothing. */
export const TERM_DELAY_MS = 200;

/** How long a copy button shows "Copied", in ms (docs/requirement.md#blocks). */
export const COPIED_MS = 1000;

/** The length of a description in characters: short enough for search engines to show in full, and long enough to be useful. */
export const DESCRIPTION_LENGTH = { min: 50, max: 160 } as const;

/** The local storage keys for the last announcement and whether it was closed (docs/requirement.md#announcement-bar). */
export const ANNOUNCEMENT = {
  file: 'content/announcement.yml',
  defaultId: 'announcement-bar',
  idKey: 'docusaurus.announcement.id',
  dismissKey: 'docusaurus.announcement.dismiss',
  /** The minimum contrast for text (WCAG AA). */
  minContrast: 4.5,
} as const;

/** The element id of the drawer, which the header's button refers to. */
export const DRAWER_ID = 'drawer';

/** The element id of the content between header and footer, for the skip link without scripts. */
export const CONTENT_ID = 'content';

/** The element id of the skip link's region. */
export const SKIP_REGION_ID = 'skip-to-content';

/** Limits for prefetching pages. */
export const PREFETCH = {
  /** The router makes three requests per page and one more for the first: ten in all, of the twelve that are allowed. */
  beforeActing: 3,
  /** The maximum number of pages to prefetch for the links in view on one page, because a sidebar shows forty links. */
  onPage: 16,
  /** The pause between two prefetched pages. */
  pauseMs: 150,
  /** How long links in view wait after the reader has pointed at a link or followed it. */
  holdMs: 1000,
  /** How long a pointer must rest on a link, so that passing over it doesn't count. */
  intentMs: 65,
} as const;

/** The progress bar of a navigation, as fractions of the window's width (docs/requirement.md#progress-bar). */
export const PROGRESS = {
  startDelayMs: 200,
  minimum: 0.08,
  speedMs: 200,
  trickleRate: 0.02,
  trickleSpeedMs: 800,
  /** Only a loaded page fills it. */
  maximum: 0.994,
} as const;

/** Pages that load faster than this show no spinner (docs/requirement.md#page-loader). */
export const LOADER_DELAY_MS = 200;

/** A page that couldn't be loaded reloads itself, but not again within this time. */
export const RELOAD_GUARD = { key: 'chunk-reload', againAfterMs: 60_000 } as const;

/** The size limits of a docs page in bytes (gzip, fonts uncompressed), far below those of similar sites. */
export const BUDGETS = {
  /** HTML, styles, and scripts before the reader acts. */
  beforeIntentBytes: 35 * 1024,
  /** The API reference has every method on one page, for find-in-page and because others link to its anchors. */
  longestPageBytes: 50 * 1024,
  fontBytes: 14 * 1024,
  /**
   * The framework and the page's own scripts, after the reader has acted. React and Next alone are 120 KB, even as ES modules
   * (lib/framework/es-modules.mjs), and would be 14 KB more as CommonJS.
   */
  afterIntentBytes: 150 * 1024,
  /** A tool on a page, such as the import rehearsal: what is fetched when a reader uses it, besides the page's own scripts. */
  toolBytes: 60 * 1024,
  /** The number of pictures that load before they're scrolled to: one, above the fold. */
  eagerImages: 1,
} as const;
