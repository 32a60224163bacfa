import { messageOf } from '../../errors';
import { attributeOf } from '../html';
import { elementsNamed, textOf, type OutputCheck } from '../site';

/** The properties that search engines require for the types of data on the site. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Blog: ['name', 'blogPost'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  Organization: ['name', 'url'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers'],
  TechArticle: ['headline'],
  WebSite: ['name', 'url'],
};

/** Structured data is valid JSON in the schema.org vocabulary with the required properties. */
export const structuredData: OutputCheck = {
  name: 'structured data',
  run: site =>
    [...site.pages.values()].flatMap(page =>
      elementsNamed(page, 'script')
        .filter(script => attributeOf(script, 'type') === 'application/ld+json')
        .flatMap(script =>
          mistakesIn(textOf(script)).map(mistake => `${page.source}: ${page.route}: ${mistake}`),
        ),
    ),
};

function mistakesIn(text: string): string[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return [`the structured data isn't JSON: ${messageOf(error)}`];
  }
  const [context, things] = thingsOf(data);
  const mistakes = /^https:\/\/schema\.org\/?$/.test(String(context))
    ? []
    : ["the structured data doesn't have https://schema.org as its @context."];
  for (const thing of things) {
    const type = String(thing['@type']);
    const required = REQUIRED[type];
    if (!required)
      mistakes.push(
        `the structured data has the unknown type "${type}". Add the type to lib/output/checks/structured-data.ts.`,
      );
    for (const name of required ?? []) {
      if (thing[name] === undefined || thing[name] === '') mistakes.push(`the ${type} has no "${name}".`);
    }
  }
  return mistakes;
}

type Thing = Record<string, unknown>;

function thingsOf(data: unknown): [context: unknown, things: Thing[]] {
  const [first] = Array.isArray(data) ? (data as Thing[]) : [data as Thing];
  const things = Array.isArray(data)
    ? (data as Thing[])
    : Array.isArray(first?.['@graph'])
      ? (first['@graph'] as Thing[])
      : [data as Thing];
  return [first?.['@context'], things];
}
