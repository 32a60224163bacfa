import { lastUpdated } from '@/lib/content/last-updated';
import { linkTargets } from '@/lib/content/links';
import { docId, docs, posts } from '@/lib/content/queries';
import { setContent, type Content } from '@/lib/content/store';
import { writeGenerated } from '@/lib/generated';
import { routes } from '@/lib/routes';
import { writeSearchIndex } from '@/lib/search/build/write-index';
import { docCard, siteCard } from '@/lib/seo/cards';
import { makeCards } from '@/lib/seo/make-cards';
import { sitePages } from '@/lib/seo/paths';
import { cardOfPost } from '@/lib/seo/post';
import { prepareAnnouncement } from './prepare/announcement';
import { prepareNavigation } from './prepare/navigation';
import { preparePages } from './prepare/pages';
import { preparePictures } from './prepare/pictures';
import { prepareRedirects } from './prepare/redirects';

/**
 * Makes everything that Next renders and imports from the content: navigation, compiled pages, pictures, redirects, cards
 * and the search index. Pages come early, because `npm run dev` shows them at once. What can be wrong with the content has
 * been found before (lib/check); while an author writes, what is wrong is left out.
 *
 * @param content what typeContent() gives
 */
export async function prepare(content: Content): Promise<void> {
  setContent(content);
  await preparePictures();
  const { data, sidebars } = await prepareNavigation();
  const pages = await preparePages(data);
  const targets = linkTargets(pages, [...sitePages().map(({ path }) => path), routes.search]);
  await prepareRedirects(targets);
  await prepareAnnouncement(targets);
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
