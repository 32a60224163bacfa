import type { Code, Heading, PhrasingContent, RootContent, Table, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** The blocks of a Markdown text. */
export function markdown(text: string): RootContent[] {
  return fromMarkdown(text).children.map(node => withoutPlace(node));
}

/** The text of one Markdown paragraph, without the paragraph. */
export function inline(text: string): PhrasingContent[] {
  const [block] = markdown(text);
  return block?.type === 'paragraph' ? block.children : [plain(text)];
}

/** Text as it is. */
export const plain = (value: string): PhrasingContent => ({ type: 'text', value });

/** A word of code inside a text. */
export const inlineCode = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

/** A paragraph. */
export const paragraph = (children: PhrasingContent[]): RootContent => ({ type: 'paragraph', children });

/** A paragraph that starts with a label: "Returns …". */
export const labelled = (label: string, children: PhrasingContent[]): RootContent =>
  paragraph([{ type: 'strong', children: [plain(`${label}:`)] }, plain(' '), ...children]);

/** A block of code in a language, with the rest of the fence's first line as `meta`. */
export const codeBlock = (lang: string, value: string, meta?: string): Code => ({
  type: 'code',
  lang,
  value,
  ...(meta === undefined ? {} : { meta }),
});

/** A heading; `id` names its anchor. */
export const heading = (depth: Heading['depth'], text: string, id: string): Heading => ({
  type: 'heading',
  depth,
  children: [plain(text), { type: 'mdxTextExpression', value: `/* #${id} */` }],
});

/** A heading whose text is code; `id` names its anchor, otherwise the text does. */
export function codeHeading(depth: Heading['depth'], text: string, id?: string): Heading {
  const children: PhrasingContent[] = [inlineCode(text)];
  if (id !== undefined) children.push({ type: 'mdxTextExpression', value: `/* #${id} */` });
  return { type: 'heading', depth, children };
}

/** A table from its headings and the cells of its rows. */
export function table(headings: string[], rows: PhrasingContent[][][]): Table {
  const row = (cells: PhrasingContent[][]): TableRow => ({
    type: 'tableRow',
    children: cells.map(children => ({ type: 'tableCell', children })),
  });
  return { type: 'table', children: [row(headings.map(heading => [plain(heading)])), ...rows.map(row)] };
}

/** Where a text of another file stands in it means nothing in the page. */
function withoutPlace<Node extends RootContent>(node: Node): Node {
  delete node.position;
  if ('children' in node) node.children.forEach(child => withoutPlace(child));
  return node;
}
