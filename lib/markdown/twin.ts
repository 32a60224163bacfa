import type { Nodes, Root, RootContent, Table } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Options } from 'mdast-util-to-markdown';
import { visit } from '../mdx/visit';
import { replaceAlternatives } from '../mdx/alternative-sections';
import { plainTree } from '../mdx/components/plain';
import { setupOf } from '../mdx/plugins/setups';
import { absoluteUrl } from '../routes';
import { variant, variantStart } from './variants';

/** What a twin has besides the page's own text. */
export interface TwinSource {
  title: string;
  description: string;
  route: string;
  tree: Root;
}

const FORMAT: Options = { bullet: '-', extensions: [gfmToMarkdown()] };

/** Markdown has no line breaks in cells, and a space in their place would run, for example, two messages together. */
const TABLE_FORMAT: Options = { ...FORMAT, handlers: { break: () => '<br>' } };

/**
 * A page as plain Markdown, for programs and people: title, description, address, and the text without components. Comments say
 * what's for one setup.
 */
export function markdownTwin({ title, description, route, tree }: TwinSource): string {
  const url = absoluteUrl(route);
  const plain = plainTree(tree, { url });
  markItems(plain);
  const children = replaceAlternatives<RootContent>(plain.children, {
    depthOf: node => (node.type === 'heading' ? node.depth : undefined),
    isForSetup: node => node.type === 'heading' && setupOf(node) !== undefined,
    replace: sections => sections.flatMap(section => variant(setupOfFirst(section), section)),
  });
  const text = toMarkdown({ ...plain, children }, { ...FORMAT, handlers: { table: markedTable } });
  return `# ${title}\n\n> ${description}\n\nSource: <${url}>\n\n${text}`;
}

const setupOfFirst = ([heading]: readonly Nodes[]) => (heading && setupOf(heading)) ?? '';

/** Ends the first paragraph of each list item for a setup with a comment. */
function markItems(tree: Root): void {
  visit(tree, 'listItem', item => {
    const setup = setupOf(item);
    const [first] = item.children;
    if (setup !== undefined && first?.type === 'paragraph')
      first.children.push({ type: 'text', value: ' ' }, { type: 'html', value: variantStart(setup) });
  });
}

/** A table whose rows for a setup end with a comment. The comment comes after the last cell, where it doesn't widen a column. */
function markedTable(table: Table): string {
  const setups = table.children.map(setupOf);
  // The line below the header row isn't a row.
  setups.splice(1, 0, undefined);
  return toMarkdown(table, TABLE_FORMAT)
    .trimEnd()
    .split('\n')
    .map((line, at) => (setups[at] === undefined ? line : `${line} ${variantStart(setups[at])}`))
    .join('\n');
}
