import { existsSync } from 'node:fs';
import { FEEDS } from '../feeds/formats';
import type { Heading, Reference } from '../mdx/types';
import { isExternal, isFile, routes, withTrailingSlash } from '../routes';
import { similar } from '../similar';
import { SITE } from '../site';
import { SourceError } from './source-error';

/** A page that links may lead to. */
export interface LinkTarget {
  /** Where it's written; left out: it isn't made from one content file, and its anchors aren't checked. */
  file?: string;
  headings?: readonly Heading[];
  /** Anchors beside those of the headings. */
  anchors?: readonly string[];
}

/** Every page of the site by its path. */
export type LinkTargets = ReadonlyMap<string, LinkTarget>;

/** A page with what it links to. */
interface LinkingPage {
  file: string;
  headings: readonly Heading[];
  anchors?: readonly string[];
  references: readonly Reference[];
}

/**
 * Puts together where links may lead.
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

/** Finds a page's links that lead nowhere: to a page or an anchor that doesn't exist, or relative ones, which break when a page moves. */
export function linkMistakes(page: LinkingPage, targets: LinkTargets): SourceError[] {
  return page.references.flatMap(({ href, line, column, generated }) => {
    const reason = generated ? undefined : mistakeOf(href, page, targets);
    return reason ? [new SourceError(page.file, { line, column }, reason)] : [];
  });
}

/** Why a link leads nowhere; undefined when it leads somewhere. */
export function mistakeOf(href: string, page: LinkTarget, targets: LinkTargets): string | undefined {
  // prose.ts reports a link without an address.
  if (href === '') return undefined;
  const own = ownPath(href);
  if (own === undefined && isExternal(href)) return undefined;
  const [path = '', hash] = (own ?? href).replace(/\?[^#]*/, '').split('#');
  if (path !== '' && !path.startsWith('/'))
    return `The link "${href}" is relative. Write the whole path, such as /docs/faq/.`;
  if (isFile(path)) return fileMistake(href, path, targets);
  const target = path === '' ? page : targets.get(path);
  if (!target)
    return `The link "${href}" leads to no page of this site. ${nearPage(path, targets)}Fix the path or remove the link.`;
  if (!hash || !target.headings || target.headings.some(({ id }) => id === hash)) return undefined;
  if (target.anchors?.includes(hash)) return undefined;
  return anchorMistake(href, hash, target);
}

/** The path of an absolute address of this site; undefined for every other address. */
function ownPath(href: string): string | undefined {
  const { host } = new URL(SITE.url);
  const [, rest] =
    new RegExp(`^(?:https?:)?//(?:www\\.)?${host.replaceAll('.', '\\.')}(?=[/?#]|$)(.*)$`, 'i').exec(href) ??
    [];
  return rest === undefined ? undefined : withTrailingSlash(rest === '' ? '/' : rest);
}

function anchorMistake(href: string, hash: string, { file, headings = [] }: LinkTarget): string {
  const ids = headings.map(({ id }) => id);
  const near = didYouMean(hash, ids);
  const remedy = near === '' ? `Its anchors: ${ids.join(', ') || 'none'}.` : near.trim();
  return `The link "${href}" names an anchor that ${file ?? 'the page'} does not have. ${remedy}`;
}

/** Files that are made by the build and not in public/. */
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
  return `The link "${href}" leads to no file of this site. Fix the path, or add public${path}.`;
}

/** The page that a wrong path is nearest to. What most paths begin with doesn't count. */
function nearPage(path: string, targets: LinkTargets): string {
  const short = (each: string) => each.replace(/^\/(?:docs|blog)\//, '');
  const pages = new Map([...targets.keys()].map(each => [short(each), each]));
  const [near] = similar(short(path), [...pages.keys()]);
  return near === undefined ? '' : `Did you mean ${pages.get(near)}? `;
}

function didYouMean(name: string, names: readonly string[]): string {
  const [near] = similar(name, names);
  return near === undefined ? '' : `Did you mean ${near}? `;
}
