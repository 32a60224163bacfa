import { EXIT, SKIP, type visit as visitOfPackage } from 'unist-util-visit';

export { EXIT, SKIP };

/** A syntax tree's node, of Markdown, HTML, or English. */
interface Node {
  type: string;
  children?: Node[];
}

type Visitor = (node: Node, index: number | undefined, parent: Node | undefined) => unknown;

/**
 * Calls a function for a node and everything below it, from top to bottom, or only for nodes of one type. The function may return
 * EXIT, SKIP, or the index of the sibling to continue with. It works the same way as `visit` from unist-util-visit, which is slow
 * because it defines a function with its own name for each node.
 *
 * @param tree the node
 * @param test the type of the nodes; left out: every node
 * @param visitor is called with each node, its index, and its parent
 */
export const visit = ((tree: Node, test: string | Visitor, visitor?: Visitor): void => {
  if (typeof test === 'string') walk(tree, undefined, undefined, test, visitor as Visitor);
  else walk(tree, undefined, undefined, undefined, test);
}) as Visit;

/** The forms of `visit` that we use. */
type Visit = typeof visitOfPackage;

/** Visits a node. Returns EXIT, or the index of the sibling to continue with if the function named one. */
function walk(
  node: Node,
  index: number | undefined,
  parent: Node | undefined,
  type: string | undefined,
  visitor: Visitor,
): typeof EXIT | number | undefined {
  const result = type === undefined || node.type === type ? visitor(node, index, parent) : undefined;
  const [action, next] = (Array.isArray(result) ? result : [result, result]) as [unknown, unknown];
  if (action === EXIT) return EXIT;
  // The function may have replaced or changed the children.
  for (let at = 0; action !== SKIP && node.children && at > -1 && at < node.children.length;) {
    const after = walk(node.children[at] as Node, at, node, type, visitor);
    if (after === EXIT) return EXIT;
    at = after ?? at + 1;
  }
  return typeof next === 'number' ? next : undefined;
}
