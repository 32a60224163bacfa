import { readFile } from 'node:fs/promises';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { filesBelow } from '../content/files';

/** An element of an exported page. */
export type Element = DefaultTreeAdapterTypes.Element;

/** A page in the export, parsed. */
export interface HtmlPage {
  /** Path of the file, such as `out/docs/index.html`. */
  file: string;
  elements: Element[];
}

/** An HTML string, and its elements with their positions. */
export interface ParsedHtml {
  html: string;
  elements: Element[];
}

/** An edit that replaces the text between two offsets. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Parses an HTML string that will be edited. */
export function parseHtml(html: string): ParsedHtml {
  return { html, elements: elementsIn(parse(html, { sourceCodeLocationInfo: true })) };
}

/** Applies edits, which must not overlap. At the same position, insertions come before removals. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let last = 0;
  for (const { start, end, text: added } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(last, start) + added;
    last = end;
  }
  return result + text.slice(last);
}

/** The edit that removes an element. */
export function removal({ sourceCodeLocation: place }: Element): Edit[] {
  return place ? [{ start: place.startOffset, end: place.endOffset, text: '' }] : [];
}

/** The edit that removes an element's content. */
export function emptying({ sourceCodeLocation: place }: Element): Edit[] {
  return place?.startTag && place.endTag
    ? [{ start: place.startTag.endOffset, end: place.endTag.startOffset, text: '' }]
    : [];
}

/** Every HTML file below a folder, parsed one at a time. */
export async function* htmlPages(folder: string): AsyncGenerator<HtmlPage> {
  for (const file of await filesBelow(folder, '.html'))
    yield { file, elements: elementsOf(await readFile(file, 'utf8')) };
}

/** Every element of an HTML string, in document order. */
export function elementsOf(html: string): Element[] {
  return elementsIn(parse(html));
}

/** Every element of a parsed document, in document order. */
export function elementsIn(document: DefaultTreeAdapterTypes.Document): Element[] {
  const elements: Element[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node) elements.push(node);
    if ('childNodes' in node) node.childNodes.forEach(walk);
    if ('content' in node) walk(node.content);
  };
  walk(document);
  return elements;
}

/** An element's attribute, or undefined. */
export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find(attribute => attribute.name === name)?.value;
}
