import { ISSUES_URL } from './issues';
import { SITE } from './site';

/** Addresses on other sites. They're only used in links: no page loads anything from them. */
export const EXTERNAL = {
  donate: 'https://opencollective.com/actual',
  discord: 'https://discord.gg/pRYNYr4W5A',
  github: 'https://github.com/actualbudget/actual',
  releases: 'https://github.com/actualbudget/actual/releases',
  newIssue: 'https://github.com/actualbudget/actual/issues/new/choose',
  issues: ISSUES_URL,
  /** The form for private reports from the project's SECURITY.md. */
  reportVulnerability: 'https://github.com/actualbudget/actual/security/advisories/new',
  githubProfile: 'https://github.com/',
  /** The #support channel, for members of the Discord server. */
  discordSupport: 'https://discord.com/channels/937901803608096828/1027966372862505021',
  websiteSource: 'https://github.com/actualbudget/docs',
  app: 'https://app.actualbudget.org',
  demo: 'https://demo.actualbudget.org',
  /** Explains base paths to people who host the site. */
  basePathHelp: 'https://nextjs.org/docs/app/api-reference/config/next-config-js/basePath',
  pikapods: 'https://www.pikapods.com/pods?run=actual',
} as const;

/** A public search engine's results for this site, for readers without JavaScript. */
export const SITE_SEARCH_URL = `https://duckduckgo.com/?q=site%3A${new URL(SITE.url).host}`;

/** The repositories whose pull requests are in the release notes. */
export const REPOSITORY_URL = 'https://github.com/actualbudget/';

/** The branch and folder for "Edit this page" links. The path `content/…` follows. */
export const EDIT_URL = `${EXTERNAL.websiteSource}/edit/main/`;
