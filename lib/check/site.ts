import { pruneCache } from '../cache';
import { otherPaths } from '../content/addresses';
import { readAnnouncement } from '../content/announcement';
import { readYaml, type YamlSource } from '../content/files';
import { frontMatterMistakes } from '../content/front-matter';
import { GLOSSARY_FILE, readGlossary } from '../content/glossary';
import { linkMistakes, linkTargets, mistakeOf, type LinkTargets } from '../content/links';
import { PAGE_CACHE } from '../content/page-cache';
import { pageModuleMistakes } from '../content/page-modules';
import { pageInputs, pageRecord } from '../content/page-record';
import { QUESTIONS_FILE, readQuestions } from '../content/questions';
import { relationMistakes } from '../content/relations';
import { postContributors, releaseSummaries } from '../content/release';
import { authorFields, docFields, postFields } from '../content/schema';
import { inOrder, SourceError } from '../content/source-error';
import { readWords, WORDS_FILE } from '../content/words';
import type { MdxSource, PageFacts, ReleaseLists } from '../mdx/types';
import { HEADER_ITEMS } from '../navigation/header-items';
import { readRedirects } from '../redirects/read';
import { apiCallMistakes } from '../reference/api-calls';
import { referenceMistakes } from '../reference/check';
import { messageMistakes } from '../reference/messages/check';
import { sampleMistakes } from '../reference/sample-record';
import { templateMistakes } from '../reference/template-record';
import { docIdOfFile, routes } from '../routes';
import { readScenes } from '../screenshots/manifest';
import { sceneMistakes } from '../screenshots/uses';
import { POPULAR_FILE, readPopular, readSynonyms, SYNONYMS_FILE } from '../search/build/search-data';
import { ANNOUNCEMENT } from '../site';
import { sidebarFile, VERSIONS } from '../versions/config';
import { layoutMistakes } from '../versions/layout-mistakes';
import { versionOfId } from '../versions/data';
import { prepareVersions } from '../versions/prepare';
import { FACTS_FILE, factMistakes } from './facts';
import { authorLinkMistakes, releaseLinkMistakes, sidebarLinkMistakes } from './links-in-data';
import { nameMistakes } from './names';
import { messageParts, quoteMistakes } from './quotes';
import { readabilityMistakes, readabilityReport } from './readability';
import { authorKeyOf, readSources, type PageSource, type Sources } from './sources';
import { fieldWords, glossaryWords } from './words';

/** The page that lists the app's messages. */
const MESSAGES_PAGE = 'content/docs/troubleshooting/messages.mdx';

/** What is wrong with the content, and how much was checked. */
export interface SiteCheck {
  mistakes: SourceError[];
  /** For example, "104 docs, 59 posts and 6 authors". */
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
  const targets = linkTargets(
    published,
    otherPaths(
      posts.map(({ fields }) => fields),
      authors.map(authorKeyOf),
    ),
  );
  const scenes = await readScenes();
  const mainDocs = docs.filter(isInMainFolder);
  const mistakes = [
    ...sources.mistakes,
    ...(await nameMistakes()),
    ...fieldMistakes(sources),
    ...pages.flatMap(page =>
      page.mistakes.map(({ reason, ...place }) => new SourceError(page.file, place, reason)),
    ),
    ...published.flatMap(page => [...linkMistakes(page, targets), ...sceneMistakes(page, scenes)]),
    ...readabilityMistakes(pages),
    ...(await fieldWords([...docs, ...posts])),
    ...releaseMistakes(posts, published, targets),
    ...authors.flatMap(author => authorLinkMistakes(author, targets)),
    ...(await sidebarMistakes(docs, targets)),
    ...(await pageModuleMistakes()),
    ...(await yamlMistakes(targets)),
    ...(await reported(async () => factMistakes(await readYaml(FACTS_FILE), mainDocs))),
    ...(await referenceMistakes()),
    ...(await apiCallMistakes(mainDocs)),
    ...quoteMistakes(mainDocs, await messageParts()),
    ...(await sampleMistakes()),
    ...(await templateMistakes()),
  ];
  return {
    mistakes: inOrder(mistakes),
    checked: `${docs.length} docs, ${posts.length} posts and ${authors.length} authors`,
    readability: readabilityReport(pages),
  };
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
    const { headings, anchors, references, screenshots, mistakes, setup, counts } = record;
    return { headings, anchors, references, screenshots, mistakes, setup, counts, file, route, draft };
  };
  const pages: CheckedPage[] = [];
  for (const doc of docs) pages.push(await check(doc, 'doc', routes.doc(docIdOfFile(doc.file))));
  for (const post of posts) pages.push(await check(post, 'post', routes.post(post.fields.slug ?? '')));
  await pruneCache(PAGE_CACHE);
  return pages;
}

function fieldMistakes({ docs, posts, authors }: Sources): SourceError[] {
  const [docFrontMatter, postFrontMatter] = [docs, posts].map(pages =>
    pages.flatMap(({ frontMatter }) => frontMatter ?? []),
  ) as [YamlSource[], YamlSource[]];
  return [
    ...docFrontMatter.flatMap(source => frontMatterMistakes(source, docFields)),
    ...postFrontMatter.flatMap(source => frontMatterMistakes(source, postFields)),
    ...authors.flatMap(source => frontMatterMistakes(source, authorFields)),
    ...relationMistakes({
      docs: docFrontMatter,
      posts: postFrontMatter,
      authorKeys: authors.map(authorKeyOf),
    }),
  ];
}

/** Broken links in the changes of releases. */
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

/** Whether a doc is in content/docs itself. Other versions may have other figures and other methods of the API package. */
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
      ...layoutMistakes(HEADER_ITEMS, versions.data),
    ];
  });
}

/** Errors in the content files other than pages. */
async function yamlMistakes(targets: LinkTargets): Promise<SourceError[]> {
  const found = await Promise.all([
    reported(async () => {
      const source = await readYaml(GLOSSARY_FILE);
      const { entries, mistakes } = readGlossary(source);
      const dead = entries.flatMap(({ page }, index) => {
        const reason = mistakeOf(page, { file: GLOSSARY_FILE, headings: [] }, targets);
        return reason ? [new SourceError(source.file, source.placeOf([index, 'page']), reason)] : [];
      });
      return [...mistakes, ...dead, ...(await glossaryWords(source, entries))];
    }),
    // The test sites use the same extracted data without the page that explains it.
    ...(targets.has(routes.doc(docIdOfFile(MESSAGES_PAGE)))
      ? [
          reported(() =>
            messageMistakes(href => mistakeOf(href, { file: MESSAGES_PAGE, headings: [] }, targets)),
          ),
        ]
      : []),
    reported(async () => readSynonyms(await readYaml(SYNONYMS_FILE)).mistakes),
    reported(async () => readPopular(await readYaml(POPULAR_FILE), targets).mistakes),
    reported(async () => readQuestions(await readYaml(QUESTIONS_FILE), targets).mistakes),
    reported(async () => readWords(await readYaml(WORDS_FILE)).mistakes),
    reported(async () => {
      const source = await readYaml('content/redirects.yml');
      return readRedirects(source, {
        hasPage: path => targets.has(path),
        mistakeOf: href => mistakeOf(href, { file: source.file, headings: [] }, targets),
      }).mistakes;
    }),
    reported(async () => (await readAnnouncement(await readYaml(ANNOUNCEMENT.file), targets)).mistakes),
  ]);
  return found.flat();
}

/** Runs a check and returns its errors. A file that can't be read is an error, too. */
async function reported(check: () => Promise<SourceError[]>): Promise<SourceError[]> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof SourceError) return [error];
    throw error;
  }
}
