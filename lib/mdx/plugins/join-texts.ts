import type { ElementContent, Root } from 'hast';
import { visit } from '../visit';

/** Joins neighboring strings: React puts an empty comment between two of them, which every reader would download. */
export function joinTexts() {
  return (tree: Root) => {
    visit(tree, node => {
      if (!('children' in node)) return;
      const children = node.children as ElementContent[];
      for (let at = children.length - 1; at > 0; at--) {
        const [before, text] = [children[at - 1], children[at]];
        if (before?.type !== 'text' || text?.type !== 'text') continue;
        before.value += text.value;
        children.splice(at, 1);
      }
    });
  };
}
