import { lastUpdated } from '@/lib/content/last-updated';
import { linkTargets } from '@/lib/content/links';
import { docId, docs, posts } from '@/lib/content/queries';
import type { LinkTargets } from '@/lib/content/links';
import type { ContentPage } from '@/lib/content/pages';
import { setContent, type Content } from '@/lib/content/store';
import { writeGenerated } from '@/lib/generated';
import { writeImportReader } from '@/lib/imports/build/write-reader';
import { routes } from '@/lib/routes';
import { writeSearchIndex } from '@/lib/search/build/write-index';
import { docCard, siteCard } from '@/lib/seo/cards';
import { makeCards } from '@/lib/seo/make-cards';
import { sitePages } from '@/lib/seo/paths';
import { cardOfPost } from '@/lib/seo/post';
import { writeSetupScript } from '@/lib/setup/build/write-script';
import { writeTemplateParser } from '@/lib/templates/compile';
import { prepareAnnouncement } from './prepare/announcement';
import { prepareNavigation } from './prepare/navigation';
import { preparePages } from './prepare/pages';
import { preparePictures } from './prepare/pictures';
import { prepareRedirects } from './prepare/redirects';
import type { PreparedVersions } from '@/lib/versions/prepare';

/** Results of prepareShown() for prepareRest(). */
export interface Shown extends PreparedVersions {
  pages: ContentPage[];
  targets: LinkTargets;
}

/**
 * Generates everything that Next renders and imports from the content. lib/check has already found the errors; in development,
 * invalid content is left out.
 *
 * @param content the result of typeContent()
 */
export async function prepare(content: Content): Promise<void> {
  await prepareCode();
  await prepareRest(await prepareShown(content));
}

/** Generates code that doesn't depend on the content: the parser of template lines, the reader of bank files, and the script that shows
 * a reader's setup. */
export async function prepareCode(): Promise<void> {
  await writeTemplateParser();
  await writeImportReader();
  await writeSetupScript();
}

/** Generates what pages show: pictures, navigation, compiled pages, and redirects. `npm run dev` does this after each save. */
export async function prepareShown(content: Content): Promise<Shown> {
  setContent(content);
  await preparePictures();
  const versions = await prepareNavigation();
  const pages = await preparePages(versions.data);
  const targets = linkTargets(pages, [...sitePages().map(({ path }) => path), routes.search]);
  await prepareRedirects(targets);
  await prepareAnnouncement(targets);
  return { ...versions, pages, targets };
}

/** Generates the rest: the dates of last changes, the cards, and the search index. */
export async function prepareRest({ data, sidebars, pages, targets }: Shown): Promise<void> {
  await writeGenerated('last-updated', Object.fromEntries(await lastUpdated('content')));
  const cards = [...docs().map(doc => docCard(docId(doc), doc.title)), ...posts().map(cardOfPost)];
  await makeCards([siteCard, ...cards]);
  const versions = data.versions.map(({ path, label, isLast }) => ({
    path,
    label,
    isLast,
    sidebar: sidebars.find(sidebar => sidebar.path === path)?.items ?? [],
  }));
  await writeSearchIndex(pages, versions, targets);
}
