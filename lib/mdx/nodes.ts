import type { Code, Heading, InlineCode, PhrasingContent, RootContent, Table, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** Pages are MDX, which has no HTML. */
const WITHOUT_HTML = { disable: { null: ['htmlFlow', 'htmlText'] } };

/** The blocks of a Markdown string. */
export function markdown(text: string): RootContent[] {
  return fromMarkdown(text, { extensions: [WITHOUT_HTML] }).children.map(node => withoutPlace(node));
}

/** The inline nodes of one Markdown paragraph. */
export function inline(text: string): PhrasingContent[] {
  const [block] = markdown(text);
  return block?.type === 'paragraph' ? block.children : [plain(text)];
}

/** Plain text. */
export const plain = (value: string): PhrasingContent => ({ type: 'text', value });

/** A link. */
export const link = (label: string, url: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [plain(label)],
});

/** Inline code. */
export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value });

/** A paragraph. */
export const paragraph = (children: PhrasingContent[]): RootContent => ({ type: 'paragraph', children });

/** A paragraph that starts with a label: "Returns …". Pages show it as a row, like a parameter. */
export const labeled = (label: string, children: PhrasingContent[]): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [plain(`${label}:`)] }, plain(' '), ...children],
  data: { hProperties: { className: ['labeled'] } },
});

/** A block of code in a language, with the rest of the fence's first line as `meta`. */
export const codeBlock = (lang: string, value: string, meta?: string): Code => ({
  type: 'code',
  lang,
  value,
  ...(meta === undefined ? {} : { meta }),
});

/** A heading. `id` is its anchor. */
export const heading = (depth: Heading['depth'], text: string, id: string): Heading => ({
  type: 'heading',
  depth,
  children: [plain(text), { type: 'mdxTextExpression', value: `/* #${id} */` }],
});

/** A heading with code as its text. Its anchor is `id`, or else comes from the text. */
export function codeHeading(depth: Heading['depth'], text: string, id?: string): Heading {
  const children: PhrasingContent[] = [inlineCode(text)];
  if (id !== undefined) children.push({ type: 'mdxTextExpression', value: `/* #${id} */` });
  return { type: 'heading', depth, children };
}

/** A table from its headings and rows. */
export function table(headings: string[], rows: PhrasingContent[][][]): Table {
  const row = (cells: PhrasingContent[][]): TableRow => ({
    type: 'tableRow',
    children: cells.map(children => ({ type: 'tableCell', children })),
  });
  return { type: 'table', children: [row(headings.map(heading => [plain(heading)])), ...rows.map(row)] };
}

/** Removes positions, which refer to another file. */
function withoutPlace<Node extends RootContent>(node: Node): Node {
  delete node.position;
  if ('children' in node) node.children.forEach(child => withoutPlace(child));
  return node;
}
