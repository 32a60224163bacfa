import type { Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { plainTree } from '../mdx/components/plain';
import { absoluteUrl } from '../routes';

/** What a twin has besides the page's own text. */
export interface TwinSource {
  title: string;
  description: string;
  route: string;
  tree: Root;
}

/** A page as plain Markdown, for programs and people: title, description, address, and the text without components. */
export function markdownTwin({ title, description, route, tree }: TwinSource): string {
  const url = absoluteUrl(route);
  const text = toMarkdown(plainTree(tree, { url }), { bullet: '-', extensions: [gfmToMarkdown()] });
  return `# ${title}\n\n> ${description}\n\nSource: <${url}>\n\n${text}`;
}
