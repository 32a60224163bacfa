import type { Element, ElementContent, Root, RootContent } from 'hast';

/** A part of a section: some text, and the programs that follow it. */
interface Row {
  /** Set for the first row of a section. */
  level?: string;
  text: RootContent[];
  programs: Element[];
}

/**
 * Arranges a page as rows of text with the programs beside the text, for the pages with `reference: true` in their front
 * matter. A row ends with its programs or at a heading of level 2 or 3. Code without a title is a signature: it stays in the
 * text, without the buttons of a program. The order of the page doesn't change.
 */
export function referenceRows() {
  return (tree: Root) => {
    const rows: Row[] = [];
    for (const node of tree.children) {
      const row = rowFor(node, rows);
      if (isProgram(node)) row.programs.push(node);
      else row.text.push(signatureOf(node) ?? node);
    }
    tree.children = rows.flatMap(elementsOf);
  };
}

/** The row that a node belongs to: the last one, or a new one. */
function rowFor(node: RootContent, rows: Row[]): Row {
  const last = rows.at(-1);
  const level = node.type === 'element' && /^h[23]$/.test(node.tagName) ? node.tagName : undefined;
  const isNext = last === undefined || level !== undefined || (last.programs.length > 0 && isText(node));
  if (!isNext) return last;
  const row: Row = { level, text: [], programs: [] };
  rows.push(row);
  return row;
}

/** Whether a node is more than the line break between two blocks, and isn't a program. */
const isText = (node: RootContent) => node.type !== 'text' && !isProgram(node);

function isProgram(node: RootContent): node is Element {
  return (
    isCode(node) && node.children.some(child => child.type === 'element' && child.tagName === 'figcaption')
  );
}

/** The code of a signature. Its lines wrap, so readers don't have to focus it to scroll. */
function signatureOf(node: RootContent): Element | undefined {
  const pre = isCode(node) ? node.children.find(child => child.type === 'element') : undefined;
  return pre && { ...pre, children: pre.children.map(withLines), properties: {} };
}

/** Code whose lines are elements, so that the styles can indent the rest of a line that wraps. */
function withLines(code: ElementContent): ElementContent {
  if (code.type !== 'element') return code;
  const lines: ElementContent[][] = [[]];
  for (const child of code.children) {
    const texts = child.type === 'text' ? child.value.split('\n') : undefined;
    if (!texts) lines.at(-1)?.push(child);
    texts?.forEach((value, at) => {
      if (at > 0) lines.push([]);
      if (value !== '') lines.at(-1)?.push({ type: 'text', value });
    });
  }
  const elements = lines.filter(line => line.length > 0).map(lineOf);
  return { ...code, children: elements };
}

const lineOf = (children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { dataLine: '' },
  children,
});

function isCode(node: RootContent): node is Element {
  const classes =
    node.type === 'element' && node.tagName === 'figure' ? node.properties.className : undefined;
  return Array.isArray(classes) && classes.includes('code');
}

function elementsOf({ level, text, programs }: Row): RootContent[] {
  if (level === undefined && programs.length === 0) return text;
  const parts = [box('row-text', text as ElementContent[])];
  if (programs.length > 0) parts.push(box('row-programs', programs));
  return [{ ...box('row', parts), properties: { className: ['row'], ...(level && { dataLevel: level }) } }];
}

const box = (name: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: [name] },
  children,
});
