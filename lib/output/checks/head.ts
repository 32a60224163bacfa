import { absoluteUrl } from '../../routes';
import { DESCRIPTION_LENGTH } from '../../site';
import { attributeOf } from '../html';
import { elementsNamed, isHidden, metaContent, textOf, type ExportedPage, type OutputCheck } from '../site';

/** Every page has one h1, a title and a description of its own, a canonical address, Open Graph data and the feed. */
export const head: OutputCheck = {
  name: 'titles, descriptions and canonical addresses',
  run: site => {
    const pages = [...site.pages.values()];
    const shown = pages.filter(page => !isHidden(page));
    return [
      ...pages.flatMap(page => headMistakes(page).map(mistake => `${page.source}: ${mistake}`)),
      ...repeated(shown, 'title', page => titleOf(page)),
      ...repeated(shown, 'description', page => metaContent(page, 'description')),
    ];
  },
};

const titleOf = (page: ExportedPage) => elementsNamed(page, 'title').map(textOf)[0];

const linkTo = (page: ExportedPage, rel: string, type?: string) =>
  elementsNamed(page, 'link').find(
    link => attributeOf(link, 'rel') === rel && (type === undefined || attributeOf(link, 'type') === type),
  );

function headMistakes(page: ExportedPage): string[] {
  const mistakes: string[] = [];
  const headings = elementsNamed(page, 'h1').length;
  if (headings !== 1) mistakes.push(`${page.route} has ${headings} level-1 headings. A page has one.`);
  if (!titleOf(page)) mistakes.push(`${page.route} has no title.`);
  if (isHidden(page)) return mistakes;

  const { length } = metaContent(page, 'description') ?? '';
  if (length < DESCRIPTION_LENGTH.min || length > DESCRIPTION_LENGTH.max) {
    mistakes.push(
      `the description of ${page.route} has ${length} characters. Write ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max}.`,
    );
  }
  const canonical = linkTo(page, 'canonical');
  const address = absoluteUrl(page.route);
  if (!canonical || attributeOf(canonical, 'href') !== address)
    mistakes.push(`the canonical address of ${page.route} is not ${address}.`);
  for (const name of ['og:title', 'og:description', 'og:url', 'og:type']) {
    if (!metaContent(page, name)) mistakes.push(`${page.route} has no ${name}.`);
  }
  if (!linkTo(page, 'alternate', 'application/rss+xml'))
    mistakes.push(`${page.route} does not name the feed.`);
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
      ? [`${page.source}: the ${what} "${value}" is also that of ${other.route}. Change one of them.`]
      : [];
  });
}
