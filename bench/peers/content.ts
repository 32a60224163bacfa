import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { docId, docs, posts } from '@/lib/content/queries';
import { twinPath } from '@/lib/markdown/path';
import type { SidebarItem } from '@/lib/navigation/types';
import { absoluteUrl, routes } from '@/lib/routes';
import { peerFile, peerMarkdown, readTwin, type Picture, type PlainPage } from './convert';
import { peerSidebar } from './sidebar';
import { outOf, peerFolder, type Peer } from './sites';

/** The content that all peers are built from. */
export interface PeerContent {
  pages: PlainPage[];
  sidebar: SidebarItem[];
}

/** Where a build writes its data about the sidebar and pictures. */
const GENERATED = '.generated';

/** This site's docs and posts from the last build, whose Markdown twins are in out/. */
export async function siteContent(): Promise<PeerContent> {
  const routesOfPages = [
    ...docs().map(doc => routes.doc(docId(doc))),
    ...posts().map(({ slug }) => routes.post(slug)),
  ].sort();
  const around = {
    site: absoluteUrl('/'),
    routes: new Set(routesOfPages),
    pictures: await pictures(),
  };
  const pages: PlainPage[] = [];
  for (const route of routesOfPages) {
    const twin = await readFile(join(outOf('this site'), twinPath(route)), 'utf8').catch(() => {
      throw new Error(`${route} has no Markdown twin. Run \`npm run build\` first.`);
    });
    pages.push(readTwin(route, twin, around));
  }
  const [first] = JSON.parse(await readFile(`${GENERATED}/sidebars.json`, 'utf8')) as {
    items: SidebarItem[];
  }[];
  return { pages, sidebar: first?.items ?? [] };
}

/** The approximate width of a picture in the text on a 2x screen. */
const PICTURE_WIDTH = 1440;

/** The file of each screenshot in the docs and posts, by its alt text. */
async function pictures(): Promise<Map<string, Picture>> {
  const shots = JSON.parse(await readFile(`${GENERATED}/screenshots.json`, 'utf8')) as Record<
    string,
    { width: number; height: number; variants: { light: [width: number, file: string][] } } | undefined
  >;
  const byText = new Map<string, Picture>();
  for (const file of await readdir('content', { recursive: true })) {
    if (!file.endsWith('.mdx')) continue;
    const text = await readFile(join('content', file), 'utf8');
    for (const [, name = '', alt = ''] of text.matchAll(
      /<Screenshot\b[^>]*?\bname="([^"]+)"[^>]*?\balt="([^"]+)"/g,
    )) {
      const shot = shots[name];
      const widths = shot?.variants.light ?? [];
      const [, url] = widths.find(([width]) => width >= PICTURE_WIDTH) ?? widths.at(-1) ?? [];
      if (shot && url !== undefined) byText.set(alt, { url, width: shot.width, height: shot.height });
    }
  }
  return byText;
}

/** Where each peer looks for pages. */
const PAGES: Record<Peer, string> = {
  Starlight: 'src/content/docs',
  VitePress: 'content',
  Docusaurus: 'content',
  Fumadocs: 'content',
  Nextra: 'content',
};

/** Where each peer looks for static files. */
const PUBLIC: Record<Peer, string> = {
  Starlight: 'public',
  VitePress: 'content/public',
  Docusaurus: 'public',
  Fumadocs: 'public',
  Nextra: 'public',
};

/** Writes pages, sidebar, and pictures to a peer's build folder. Files of an earlier build are removed, except for packages. */
export async function writePeer(peer: Peer, { pages, sidebar }: PeerContent): Promise<void> {
  const folder = peerFolder(peer);
  await forgetBuild(peer);
  for (const name of [PAGES[peer], PUBLIC[peer]])
    await rm(join(folder, name), { recursive: true, force: true });
  await cp(join('bench/peers', peer.toLowerCase()), folder, {
    recursive: true,
    filter: name => !name.endsWith('node_modules'),
  });
  await cp('public/screenshots', join(folder, PUBLIC[peer], 'screenshots'), { recursive: true });
  await writeFile(join(folder, 'sidebar.json'), JSON.stringify(peerSidebar(sidebar, peer)));
  for (const page of [homeOf(pages), ...pages]) {
    const file = pageFile(peer, page.route);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, peerMarkdown(page, peer));
  }
}

/** The file of a page in a peer's build folder. */
export const pageFile = (peer: Peer, route: string) =>
  join(peerFolder(peer), PAGES[peer], peerFile(route, peer));

/** Removes the output and caches of a peer's builds. */
export async function forgetBuild(peer: Peer): Promise<void> {
  for (const name of [
    'dist',
    '.astro',
    '.docusaurus',
    '.next',
    '.source',
    '.vitepress/cache',
    'node_modules/.astro',
    'node_modules/.cache',
  ])
    await rm(join(peerFolder(peer), name), { recursive: true, force: true });
}

/** The peers' home page: the first page of the docs at a different address. */
function homeOf(pages: readonly PlainPage[]): PlainPage {
  const docs = pages.find(({ route }) => route === '/docs/');
  if (!docs) throw new Error('The site has no page /docs/, which the peers use as their home page.');
  return { ...docs, route: '/' };
}
