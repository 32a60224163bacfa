import { absoluteUrl, routes } from '../../routes';
import { DESCRIPTION_LENGTH } from '../../site';
import { VERSIONS } from '../../versions/config';
import { versionOfId } from '../../versions/of-doc';
import type { VersionConfig } from '../../versions/types';
import { attributeOf } from '../html';
import { elementsNamed, isHidden, metaContent, textOf, type ExportedPage, type OutputCheck } from '../site';

/** Every page has one h1, a unique title and description, a canonical address, Open Graph data, and a link to the feed. */
export const head = headCheck(VERSIONS);

/**
 * The check for docs with versions. Titles and descriptions must be unique within a version, because the same page may be in
 * several.
 */
export function headCheck(versions: readonly VersionConfig[]): OutputCheck {
  const folderOf = ({ route }: ExportedPage) =>
    route.startsWith(routes.docs)
      ? (versionOfId(route.slice(routes.docs.length), versions)?.folder ?? '')
      : '';
  return {
    name: 'titles, descriptions, and canonical addresses',
    run: site => {
      const pages = [...site.pages.values()];
      const shown = pages.filter(page => !isHidden(page));
      const folders = [...new Set(shown.map(folderOf))];
      const groups = folders.map(folder => shown.filter(page => folderOf(page) === folder));
      return [
        ...pages.flatMap(page => headMistakes(page).map(mistake => `${page.source}: ${mistake}`)),
        ...groups.flatMap(group => [
          ...repeated(group, 'title', page => titleOf(page)),
          ...repeated(group, 'description', page => metaContent(page, 'description')),
        ]),
      ];
    },
  };
}

const titleOf = (page: ExportedPage) => elementsNamed(page, 'title').map(textOf)[0];

const linkTo = (page: ExportedPage, rel: string, type?: string) =>
  elementsNamed(page, 'link').find(
    link => attributeOf(link, 'rel') === rel && (type === undefined || attributeOf(link, 'type') === type),
  );

function headMistakes(page: ExportedPage): string[] {
  const mistakes: string[] = [];
  const headings = elementsNamed(page, 'h1').length;
  if (headings !== 1)
    mistakes.push(`${page.route} has ${headings} level-1 headings. Each page needs exactly one.`);
  if (!titleOf(page)) mistakes.push(`${page.route} has no title.`);
  if (isHidden(page)) return mistakes;

  const { length } = metaContent(page, 'description') ?? '';
  if (length < DESCRIPTION_LENGTH.min || length > DESCRIPTION_LENGTH.max) {
    mistakes.push(
      `the description of ${page.route} is ${length} characters long. Write ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max}.`,
    );
  }
  const canonical = linkTo(page, 'canonical');
  const address = absoluteUrl(page.route);
  if (!canonical || attributeOf(canonical, 'href') !== address)
    mistakes.push(`the canonical address of ${page.route} isn't ${address}.`);
  for (const name of ['og:title', 'og:description', 'og:url', 'og:type']) {
    if (!metaContent(page, name)) mistakes.push(`${page.route} has no ${name}.`);
  }
  if (!linkTo(page, 'alternate', 'application/rss+xml'))
    mistakes.push(`${page.route} doesn't link to the feed.`);
  return mistakes;
}

function repeated(
  pages: ExportedPage[],
  what: string,
  valueOf: (page: ExportedPage) => string | undefined,
): string[] {
  const first = new Map<string, ExportedPage>();
  return pages.flatMap(page => {
    const value = valueOf(page);
    if (value === undefined) return [];
    const other = first.get(value);
    if (!other) first.set(value, page);
    return other
      ? [`${page.source}: the ${what} "${value}" is also used by ${other.route}. Change one of them.`]
      : [];
  });
}
