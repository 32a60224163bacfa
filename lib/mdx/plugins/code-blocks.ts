import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from '../visit';
import { TOKEN_CLASSES } from '../code';

/** Text is as wide as this many characters of code, with the buttons beside them. */
const MAX_CHARACTERS = 58;

/**
 * Post-processes highlighted code: colors become classes, which take a tenth of the bytes of style attributes, and unused
 * attributes are removed. In a diff, added and removed lines are marked. A block with longer lines than the text is wider.
 */
export function codeBlocks() {
  return (tree: Root) => {
    visit(tree, 'element', node => {
      if (node.tagName !== 'figure' || !('data-rehype-pretty-code-figure' in node.properties)) return;
      node.properties = { className: isWide(node) ? ['code', 'wide'] : ['code'] };
      visit(node, 'element', finish);
      visit(node, 'element', withoutLines);
      return SKIP;
    });
  };
}

function isWide(block: Element): boolean {
  const code = block.children.find(part => part.type === 'element' && part.tagName === 'pre');
  const lines = code ? toString(code).split('\n') : [];
  return lines.some(({ length }) => length > MAX_CHARACTERS);
}

function finish(node: Element): void {
  const { properties } = node;
  if (node.tagName === 'figcaption') node.properties = { className: ['code-title'] };
  if (node.tagName === 'pre') node.properties = { tabIndex: 0 };
  if (node.tagName === 'code') {
    if (properties['data-language'] === 'diff') markDiff(node.children);
    const numbered = 'data-line-numbers' in properties;
    node.properties = numbered ? { 'data-line-numbers': '', style: properties.style } : {};
  }
  if ('data-line' in properties) node.children = node.children.flatMap(colored);
  if ('data-highlighted-chars' in properties) node.children = node.children.flatMap(colored);
}

/** Removes the elements around lines that are neither marked nor numbered, because every reader would download them. */
function withoutLines(node: Element): void {
  if (node.tagName !== 'code' || 'data-line-numbers' in node.properties) return;
  node.children = node.children.flatMap(line =>
    line.type === 'element' && isPlain(line) ? line.children : [line],
  );
}

const isPlain = ({ properties }: Element) =>
  !('data-highlighted-line' in properties || 'data-diff' in properties);

/** A token with a class for its color, or plain text if it has the default color. */
function colored(token: ElementContent): ElementContent[] {
  if (token.type !== 'element' || typeof token.properties.style !== 'string') return [token];
  const name = TOKEN_CLASSES[token.properties.style];
  if (name === undefined) return [token];
  if (name === '') return token.children;
  token.properties = { className: [name] };
  return [token];
}

function markDiff(lines: ElementContent[]): void {
  for (const line of lines) {
    const [first] = line.type === 'element' ? line.children : [];
    const sign = first && toString(first).charAt(0);
    if (line.type === 'element' && (sign === '+' || sign === '-'))
      line.properties['data-diff'] = sign === '+' ? 'added' : 'removed';
  }
}
