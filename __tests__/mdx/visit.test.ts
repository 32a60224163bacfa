import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit as visitOfPackage } from 'unist-util-visit';
import { EXIT, SKIP, visit } from '@/lib/mdx/visit';

const page = () => fromMarkdown('# One *two*\n\nThree `four`\n\n- five\n- six **seven**\n');

type Visit = typeof visit;

/** What a visitor sees that changes the tree and chooses where to continue. */
function seen(
  visitNodes: Visit,
  choose: (type: string, value: string) => ReturnType<() => unknown>,
): unknown[] {
  const found: unknown[] = [];
  const tree: Root = page();
  visitNodes(tree, (node, index, parent) => {
    const value = 'value' in node ? node.value : '';
    found.push([node.type, value, index, parent?.type]);
    if (value === 'Three ' && parent) parent.children.splice(0, 1, { type: 'text', value: 'new' });
    return choose(node.type, value) as undefined;
  });
  return [...found, tree];
}

it.each([
  ['visits everything', () => undefined],
  ['leaves out what is below a node', (type: string) => (type === 'listItem' ? SKIP : undefined)],
  ['stops', (_: string, value: string) => (value === 'five' ? EXIT : undefined)],
  ['continues at a sibling', (type: string) => (type === 'heading' ? 2 : undefined)],
  [
    'leaves out a node and continues at a sibling',
    (type: string) => (type === 'heading' ? [SKIP, 2] : undefined),
  ],
])('%s as unist-util-visit does', (_, choose) => {
  expect(seen(visit, choose)).toEqual(seen(visitOfPackage, choose));
});

it('visits only nodes of a type', () => {
  const found: unknown[] = [];
  visit(page(), 'listItem', (node, index, parent) => void found.push(node.type, index, parent?.type));
  expect(found).toEqual(['listItem', 0, 'list', 'listItem', 1, 'list']);
});
