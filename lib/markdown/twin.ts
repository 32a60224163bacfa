import type { BlockContent, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { attribute } from '../mdx/jsx';
import { absoluteUrl } from '../routes';

/** What a twin says beside the page's own text. */
export interface TwinSource {
  title: string;
  description: string;
  route: string;
  tree: Root;
}

type Component = MdxJsxFlowElement | MdxJsxTextElement;

/** A page as plain Markdown for programs and people: title, description, address, and the text without components. */
export function markdownTwin({ title, description, route, tree }: TwinSource): string {
  const url = absoluteUrl(route);
  const body = { type: 'root', children: tree.children.flatMap(node => plain(node, url)) } as Root;
  const text = toMarkdown(body, { bullet: '-', extensions: [gfmToMarkdown()] });
  return `# ${title}\n\n> ${description}\n\nSource: <${url}>\n\n${text}`;
}

/** What a component becomes; those that are not here become what is in them. */
const PLAIN: Record<string, (node: Component, children: RootContent[], url: string) => RootContent[]> = {
  Admonition: (node, children) => [
    {
      type: 'blockquote',
      children: [bold(text(node, 'title') ?? capital(text(node, 'type'))), ...blocks(children)],
    },
  ],
  Card: (node, children) => [
    {
      type: 'list',
      spread: false,
      children: [
        {
          type: 'listItem',
          spread: false,
          children: [
            paragraph([
              {
                type: 'link',
                url: absolute(text(node, 'href') ?? '', ''),
                children: [word(text(node, 'title'))],
              },
            ]),
            ...blocks(children),
          ],
        },
      ],
    },
  ],
  EnvelopeSimulator: (_, __, url) => [seeOnSite('Try the envelope simulator on the website', url)],
  Drawing: (node, _, url) => [seeOnSite(`Drawing: ${text(node, 'alt')}`, url)],
  Diagram: (node, _, url) => [seeOnSite(`Diagram: ${text(node, 'alt') ?? 'see the website'}`, url)],
  Key: node => [{ type: 'inlineCode', value: text(node, 'keys') ?? '' }],
  Screenshot: (node, _, url) => [seeOnSite(`Screenshot: ${text(node, 'alt')}`, url)],
  Tab: (node, children) => [bold(text(node, 'label')), ...children],
  br: () => [{ type: 'break' }],
  summary: (_, children) => [{ type: 'strong', children: children as PhrasingContent[] }],
};

/** A node of a page's tree without components and expressions, and with absolute addresses. */
function plain(node: Nodes, url: string): RootContent[] {
  if (/Expression$|Esm$/.test(node.type)) return [];
  const children = 'children' in node ? node.children.flatMap(child => plain(child, url)) : [];
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    return PLAIN[node.name ?? '']?.(node, children, url) ?? children;
  const copy = { ...node } as Record<string, unknown>;
  if ('children' in node) copy.children = children;
  if (node.type === 'link' || node.type === 'image') copy.url = absolute(node.url, url);
  return [copy as unknown as RootContent];
}

function absolute(address: string, url: string): string {
  if (address.startsWith('#')) return url + address;
  return address.startsWith('/') ? absoluteUrl(address) : address;
}

const text = (node: Component, name: string) => attribute(node, name);

const word = (value = ''): PhrasingContent => ({ type: 'text', value });

const capital = (value = '') => value.charAt(0).toUpperCase() + value.slice(1);

const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

const bold = (value = ''): Paragraph => paragraph([{ type: 'strong', children: [word(value)] }]);

const seeOnSite = (value: string, url: string): Paragraph =>
  paragraph([{ type: 'link', url, children: [word(value)] }]);

const PHRASING = ['text', 'link', 'strong', 'emphasis', 'inlineCode', 'delete', 'break'];

/** Loose text among blocks stands in a paragraph of its own. */
function blocks(children: RootContent[]): BlockContent[] {
  return children.map(child =>
    PHRASING.includes(child.type) ? paragraph([child as PhrasingContent]) : (child as BlockContent),
  );
}
