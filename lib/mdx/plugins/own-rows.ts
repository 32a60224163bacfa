import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from '../visit';

/** The elements whose children have no fixed order. */
const GROUPS = ['tbody', 'ul'];

/**
 * Puts `<OwnRows>` before each table body and list in which something is for one setup (plugins/setups.ts), so that
 * lib/setup/page/rows.ts can show it first.
 */
export function ownRows() {
  return (tree: Root) => {
    visit(tree, 'element', (element, index, parent) => {
      if (!parent || index === undefined || !GROUPS.includes(element.tagName)) return;
      const previous = parent.children[index - 1];
      const isDone = previous?.type === 'mdxJsxFlowElement' && previous.name === 'OwnRows';
      if (isDone || !element.children.some(isForSetup)) return;
      parent.children.splice(index, 0, placeFor(element));
      return index + 1;
    });
  };
}

const isForSetup = (child: RootContent) => child.type === 'element' && 'dataSetup' in child.properties;

const placeFor = ({ tagName }: Element): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name: 'OwnRows',
  attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: tagName }],
  children: [],
});
