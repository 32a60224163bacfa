import type {
  BlockContent,
  Blockquote,
  Image,
  Link,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { stringify } from 'yaml';
import type { Peer } from './sites';

/** A page of this site without components. Each peer's file is written from it. */
export interface PlainPage {
  route: string;
  title: string;
  description: string;
  body: Root;
}

/** What the Markdown of a page refers to. */
export interface Surroundings {
  /** The address of the site with its trailing slash. Links that start with it stay on the site. */
  site: string;
  /** The addresses of all pages that the peers get. */
  routes: ReadonlySet<string>;
  /** Screenshots by their alt text. */
  pictures: ReadonlyMap<string, Picture>;
}

/** A screenshot: the address of its file, and its size on the page. */
export interface Picture {
  url: string;
  width: number;
  height: number;
}

const SCREENSHOT = 'Screenshot: ';

/**
 * Reads the Markdown twin of a page (lib/markdown/twin.ts): its title, description, and address become fields, links to pages of
 * the site become relative, and placeholders become screenshots again.
 *
 * @throws Error if the text doesn't start like a twin
 */
export function readTwin(route: string, text: string, around: Surroundings): PlainPage {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(text);
  const [title, description, source, ...children] = tree.children;
  if (title?.type !== 'heading' || description?.type !== 'blockquote' || source?.type !== 'paragraph')
    throw new Error(
      `The Markdown twin of ${route} doesn't start with title, description, and address. Build the site again.`,
    );
  const body: Root = { type: 'root', children };
  visit(body, 'link', (node, index, parent) => {
    const picture = pictureOf(node, around);
    if (picture && parent && index !== undefined) parent.children[index] = picture;
    else node.url = localAddress(node.url, around);
  });
  return { route, title: toString(title), description: toString(description), body };
}

function pictureOf(node: Link, { pictures }: Surroundings): PhrasingContent | undefined {
  const text = toString(node);
  if (!text.startsWith(SCREENSHOT)) return undefined;
  const alt = text.slice(SCREENSHOT.length);
  const picture = pictures.get(alt);
  if (!picture) return undefined;
  const { url, width, height } = picture;
  return { type: 'image', url, alt, data: { hProperties: { width, height } } };
}

function localAddress(address: string, { site, routes }: Surroundings): string {
  if (!address.startsWith(site)) return address;
  const local = address.slice(site.length - 1);
  return routes.has(local.replace(/[?#].*$/, '')) ? local : address;
}

/** The syntax of an admonition in each peer. */
const ADMONITIONS: Record<Peer, (title: string) => string> = {
  Starlight: title => `:::note[${title}]`,
  VitePress: title => `::: info ${title}`,
  Docusaurus: title => `:::note[${title}]`,
};

/** The file of a page in a peer's format. */
export function peerMarkdown(page: PlainPage, peer: Peer): string {
  const body = structuredClone(page.body);
  visit(body, 'blockquote', (node, index, parent) => {
    const title = admonitionTitle(node);
    if (title === undefined || !parent || index === undefined) return;
    const raw = (value: string): RootContent => ({ type: 'html', value });
    const rest = node.children.slice(1) as BlockContent[];
    parent.children.splice(index, 1, raw(ADMONITIONS[peer](title)), ...rest, raw(':::'));
    return index + rest.length + 2;
  });
  if (peer !== 'Docusaurus')
    visit(body, 'image', (node, index, parent) => {
      if (parent && index !== undefined) parent.children[index] = lazyImage(node);
    });
  const slug = peer === 'Docusaurus' ? { slug: page.route } : {};
  const front = stringify({ title: page.title, description: page.description, ...slug }, { lineWidth: 0 });
  const extensions = [gfmToMarkdown()];
  const text = toMarkdown(body, { bullet: '-', extensions });
  return `---\n${front}---\n\n${peer === 'VitePress' ? vueText(page.title, text) : text}`;
}

/** A lazy picture whose space is reserved. Docusaurus does so by default, and the others need attributes. */
function lazyImage({ url, alt, data }: Image): RootContent & PhrasingContent {
  const { width, height } = data?.hProperties ?? {};
  const text = (alt ?? '').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const size = width === undefined ? '' : ` width="${width}" height="${height}"`;
  return { type: 'html', value: `<img src="${url}" alt="${text}"${size} loading="lazy">` };
}

/** VitePress needs the title in the text, and would treat double braces as code unless they're escaped. */
function vueText(title: string, text: string): string {
  const safe = text.includes('{{') ? `:::: v-pre\n\n${text}\n::::\n` : text;
  return `# ${title}\n\n${safe}`;
}

/** The title of a blockquote that was an admonition: a paragraph with only bold text, before others. */
function admonitionTitle({ children }: Blockquote): string | undefined {
  const [first] = children;
  const only = first?.type === 'paragraph' && children.length > 1 ? (first as Paragraph).children : [];
  return only.length === 1 && only[0]?.type === 'strong' ? toString(only[0]) : undefined;
}

/**
 * The file of a page in a peer's content folder. VitePress derives the address from the file, and a folder's address ends with a
 * slash.
 */
export function peerFile(route: string, peer: Peer): string {
  const path = route.replace(/^\/|\/$/g, '');
  if (path === '') return 'index.md';
  return peer === 'VitePress' ? `${path}/index.md` : `${path}.md`;
}

/**
 * A larger site: the pages, and copies of them with unique addresses and titles. The result is always the same.
 *
 * @param count the total number of pages
 */
export function grown(pages: readonly PlainPage[], count: number): PlainPage[] {
  return Array.from({ length: count }, (_, number) => {
    const page = pages[number % pages.length] as PlainPage;
    if (number < pages.length) return page;
    const copy = Math.floor(number / pages.length) + 1;
    return { ...page, route: page.route.replace(/\/$/, `-${copy}/`), title: `${page.title} ${copy}` };
  });
}
