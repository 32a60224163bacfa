import type {
  BlockContent,
  Blockquote,
  Heading,
  Html,
  Image,
  Link,
  Paragraph,
  PhrasingContent,
  Root,
} from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mdxJsxToMarkdown } from 'mdast-util-mdx-jsx';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
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

/** An admonition in each peer's syntax. */
const ADMONITIONS: Record<Peer, (title: string, content: BlockContent[]) => BlockContent[]> = {
  Starlight: (title, content) => [raw(`:::note[${title}]`), ...content, raw(':::')],
  VitePress: (title, content) => [raw(`::: info ${title}`), ...content, raw(':::')],
  Docusaurus: (title, content) => [raw(`:::note[${title}]`), ...content, raw(':::')],
  Fumadocs: (title, content) => [
    raw(`<Callout title="${attributeText(title)}">`),
    ...content,
    raw('</Callout>'),
  ],
  // GitHub's alerts have no title of their own.
  Nextra: (title, content) => [{ type: 'blockquote', children: [raw('[!NOTE]'), bold(title), ...content] }],
};

const raw = (value: string): Html => ({ type: 'html', value });

const bold = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value }] }],
});

/** The file of a page in a peer's format. */
export function peerMarkdown(page: PlainPage, peer: Peer): string {
  const body = structuredClone(page.body);
  visit(body, 'blockquote', (node, index, parent) => {
    const title = admonitionTitle(node);
    if (title === undefined || !parent || index === undefined) return;
    const admonition = ADMONITIONS[peer](title, node.children.slice(1) as BlockContent[]);
    parent.children.splice(index, 1, ...admonition);
    return index + admonition.length;
  });
  if (peer !== 'Docusaurus')
    visit(body, 'image', (node, index, parent) => {
      if (parent && index !== undefined) parent.children[index] = lazyImage(node);
    });
  const slug = peer === 'Docusaurus' ? { slug: page.route } : {};
  const front = stringify({ title: page.title, description: page.description, ...slug }, { lineWidth: 0 });
  return `---\n${front}---\n\n${TEXTS[peer](body, page.title)}`;
}

const plainText = (body: Root) => toMarkdown(body, { bullet: '-', extensions: [gfmToMarkdown()] });

/** The text of a page in each peer's kind of Markdown. */
const TEXTS: Record<Peer, (body: Root, title: string) => string> = {
  Starlight: plainText,
  VitePress: (body, title) => vueText(title, plainText(body)),
  Docusaurus: plainText,
  Fumadocs: mdxText,
  Nextra: nextraText,
};

/** Nextra needs the title in the text, and calls the title of a code block `filename`. */
function nextraText({ children }: Root, title: string): string {
  const heading: Heading = { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] };
  const body: Root = { type: 'root', children: [heading, ...children] };
  visit(body, 'code', node => {
    node.meta = node.meta?.replace(/\btitle=/, 'filename=');
  });
  return mdxText(body);
}

/** MDX, in which braces and tags would be code unless they're escaped, and tags must be closed. It has no HTML comments. */
function mdxText(body: Root): string {
  visit(body, 'html', (node, index, parent) => {
    if (node.value.startsWith('<!--') && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    if (/^<(?:br|img)\b/.test(node.value)) node.value = node.value.replace(/\s*\/?>$/, ' />');
    return undefined;
  });
  // Fumadocs fails on a language that it doesn't know, and a twin has a table of Markdown whose `|` looks like one.
  visit(body, 'code', node => {
    if (node.lang?.startsWith('|')) Object.assign(node, { lang: 'text', meta: null });
  });
  const braces: Options = { unsafe: [{ character: '{', inConstruct: 'phrasing' }] };
  return toMarkdown(body, { bullet: '-', extensions: [gfmToMarkdown(), mdxJsxToMarkdown(), braces] });
}

/** A lazy picture whose space is reserved. Docusaurus does so by default, and the others need attributes. */
function lazyImage({ url, alt, data }: Image): Html {
  const { width, height } = data?.hProperties ?? {};
  const size = width === undefined ? '' : ` width="${width}" height="${height}"`;
  return raw(`<img src="${url}" alt="${attributeText(alt ?? '')}"${size} loading="lazy">`);
}

const attributeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

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

/** The peers whose pages are MDX. */
const MDX: readonly Peer[] = ['Fumadocs', 'Nextra'];

/**
 * The file of a page in a peer's content folder. VitePress derives the address from the file, and a folder's address ends with a
 * slash.
 */
export function peerFile(route: string, peer: Peer): string {
  const path = route.replace(/^\/|\/$/g, '');
  const ending = MDX.includes(peer) ? 'mdx' : 'md';
  if (path === '') return `index.${ending}`;
  return peer === 'VitePress' ? `${path}/index.md` : `${path}.${ending}`;
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
