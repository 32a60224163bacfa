import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from '../visit';
import type { VFile } from 'vfile';
import { foundWords, wordRules } from '../../content/words';
import { attribute } from '../jsx';
import { pointIn } from '../point';
import { isElement } from './containers';

/**
 * Nodes that aren't our prose: bold text is a label of the app, and a blockquote is a message of the app. Code has no text nodes.
 */
const LEFT_ALONE: Nodes['type'][] = ['strong', 'blockquote'];

/** Attributes that readers see or hear. */
const TEXTS = ['alt', 'caption', 'title', 'label'];

/** Reports words from content/words.yml in text and in the attributes of pictures and other elements. */
export function words() {
  return async (tree: Root, file: VFile) => {
    const rules = await wordRules();
    visit(tree, node => {
      if (LEFT_ALONE.includes(node.type)) return SKIP;
      for (const text of isElement(node) ? TEXTS.map(name => attribute(node, name) ?? '') : [])
        for (const { reason } of foundWords(text, rules)) file.message(reason, node.position);
      if (node.type !== 'text' || !node.position) return;
      const source = String(file).slice(node.position.start.offset, node.position.end.offset);
      for (const { index, reason } of foundWords(source, rules))
        file.message(reason, pointIn(source, index, node.position.start));
    });
  };
}
