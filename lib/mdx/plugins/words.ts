import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { foundWords, wordRules } from '../../content/words';
import { pointIn } from '../point';

/** What isn't our prose: bold is a label of the app. Code has no text nodes. */
const LEFT_ALONE: Nodes['type'][] = ['strong'];

/** Reports words of content/words.yml in running text. */
export function words() {
  return async (tree: Root, file: VFile) => {
    const rules = await wordRules();
    visit(tree, node => {
      if (LEFT_ALONE.includes(node.type)) return SKIP;
      if (node.type !== 'text' || !node.position) return;
      const source = String(file).slice(node.position.start.offset, node.position.end.offset);
      for (const { index, reason } of foundWords(source, rules))
        file.message(reason, pointIn(source, index, node.position.start));
    });
  };
}
