import type { Code, Root } from 'mdast';
import { messageOf } from '../../errors';
import { visit } from '../visit';
import type { VFile } from 'vfile';
import { diagramMistake } from '../diagrams/grammar';
import { drawDiagram } from '../diagrams/mermaid';
import { jsxElement } from '../jsx';

/** Turns mermaid fences into `<Diagram>` elements. Reports diagrams without alt text and with errors. */
export function diagrams() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || index === undefined || !parent) return;
      const alt = /(?:^|\s)alt="([^"]+)"/.exec(node.meta ?? '')?.[1];
      if (!alt) file.message('The diagram has no alt text. Write ```mermaid alt="…".', node.position);
      const svg = draw(node, alt ?? '', file);
      // A diagram that can't be drawn is shown as code.
      if (svg !== undefined) parent.children[index] = jsxElement('Diagram', { alt: alt ?? '', svg });
      else Object.assign(node, { lang: 'text', meta: null });
    });
  };
}

/** Draws a diagram as SVG, or reports why it can't. */
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
    file.message(`The diagram can't be drawn: ${messageOf(error)}`, node.position);
    return undefined;
  }
}
