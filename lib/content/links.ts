import { isExternal, isFile } from '../routes';
import type { ContentPage } from './pages';
import { SourceError } from './source-error';

/** Pages that are not made from a content file, and what stands below them. */
const OTHER_PAGES = /^\/(?:$|download\/|contact\/|search\/|blog\/(?:$|page\/|tags\/|archive\/|authors\/))/;

/**
 * Finds a page's links that lead nowhere: to a page that does not exist, to an anchor that the page does not have, or
 * relative ones, which break when a page moves.
 *
 * @param page the page
 * @param pages every page of the site
 * @param linesBefore lines of front matter, added to each place
 */
export function linkMistakes(
  page: ContentPage,
  pages: readonly ContentPage[],
  linesBefore: number,
): SourceError[] {
  return page.references.flatMap(({ href, line, column }) => {
    const reason = mistakeOf(href, page, pages);
    return reason ? [new SourceError(page.file, { line: line + linesBefore, column }, reason)] : [];
  });
}

/** Why a link leads nowhere; undefined when it leads somewhere. */
export function mistakeOf(
  href: string,
  page: Pick<ContentPage, 'headings' | 'file'>,
  pages: readonly ContentPage[],
): string | undefined {
  if (isExternal(href)) return undefined;
  const [path = '', hash] = href.split('#');
  if (path !== '' && !path.startsWith('/'))
    return `The link "${href}" is relative. Write the whole path, such as /docs/faq/.`;
  if (isFile(path) || OTHER_PAGES.test(path)) return undefined;
  const target = path === '' ? page : byRoute(pages).get(path);
  if (!target) return `The link "${href}" leads to no page of this site. Mend the path or remove the link.`;
  if (!hash || target.headings.some(({ id }) => id === hash)) return undefined;
  return `The link "${href}" names an anchor that ${target.file} does not have. Its anchors: ${target.headings.map(({ id }) => id).join(', ') || 'none'}.`;
}

/** The pages by their paths, worked out once for a list: thousands of links ask. */
const known = new WeakMap<readonly ContentPage[], ReadonlyMap<string, ContentPage>>();

function byRoute(pages: readonly ContentPage[]): ReadonlyMap<string, ContentPage> {
  const map = known.get(pages) ?? new Map(pages.map(page => [page.route, page]));
  known.set(pages, map);
  return map;
}
