import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { diagramMistake } from '../diagrams/grammar';
import { drawDiagram } from '../diagrams/mermaid';
import { jsxElement } from '../jsx';

/** Turns mermaid fences into `<Diagram>` elements. Reports one without a text alternative and a mistake in it. */
export function diagrams() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || index === undefined || !parent) return;
      const alt = /(?:^|\s)alt="([^"]+)"/.exec(node.meta ?? '')?.[1];
      if (!alt)
        file.message(
          'A diagram needs a text that says what it shows. Write ```mermaid alt="…".',
          node.position,
        );
      const svg = draw(node, alt ?? '', file);
      // What can't be drawn is shown as code.
      if (svg !== undefined) parent.children[index] = jsxElement('Diagram', { alt: alt ?? '', svg });
      else node.lang = 'text';
    });
  };
}

/** Draws a diagram as SVG; reports what is wrong with one that can't be drawn. */
function draw(node: Code, alt: string, file: VFile): string | undefined {
  const { line: fenceLine = 1, column = 1 } = node.position?.start ?? {};
  const mistake = diagramMistake(node.value);
  if (mistake) {
    file.message(mistake.reason, { line: fenceLine + mistake.line, column });
    return undefined;
  }
  try {
    return drawDiagram(node.value, alt);
  } catch (error) {
    file.message(
      `The diagram cannot be drawn: ${error instanceof Error ? error.message : String(error)}`,
      node.position,
    );
    return undefined;
  }
}
