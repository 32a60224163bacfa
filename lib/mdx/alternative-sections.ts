/** How to find and replace alternatives in a syntax tree. */
interface Tree<T> {
  /** The level of a heading, or undefined for another node. */
  depthOf: (node: T) => number | undefined;
  /** Whether a heading's section is for a setup (plugins/setups.ts). */
  isForSetup: (node: T) => boolean;
  /** What replaces the alternatives. Each is a list of nodes that starts with its heading. */
  replace: (sections: T[][]) => T[];
}

/**
 * Replaces sections that are alternatives to each other: adjacent sections at the same heading level, if at least two of them
 * are for a specific setup. `replace` makes it possible to show the one for the reader's setup first, on the page and in its
 * Markdown.
 *
 * @param nodes the blocks of a page, in order
 */
export function replaceAlternatives<T>(nodes: readonly T[], tree: Tree<T>): T[] {
  const depths = nodes.filter(tree.isForSetup).flatMap(node => tree.depthOf(node) ?? []);
  const deepestFirst = [...new Set(depths)].sort((a, b) => b - a);
  return deepestFirst.reduce((result, depth) => replaceAt(depth, result, tree), [...nodes]);
}

function replaceAt<T>(depth: number, nodes: readonly T[], { depthOf, isForSetup, replace }: Tree<T>): T[] {
  const found: T[] = [];
  let sections: T[][] = [];
  const close = () => {
    const marked = sections.filter(([heading]) => heading !== undefined && isForSetup(heading));
    found.push(...(marked.length > 1 ? replace(sections) : sections.flat()));
    sections = [];
  };
  for (const node of nodes) {
    const level = depthOf(node) ?? Infinity;
    if (level < depth) close();
    if (level === depth) sections.push([node]);
    else (sections.at(-1) ?? found).push(node);
  }
  close();
  return found;
}
