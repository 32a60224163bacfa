import { readYaml } from '@/lib/content/files';
import { docId, docs, draftIds, posts, sourceFile } from '@/lib/content/queries';
import { writeGenerated } from '@/lib/generated';
import { headerEntries } from '@/lib/navigation/header-entries';
import { HEADER_ITEMS } from '@/lib/navigation/header-items';
import { recentPosts } from '@/lib/navigation/recent-posts';
import { routes } from '@/lib/routes';
import { packSidebar } from '@/lib/navigation/pack-sidebar';
import { sidebarFile } from '@/lib/versions/config';
import { headerData } from '@/lib/versions/layout-items';
import { layoutMistakes } from '@/lib/versions/layout-mistakes';
import { prepareVersions, type PreparedVersions } from '@/lib/versions/prepare';

/** Generates the navigation: the docs' versions and sidebars, the header, and the blog's sidebar. */
export async function prepareNavigation(): Promise<PreparedVersions> {
  const sidebarDocs = docs().map(doc => ({
    id: docId(doc),
    title: doc.title,
    file: sourceFile(doc),
    outside: doc.sidebar === false,
    experimental: doc.experimental,
  }));
  const versions = await prepareVersions(sidebarDocs, draftIds(), config => readYaml(sidebarFile(config)));
  const { data, sidebars } = versions;
  // The check reports items that aren't valid.
  const items = HEADER_ITEMS.filter(item => layoutMistakes([item], data).length === 0);
  const outside = sidebarDocs.filter(doc => doc.outside).map(doc => routes.doc(doc.id));
  await Promise.all([
    writeGenerated('sidebars', sidebars),
    writeGenerated('sidebar-links', sidebars.map(packSidebar)),
    writeGenerated('header', headerEntries(items, data)),
    writeGenerated('header-versions', headerData(HEADER_ITEMS, data)),
    writeGenerated('docs-outside', outside),
    writeGenerated('recent-posts', recentPosts(posts())),
  ]);
  return versions;
}
