import type { Code, Nodes, Root, RootContent } from 'mdast';
import { SKIP, visit } from '../visit';
import type { VFile } from 'vfile';
import { jsxElement } from '../jsx';
import { parser } from '../parser';
import { parseAll } from '../syntax';
import { unravel } from './unravel';

/**
 * Shows `mdx live` fences twice: the source, and below it the result. That way, the page for writers needs each example only
 * once. It runs first, so that the examples are treated like any other text.
 */
export function liveExamples() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mdx' || node.meta !== 'live' || index === undefined || !parent) return;
      parent.children[index] = jsxElement('Example', {}, [
        { ...node, meta: null },
        ...parseExample(node, file),
      ]);
      return [SKIP, index + 1];
    });
  };
}

/** The example's own syntax tree, with positions in the page's file. */
function parseExample(node: Code, file: VFile): RootContent[] {
  const start = node.position?.start;
  const firstLine = start ? start.line : 0;
  // The text starts after the fence's first line.
  const firstOffset = (node.position?.end.offset ?? 0) - node.value.length - closingLength(node);
  const { tree: example, mistakes } = parseAll(node.value, text => parser.parse(text) as Root);
  for (const { line, column, reason } of mistakes) file.message(reason, { line: line + firstLine, column });
  unravel()(example);
  visit(example, (child: Nodes) => {
    for (const point of [child.position?.start, child.position?.end]) {
      if (!point) continue;
      point.line += firstLine;
      point.offset = (point.offset ?? 0) + firstOffset;
    }
  });
  return example.children;
}

/** The number of characters after a fence's text: a line break and the closing fence, which is as long as the opening one. */
function closingLength({ position }: Code): number {
  return (position?.end.column ?? 1) - (position?.start.column ?? 1) + 1;
}
