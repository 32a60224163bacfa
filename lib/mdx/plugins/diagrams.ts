import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { diagramMistake } from '../diagrams/grammar';
import { drawDiagram } from '../diagrams/mermaid';
import { jsxElement } from '../jsx';

/** Turns mermaid fences into `<Diagram>` elements. Fails on one without a text alternative and on a mistake in it. */
export function diagrams() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || index === undefined || !parent) return;
      const alt = /(?:^|\s)alt="([^"]+)"/.exec(node.meta ?? '')?.[1];
      if (!alt) {
        file.fail('A diagram needs a text that says what it shows. Write ```mermaid alt="…".', node.position);
      }
      draw(node, alt, file);
      parent.children[index] = jsxElement('Diagram', { alt, source: node.value });
    });
  };
}

function draw(node: Code, alt: string, file: VFile): void {
  const { line: fenceLine = 1, column = 1 } = node.position?.start ?? {};
  const mistake = diagramMistake(node.value);
  if (mistake) file.fail(mistake.reason, { line: fenceLine + mistake.line, column });
  try {
    drawDiagram(node.value, alt);
  } catch (error) {
    file.fail(
      `The diagram cannot be drawn: ${error instanceof Error ? error.message : String(error)}`,
      node.position,
    );
  }
}
