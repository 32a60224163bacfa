import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { attribute } from '../jsx';
import type { ClipUse } from '../types';
import type { Element } from './containers';
import { isNumbered } from './screenshot-use';

/**
 * Reads a `<Clip>` and the steps in its list. The clip is inside `depth` list items. Reports content that isn't one numbered
 * list.
 */
export function clipUse(
  node: Element,
  depth: number,
  report: (reason: string, place?: Nodes['position']) => void,
): ClipUse {
  const [list, other] = node.children;
  if (!list || !isNumbered(list) || other)
    report(
      '<Clip> must contain one numbered list, with one entry for each of its pictures.',
      (list && isNumbered(list) ? other : list)?.position,
    );
  const placeOf = ({ position }: Nodes) => ({
    line: position?.start.line ?? 1,
    column: position?.start.column ?? 1,
  });
  const items = node.children.filter(isNumbered).flatMap(({ children }) => children);
  return {
    name: attribute(node, 'name') ?? '',
    alt: attribute(node, 'alt') ?? '',
    steps: items.map(item => ({ text: toString(item), ...placeOf(item) })),
    depth,
    ...placeOf(node),
  };
}
