import { existsSync } from 'node:fs';
import { FEEDS } from '../feeds/formats';
import type { Heading, Reference } from '../mdx/types';
import { escapeRegExp } from '../reg-exp';
import { isExternal, isFile, routes, withTrailingSlash } from '../routes';
import { similar } from '../similar';
import { SITE } from '../site';
import { SourceError } from './source-error';

/** A page that links may point to. */
export interface LinkTarget {
  /** The file it's written in. Left out: it isn't built from a single content file, and its anchors aren't checked. */
  file?: string;
  headings?: readonly Heading[];
  /** Anchors other than those of headings. */
  anchors?: readonly string[];
}

/** Every page on the site by its path. */
export type LinkTargets = ReadonlyMap<string, LinkTarget>;

/** A page with its links. */
interface LinkingPage {
  file: string;
  headings: readonly Heading[];
  anchors?: readonly string[];
  references: readonly Reference[];
}

/**
 * Collects the pages that links may point to.
 *
 * @param pages docs and posts
 * @param others paths of all other pages
 */
export function linkTargets(
  pages: readonly (LinkTarget & { route: string })[],
  others: readonly string[],
): LinkTargets {
  const headed = pages.map(page => [page.route, page] as const);
  return new Map<string, LinkTarget>([...others.map(path => [path, {}] as const), ...headed]);
}

/** Finds a page's broken links: to a page or an anchor that doesn't exist, or relative ones, which break when a page moves. */
export function linkMistakes(page: LinkingPage, targets: LinkTargets): SourceError[] {
  return page.references.flatMap(({ href, line, column, generated }) => {
    const reason = generated ? undefined : mistakeOf(href, page, targets);
    return reason ? [new SourceError(page.file, { line, column }, reason)] : [];
  });
}

/** Why a link is broken. Undefined if it works. */
export function mistakeOf(href: string, page: LinkTarget, targets: LinkTargets): string | undefined {
  // lib/mdx/plugins/prose.ts reports links without an address.
  if (href === '') return undefined;
  const own = ownPath(href);
  if (own === undefined && isExternal(href)) return externalMistake(href);
  const [path = '', hash] = (own ?? href).replace(/\?[^#]*/, '').split('#');
  if (path !== '' && !path.startsWith('/'))
    return `The link "${href}" is relative. Write the whole path, such as /docs/faq/.`;
  if (isFile(path)) return fileMistake(href, path, targets);
  const target = path === '' ? page : targets.get(path);
  if (!target)
    return `The link "${href}" doesn't match any page on this site. ${nearPage(path, targets)}Fix the path or remove the link.`;
  if (!hash || !target.headings || target.headings.some(({ id }) => id === hash)) return undefined;
  if (target.anchors?.includes(hash)) return undefined;
  return anchorMistake(href, hash, target);
}

/** What is wrong with an address on another site. Undefined if nothing is. */
function externalMistake(href: string): string | undefined {
  const works = /^(?:(?:https?:)?\/\/[^\s/?#]*[\p{L}\d][^\s]*|mailto:[^\s@]+@[^\s@]+)$/iu.test(href);
  return works ? undefined : `The link "${href}" isn't an address. Write one that starts with https://.`;
}

/** The path of an absolute address on this site. Undefined for every other address. */
function ownPath(href: string): string | undefined {
  const { host } = new URL(SITE.url);
  const [, rest] =
    new RegExp(`^(?:https?:)?//(?:www\\.)?${escapeRegExp(host)}(?=[/?#]|$)(.*)$`, 'i').exec(href) ?? [];
  return rest === undefined ? undefined : withTrailingSlash(rest === '' ? '/' : rest);
}

function anchorMistake(href: string, hash: string, { file, headings = [] }: LinkTarget): string {
  const ids = headings.map(({ id }) => id);
  const near = didYouMean(hash, ids);
  const remedy = near === '' ? `Its anchors: ${ids.join(', ') || 'none'}.` : near.trim();
  return `The link "${href}" has an anchor that ${file ?? 'the page'} doesn't have. ${remedy}`;
}

/** Files that the build creates, so they aren't in public/. */
const MADE_FILES: readonly string[] = [
  ...FEEDS.map(({ path }) => path),
  routes.sitemap,
  '/robots.txt',
  '/llms.txt',
  '/licenses.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
];

function fileMistake(href: string, path: string, targets: LinkTargets): string | undefined {
  const page = withTrailingSlash(path.replace(/\.md$|\/rss\.xml$/, '').replace(/^\/index$/, '/'));
  if (MADE_FILES.includes(path) || existsSync(`public${path}`)) return undefined;
  if (/\.md$|\/rss\.xml$/.test(path) && targets.has(page)) return undefined;
  return `The link "${href}" doesn't match any file on this site. Fix the path, or add public${path}.`;
}

/** The page whose path is most similar to a wrong path. The start that most paths have in common doesn't count. */
function nearPage(path: string, targets: LinkTargets): string {
  const short = (each: string) => each.replace(/^\/(?:docs|blog)\//, '');
  const pages = new Map([...targets.keys()].map(each => [short(each), each]));
  const written = path
    .toLowerCase()
    .replace(/(?:\.mdx?|index\.html)\/?$/, '/')
    .replace(/\/\/$/, '/');
  const [near] = similar(short(written), [...pages.keys()]);
  return near === undefined ? '' : `Did you mean ${pages.get(near)}? `;
}

function didYouMean(name: string, names: readonly string[]): string {
  const [near] = similar(name, names);
  return near === undefined ? '' : `Did you mean ${near}? `;
}
