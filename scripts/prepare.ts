import { mkdir, writeFile } from 'node:fs/promises';
import { lastUpdated } from '@/lib/content/last-updated';
import { readAnnouncement } from '@/lib/content/announcement';
import { ANNOUNCEMENT } from '@/lib/site';
import { readYaml } from '@/lib/content/files';
import { linkMistakes, mistakeOf } from '@/lib/content/links';
import { docId, docs, draftIds, posts, sourceFile } from '@/lib/content/queries';
import { SourceError } from '@/lib/content/source-error';
import { writeSearchIndex } from '@/lib/search/build/write-index';
import { makePictures } from '@/lib/screenshots/make';
import { readScenes } from '@/lib/screenshots/manifest';
import { sceneMistakes, unusedScenes } from '@/lib/screenshots/uses';
import { recentPosts } from '@/lib/navigation/recent-posts';
import { docCard, siteCard } from '@/lib/seo/cards';
import { makeCards } from '@/lib/seo/make-cards';
import { cardOfPost } from '@/lib/seo/post';
import { pageModuleMistakes } from '@/lib/content/page-modules';
import { headerEntries } from '@/lib/navigation/header-entries';
import { HEADER_ITEMS } from '@/lib/navigation/header-items';
import { headerData } from '@/lib/versions/layout-items';
import { layoutMistakes } from '@/lib/versions/layout-mistakes';
import { prepareVersions } from '@/lib/versions/prepare';
import { frontMatterHeight } from '@/lib/mdx/mistakes';
import { contentPages, type ContentPage } from '@/lib/content/pages';
import { readRedirects } from '@/lib/redirects/read';
import { referenceMistakes } from '@/lib/reference/check';
import { sampleMistakes } from '@/lib/reference/sample-record';
import { templateMistakes } from '@/lib/reference/template-record';
import { routes } from '@/lib/routes';
import { sitePages } from '@/lib/seo/paths';
import { main } from './steps';
import { reportMistakes } from './mistakes';
import { makeTwins } from './twins';

/**
 * Everything that is made from the content before Next renders it: checks, sidebar, redirects, search index.
 * With --keep-going (in development) mistakes are printed but do not stop it.
 */
main(async () => {
  const mistakes: SourceError[] = [];

  const sidebarDocs = docs().map(doc => ({
    id: docId(doc),
    title: doc.title,
    file: sourceFile(doc),
    outside: doc.sidebar === false,
  }));
  const versions = await prepareVersions(sidebarDocs, draftIds(), ({ name, folder }) =>
    readYaml(folder === '' ? 'content/sidebar.yml' : `content/sidebar.${name}.yml`),
  );
  mistakes.push(
    ...versions.mistakes,
    ...layoutMistakes(HEADER_ITEMS, versions.data),
    ...(await pageModuleMistakes()),
  );

  const docsOutside = sidebarDocs.filter(doc => doc.outside).map(doc => routes.doc(doc.id));

  const pages: ContentPage[] = [];
  for (const page of contentPages()) {
    try {
      pages.push(await page());
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      mistakes.push(error);
    }
  }
  mistakes.push(...(await referenceMistakes()), ...(await sampleMistakes()), ...(await templateMistakes()));
  const scenes = await readScenes();
  for (const page of pages) {
    const height = await frontMatterHeight(page.file);
    mistakes.push(...linkMistakes(page, pages, height), ...sceneMistakes(page, scenes, height));
  }

  const redirectsFile = 'content/redirects.yml';
  const paths = new Set([...sitePages().map(({ path }) => path), routes.search]);
  const redirects = readRedirects(await readYaml(redirectsFile), {
    hasPage: path => paths.has(path),
    mistakeOf: href => mistakeOf(href, { headings: [], file: redirectsFile }, pages),
  });
  mistakes.push(...redirects.mistakes);

  const announced = await readAnnouncement(await readYaml(ANNOUNCEMENT.file), pages);
  mistakes.push(...announced.mistakes);

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
  // An entry that cannot be shown is among the mistakes.
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
  mistakes.push(
    ...(await writeSearchIndex(
      pages,
      versions.data.versions.map(({ path, isLast }) => ({
        path,
        isLast,
        sidebar: versions.sidebars.find(sidebar => sidebar.path === path)?.items ?? [],
      })),
    )),
  );
  reportMistakes(
    mistakes,
    `${docs().length} docs and ${posts().length} posts`,
    process.argv.includes('--keep-going'),
  );
});
