import { pruneCache } from '../cache';
import { otherPaths } from '../content/addresses';
import { readYaml } from '../content/files';
import { frontMatterMistakes } from '../content/front-matter';
import { linkMistakes, linkTargets, type LinkTargets } from '../content/links';
import { PAGE_CACHE } from '../content/page-cache';
import { pageModuleMistakes } from '../content/page-modules';
import { pageInputs, pageRecord } from '../content/page-record';
import { relationMistakes } from '../content/relations';
import { postContributors, releaseSummaries } from '../content/release';
import { authorFields, docFields, postFields } from '../content/schema';
import { inOrder, SourceError } from '../content/source-error';
import type { MdxSource, PageFacts, ReleaseLists } from '../mdx/types';
import { HEADER_ITEMS } from '../navigation/header-items';
import { apiCallMistakes } from '../reference/api-calls';
import { referenceMistakes } from '../reference/check';
import { sampleMistakes } from '../reference/sample-record';
import { templateMistakes } from '../reference/template-record';
import { docIdOfFile, routes } from '../routes';
import { clipMistakes } from '../screenshots/clips';
import { readScenes } from '../screenshots/manifest';
import { sceneMistakes } from '../screenshots/uses';
import { sidebarFile, VERSIONS } from '../versions/config';
import { layoutMistakes } from '../versions/layout-mistakes';
import { versionOfId } from '../versions/of-doc';
import { prepareVersions } from '../versions/prepare';
import { dataFileMistakes } from './data-files';
import { FACTS_FILE, factMistakes } from './facts';
import { authorLinkMistakes, releaseLinkMistakes, sidebarLinkMistakes } from './links-in-data';
import { nameMistakes, slugMistakes } from './names';
import { messageParts, quoteMistakes } from './quotes';
import { readabilityMistakes, readabilityReport } from './readability';
import { reported } from './reported';
import { authorKeyOf, readSources, type PageSource, type Sources } from './sources';
import { fieldWords } from './words';

/** What is wrong with the content, and how much was checked. */
export interface SiteCheck {
  mistakes: SourceError[];
  /** For example, "104 docs, 59 posts, and 6 authors". */
  checked: string;
  /** How hard each page is to read, as a table. */
  readability: string;
}

/** What the link and picture checks need to know about a page. */
interface CheckedPage extends PageFacts {
  file: string;
  route: string;
  draft: boolean;
}

/**
 * Checks all of the content without building anything: front matter, each page, links, pictures, sidebar, redirects, glossary,
 * words, samples, and tables. It continues after an error, so one run finds them all.
 */
export async function checkSite(): Promise<SiteCheck> {
  const sources = await readSources();
  const { docs, posts, authors } = sources;
  const pages = await checkPages(sources);
  const published = pages.filter(({ draft }) => !draft);
  const targets = linkTargets(published, listPaths(sources));
  const mistakes = [
    ...sources.mistakes,
    ...fieldMistakes(sources),
    ...(await textMistakes(sources, pages)),
    ...(await targetMistakes(sources, published, targets)),
    ...(await dataFileMistakes(targets)),
    ...(await appMistakes(docs.filter(isInMainFolder))),
  ];
  return {
    mistakes: inOrder(mistakes),
    checked: `${docs.length} docs, ${posts.length} posts, and ${authors.length} authors`,
    readability: readabilityReport(pages),
  };
}

/** The paths of the pages that aren't built from a single file. */
const listPaths = ({ posts, authors }: Sources) =>
  otherPaths(
    posts.map(({ fields }) => fields),
    authors.map(authorKeyOf),
  );

/** Errors in the names of files and in the text of pages. */
async function textMistakes({ docs, posts }: Sources, pages: readonly CheckedPage[]): Promise<SourceError[]> {
  return [
    ...(await nameMistakes()),
    ...pages.flatMap(({ file, mistakes }) =>
      mistakes.map(({ reason, ...place }) => new SourceError(file, place, reason)),
    ),
    ...readabilityMistakes(pages),
    ...(await fieldWords([...docs, ...posts])),
    ...(await pageModuleMistakes()),
  ];
}

/** Links and pictures that lead nowhere. */
async function targetMistakes(
  { docs, posts, authors }: Sources,
  published: readonly CheckedPage[],
  targets: LinkTargets,
): Promise<SourceError[]> {
  const scenes = await readScenes();
  return [
    ...published.flatMap(page => [
      ...linkMistakes(page, targets),
      ...sceneMistakes(page, scenes),
      ...clipMistakes(page, scenes),
    ]),
    ...releaseMistakes(posts, published, targets),
    ...authors.flatMap(author => authorLinkMistakes(author, targets)),
    ...(await sidebarMistakes(docs, targets)),
  ];
}

/** Differences between the docs and the app: figures, tables, API calls, messages, samples, and templates. */
async function appMistakes(docs: readonly PageSource[]): Promise<SourceError[]> {
  return [
    ...(await reported(async () => factMistakes(await readYaml(FACTS_FILE), docs))),
    ...(await referenceMistakes()),
    ...(await apiCallMistakes(docs)),
    ...quoteMistakes(docs, await messageParts()),
    ...(await sampleMistakes()),
    ...(await templateMistakes()),
  ];
}

/** Checks only front matter and authors, which is quick. contentlayer's own errors have no line and no fix. */
export async function checkFields(): Promise<SourceError[]> {
  const sources = await readSources();
  return inOrder([...sources.mistakes, ...fieldMistakes(sources)]);
}

async function checkPages({ docs, posts }: Sources): Promise<CheckedPage[]> {
  // The same as in lib/content/pages.ts, so that pages with these lists aren't parsed twice in a build.
  const releasePosts = posts.map(({ fields: { slug = '', ...fields } }) => ({ ...fields, slug }));
  const lists: ReleaseLists = {
    releases: () => releaseSummaries(releasePosts),
    contributors: () => postContributors(releasePosts),
  };
  const inputs = await pageInputs(lists);
  const check = async (page: PageSource, kind: MdxSource['kind'], route: string): Promise<CheckedPage> => {
    const { file, body, text, fields } = page;
    const { title, description, reference, release, draft } = fields;
    const source = { raw: body, file, kind, reference, release };
    const { record } = await pageRecord(source, text, { title, description, route }, inputs);
    return { ...record, file, route, draft };
  };
  const pages: CheckedPage[] = [];
  for (const doc of docs) pages.push(await check(doc, 'doc', routes.doc(docIdOfFile(doc.file))));
  for (const post of posts) pages.push(await check(post, 'post', routes.post(post.fields.slug ?? '')));
  await pruneCache(PAGE_CACHE);
  return pages;
}

function fieldMistakes(sources: Sources): SourceError[] {
  const { docs, posts, authors } = sources;
  const docFrontMatter = docs.flatMap(({ frontMatter }) => frontMatter ?? []);
  const postFrontMatter = posts.flatMap(({ frontMatter }) => frontMatter ?? []);
  return [
    ...docFrontMatter.flatMap(source => frontMatterMistakes(source, docFields)),
    ...postFrontMatter.flatMap(source => frontMatterMistakes(source, postFields)),
    ...authors.flatMap(source => frontMatterMistakes(source, authorFields)),
    ...slugMistakes(postFrontMatter, listPaths(sources)),
    ...relationMistakes({
      docs: docFrontMatter,
      posts: postFrontMatter,
      authorKeys: authors.map(authorKeyOf),
    }),
  ];
}

/** Broken links in releases' changes. */
function releaseMistakes(
  posts: readonly PageSource[],
  pages: readonly CheckedPage[],
  targets: LinkTargets,
): SourceError[] {
  const pageOf = new Map(pages.map(page => [page.file, page]));
  return posts.flatMap(({ file, frontMatter, fields: { release } }) => {
    const page = pageOf.get(file);
    return frontMatter && release && page ? releaseLinkMistakes(frontMatter, release, page, targets) : [];
  });
}

/**
 * Whether a doc is in content/docs itself. Pages of other versions may state different figures and use different methods of
 * the API package.
 */
const isInMainFolder = ({ file }: PageSource) => versionOfId(docIdOfFile(file), VERSIONS)?.folder === '';

/** Errors in each version's sidebar and in the header's items. */
async function sidebarMistakes(docs: readonly PageSource[], targets: LinkTargets): Promise<SourceError[]> {
  const entries = docs.map(({ file, fields }) => ({
    id: docIdOfFile(file),
    title: fields.title,
    file,
    outside: !fields.sidebar,
    draft: fields.draft,
  }));
  return reported(async () => {
    const versions = await prepareVersions(
      entries.filter(({ draft }) => !draft),
      entries.filter(({ draft }) => draft).map(({ id }) => id),
      config => readYaml(sidebarFile(config)),
    );
    const sidebars = await Promise.all(VERSIONS.map(config => readYaml(sidebarFile(config))));
    return [
      ...versions.mistakes,
      ...sidebars.flatMap(sidebar => sidebarLinkMistakes(sidebar, targets)),
      // Without a sidebar, the header can't link to it.
      ...(versions.mistakes.length > 0 ? [] : layoutMistakes(HEADER_ITEMS, versions.data)),
    ];
  });
}
