import { mkdir, writeFile } from 'node:fs/promises';
import { lastUpdated } from '@/lib/content/last-updated';
import { readAnnouncement } from '@/lib/content/announcement';
import { ANNOUNCEMENT } from '@/lib/site';
import { readYaml } from '@/lib/content/files';
import { linkTargets, mistakeOf } from '@/lib/content/links';
import { docId, docs, draftIds, posts, sourceFile } from '@/lib/content/queries';
import { writeSearchIndex } from '@/lib/search/build/write-index';
import { makePictures } from '@/lib/screenshots/make';
import { readScenes } from '@/lib/screenshots/manifest';
import { unusedScenes } from '@/lib/screenshots/uses';
import { recentPosts } from '@/lib/navigation/recent-posts';
import { docCard, siteCard } from '@/lib/seo/cards';
import { makeCards } from '@/lib/seo/make-cards';
import { cardOfPost } from '@/lib/seo/post';
import { headerEntries } from '@/lib/navigation/header-entries';
import { HEADER_ITEMS } from '@/lib/navigation/header-items';
import { headerData } from '@/lib/versions/layout-items';
import { layoutMistakes } from '@/lib/versions/layout-mistakes';
import { prepareVersions } from '@/lib/versions/prepare';
import { contentPages, type ContentPage } from '@/lib/content/pages';
import { readRedirects } from '@/lib/redirects/read';
import { routes } from '@/lib/routes';
import { sitePages } from '@/lib/seo/paths';
import { main } from './steps';
import { makeTwins } from './twins';

/**
 * Everything that is made from the content before Next renders it: sidebar, redirects, cards, search index. What can be wrong
 * with the content has been found before (scripts/check.ts); while an author writes, what is wrong is left out.
 */
main(async () => {
  const sidebarDocs = docs().map(doc => ({
    id: docId(doc),
    title: doc.title,
    file: sourceFile(doc),
    outside: doc.sidebar === false,
  }));
  const versions = await prepareVersions(sidebarDocs, draftIds(), ({ name, folder }) =>
    readYaml(folder === '' ? 'content/sidebar.yml' : `content/sidebar.${name}.yml`),
  );
  const docsOutside = sidebarDocs.filter(doc => doc.outside).map(doc => routes.doc(doc.id));

  const pages: ContentPage[] = [];
  for (const page of contentPages()) pages.push(await page());
  const scenes = await readScenes();

  const redirectsFile = 'content/redirects.yml';
  const targets = linkTargets(pages, [...sitePages().map(({ path }) => path), routes.search]);
  const redirects = readRedirects(await readYaml(redirectsFile), {
    hasPage: path => targets.has(path),
    mistakeOf: href => mistakeOf(href, { headings: [], file: redirectsFile }, targets),
  });
  const announced = await readAnnouncement(await readYaml(ANNOUNCEMENT.file), targets);

  const unused = unusedScenes(
    scenes,
    pages.flatMap(({ screenshots }) => screenshots.map(({ name }) => name)),
  );
  if (unused.length > 0) console.log(`  No page shows these screenshots: ${unused.join(', ')}`);

  await mkdir('.generated', { recursive: true });
  await writeFile('.generated/screenshots.json', JSON.stringify(await makePictures(scenes)));
  await writeFile(
    '.generated/last-updated.json',
    JSON.stringify(Object.fromEntries(await lastUpdated('content'))),
  );
  await writeFile('.generated/sidebars.json', JSON.stringify(versions.sidebars));
  await writeFile('.generated/versions.json', JSON.stringify(versions.data));
  // An entry that cannot be shown is among the mistakes that the check reports.
  const items = HEADER_ITEMS.filter(item => layoutMistakes([item], versions.data).length === 0);
  await writeFile('.generated/header.json', JSON.stringify(headerEntries(items, versions.data)));
  await writeFile('.generated/header-versions.json', JSON.stringify(headerData(HEADER_ITEMS, versions.data)));
  await writeFile('.generated/announcement.json', JSON.stringify(announced.announcement));
  await writeFile('.generated/recent-posts.json', JSON.stringify(recentPosts(posts())));
  await writeFile('.generated/docs-outside.json', JSON.stringify(docsOutside));
  await makeCards([
    siteCard,
    ...docs().map(doc => docCard(docId(doc), doc.title)),
    ...posts().map(cardOfPost),
  ]);
  await makeTwins(pages);
  await writeFile('.generated/redirects.json', JSON.stringify(redirects.redirects));
  await writeSearchIndex(
    pages,
    versions.data.versions.map(({ path, isLast }) => ({
      path,
      isLast,
      sidebar: versions.sidebars.find(sidebar => sidebar.path === path)?.items ?? [],
    })),
  );
});
