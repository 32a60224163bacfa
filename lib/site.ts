/**
 * The site's constants that more than one room uses, each with its reason. Constants that one room uses are in that room.
 */

import { locale, siteTitle } from '@/strings/locale';

/** The product's full name. Nothing else in the code spells it. */
export const PRODUCT = 'Actual Budget';

/** What people call it in a sentence, and the title of the home page. */
export const PRODUCT_SHORT = 'Actual';

/** Title, address and language of the site (docs/requirement.md#the-site). */
export const SITE = {
  title: siteTitle(PRODUCT),
  url: 'https://actualbudget.org',
  locale,
  /** Fixed in the footer, whatever the year of the build (docs/requirement.md#the-site). */
  copyrightYear: 2025,
  /** The generator the requirement names: data only, never shown as ours (docs/requirement.md#the-site). */
  generatorVersion: '3.9.1',
} as const;

/** Addresses on other origins. Links only: no page loads anything from them. */
export const EXTERNAL = {
  donate: 'https://opencollective.com/actual',
  discord: 'https://discord.gg/pRYNYr4W5A',
  github: 'https://github.com/actualbudget/actual',
  releases: 'https://github.com/actualbudget/actual/releases',
  newIssue: 'https://github.com/actualbudget/actual/issues/new/choose',
  issues: 'https://github.com/actualbudget/actual/issues',
  /** The private form that the project's SECURITY.md names. */
  reportVulnerability: 'https://github.com/actualbudget/actual/security/advisories/new',
  githubProfile: 'https://github.com/',
  /** The #support channel, for those who have joined. */
  discordSupport: 'https://discord.com/channels/937901803608096828/1027966372862505021',
  websiteSource: 'https://github.com/actualbudget/docs',
  app: 'https://app.actualbudget.org',
  demo: 'https://demo.actualbudget.org',
  /** For whoever puts the site on a server: what a base path is. */
  basePathHelp: 'https://nextjs.org/docs/app/api-reference/config/next-config-js/basePath',
  pikapods: 'https://www.pikapods.com/pods?run=actual',
} as const;

/** The form of a new issue about the documentation, filled in with what a reader looked for in vain. */
export function missingPageUrl(query: string): string {
  const title = encodeURIComponent(`[Docs]: nothing found for "${query}"`);
  return `${EXTERNAL.issues}/new?title=${title}`;
}

/** A public search engine's results from this site, for readers without JavaScript. */
export const SITE_SEARCH_URL = `https://duckduckgo.com/?q=site%3A${new URL(SITE.url).host}`;

/** Where the pull requests of each repository live; release notes name them by number. */
export const REPOSITORY_URL = 'https://github.com/actualbudget/';

/** The branch and folder that "Edit this page" opens, before `content/…`. */
export const EDIT_URL = `${EXTERNAL.websiteSource}/edit/main/`;

/** The parameter of a route that has no page. No content file can have it as its name. */
export const NO_PAGE = '_no-page';

/** Blog list pages hold ten posts (docs/requirement.md#routes). */
export const POSTS_PER_PAGE = 10;

/** Posts on the home page beside the latest release: as many as fit its height. */
export const STORIES_ON_HOME = 4;

/** Posts shown in the blog's sidebar (docs/requirement.md#blog). */
export const SIDEBAR_POSTS = 5;

/** Posts in a feed (docs/requirement.md#blog). */
export const FEED_POSTS = 20;

/** Words a minute that reading times assume (docs/requirement.md#blog). */
export const WORDS_PER_MINUTE = 200;

/** Wider than this is a desktop (docs/requirement.md#screen-sizes). CSS repeats the number, because media queries take no variables. */
export const DESKTOP_MIN_WIDTH_PX = 997;

/** The header's height in pixels (docs/requirement.md#navigation-bar); --header-height of tokens.css repeats it. */
export const HEADER_HEIGHT_PX = 60;

/** Whether the header hides while the reader scrolls down (docs/requirement.md#hiding-the-bar). */
export const HEADER_HIDES_ON_SCROLL: boolean = false;

/** The media query of a desktop. */
export const DESKTOP_QUERY = `(min-width: ${DESKTOP_MIN_WIDTH_PX}px)`;

/** Whether readers may hide the docs sidebar (docs/requirement.md#sidebar). */
export const SIDEBAR_HIDEABLE: boolean = false;

/** Heading levels in a page's table of contents (docs/requirement.md#table-of-contents). */
export const TOC_LEVELS = { min: 2, max: 3 } as const;

/**
 * Zoom and pan of diagrams and drawings (docs/requirement.md#diagrams). The delay is counted from the route update: 2000 ms is the site's
 * setting, 1000 ms only the default that it replaces. The toolbar is off by default.
 */
export const ZOOM = {
  delayMs: 2000,
  minScale: 0.125,
  maxScale: 4,
  step: 0.3,
  animationMs: 200,
  toolbar: false,
} as const;

/** The chosen tab of each group, in local storage under this prefix and the group's name. */
export const TABS_STORAGE_PREFIX = 'docusaurus.tab.';

/** How long a pointer rests on a term before its definition shows, in ms: passing over it shows nothing. */
export const TERM_DELAY_MS = 200;

/** How long a copy button says "Copied", in ms (docs/requirement.md#blocks). */
export const COPIED_MS = 1000;

/** Length of a description in characters: what search engines show whole, and never a stub. */
export const DESCRIPTION_LENGTH = { min: 50, max: 160 } as const;

/** Where local storage has the announcement that was seen last, and whether it was closed (docs/requirement.md#announcement-bar). */
export const ANNOUNCEMENT = {
  file: 'content/announcement.yml',
  defaultId: 'announcement-bar',
  idKey: 'docusaurus.announcement.id',
  dismissKey: 'docusaurus.announcement.dismiss',
  /** WCAG AA for text. */
  minContrast: 4.5,
} as const;

/** The element id of the drawer, which the header's button names. */
export const DRAWER_ID = 'drawer';

/** The element id of what stands between header and footer; the skip link leads there without scripts. */
export const CONTENT_ID = 'content';

/** The element id of the skip link's region. */
export const SKIP_REGION_ID = 'skip-to-content';

/** How pages are fetched before their links are clicked. */
export const PREFETCH = {
  /** The router makes three requests a page and one more for the first: ten in all, of the twelve that are allowed. */
  beforeActing: 3,
  /** Links in view fetch no more than this on one page: a sidebar shows forty of them. */
  onPage: 16,
  /** Between two pages that links in view fetch. */
  pauseMs: 150,
  /** Pages of links in view wait so long after the reader has pointed at a link, or followed it. */
  holdMs: 1000,
  /** A pointer that only passes over a link stays on it for less than this. */
  intentMs: 65,
} as const;

/**
 * A page that has been loaded for less than this is left without the browser's transition: the reader is in a hurry and the browser
 * still busy, and to picture both pages takes it 50 to 100 ms (`npm run bench:peers`, clicks right after load).
 */
export const TRANSITION_SETTLED_MS = 1000;

/** The progress bar of a navigation, in shares of the window's width (docs/requirement.md#progress-bar). */
export const PROGRESS = {
  startDelayMs: 200,
  minimum: 0.08,
  speedMs: 200,
  trickleRate: 0.02,
  trickleSpeedMs: 800,
  /** It fills only when the page is there. */
  maximum: 0.994,
} as const;

/** A page that loads faster than this shows no spinner (docs/requirement.md#page-loader). */
export const LOADER_DELAY_MS = 200;

/** A page that could not be loaded reloads itself, but not again before this time is over. */
export const RELOAD_GUARD = { key: 'chunk-reload', againAfterMs: 60_000 } as const;

/** Bytes (gzip, fonts as they are) that a docs page may take; the speed issue's budgets, far below the peers' measures. */
export const BUDGETS = {
  /** HTML, styles and scripts, before the reader acts. */
  beforeIntentBytes: 40 * 1024,
  /** The API reference has every method on one page, for find-in-page and for the anchors that others link to. */
  longestPageBytes: 56 * 1024,
  fontBytes: 14 * 1024,
  /**
   * The framework and the page's own scripts, after the reader acted: the speed issue's figure. React and Next alone are 120 of
   * them, and only as ES modules (lib/framework/es-modules.mjs); without these a page would have 14 more.
   */
  afterIntentBytes: 150 * 1024,
  /** Pictures that load before they are scrolled to: one, above the fold. */
  eagerImages: 1,
} as const;
