import type { Element, Nodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { visit } from '../mdx/visit';
import { elementsNamed, metaContent, textOf, type ExportedPage } from '../output/site';
import { absoluteUrl } from '../routes';
import { SITE } from '../site';

/** Elements left out of the twin: controls and icons, and the title, which is added separately. */
const DROPPED = ['button', 'input', 'select', 'progress', 'noscript', 'svg', 'h1'];

/**
 * The Markdown twin of a page built from components instead of Markdown, such as the home page or a list of posts. It has the
 * content of the page's `<main>`.
 *
 * @throws Error when the page has no `<main>`
 */
export function htmlTwin(page: Pick<ExportedPage, 'route' | 'source' | 'elements'>): string {
  const [main] = elementsNamed(page, 'main');
  if (!main)
    throw new Error(`${page.source}: ${page.route} has no <main>, so it can't have a Markdown twin.`);
  const url = absoluteUrl(page.route);
  const tree = fromParse5(main) as Element;
  const heading = elementsNamed(page, 'h1').map(textOf)[0] ?? SITE.title;
  visit(tree, (node, index, parent) => {
    if (parent && index !== undefined && isDropped(node)) {
      (parent as Element).children.splice(index, 1);
      return index;
    }
    if (node.type !== 'element') return;
    for (const name of ['href', 'src'] as const) {
      const address = node.properties[name];
      if (typeof address === 'string') node.properties[name] = new URL(address, url).href;
    }
  });
  const text = toMarkdown(toMdast(tree), { bullet: '-', extensions: [gfmToMarkdown()] });
  return `# ${heading.trim()}\n\n> ${metaContent(page, 'description') ?? ''}\n\nSource: <${url}>\n\n${text}`;
}

/** Nodes left out of a twin: React's comments, decorations, and one of two pictures that only differ in their color mode. */
function isDropped(node: Nodes): boolean {
  if (node.type === 'comment') return true;
  if (node.type !== 'element') return false;
  const { tagName, properties } = node;
  return DROPPED.includes(tagName) || properties.ariaHidden === 'true' || properties.dataMode === 'dark';
}
