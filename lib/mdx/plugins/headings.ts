import type { Element } from 'hast';
import type { Heading as MdastHeading, Root, TableCell } from 'mdast';
import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { visit } from '../visit';
import type { VFile } from 'vfile';
import type { PageFacts } from '../types';
import { setupOf } from './setups';

/**
 * Gives each heading its id and collects the headings. If a heading ends with an MDX comment such as `#some-id`, that's its id.
 * Others get the GitHub slug of their text. Reports level 1 headings (the title is the only one) and duplicate ids.
 */
export function headings(facts: PageFacts) {
  return () => (tree: Root, file: VFile) => {
    const slugger = new GithubSlugger();
    const taken = new Set<string>();
    visit(tree, 'heading', node => {
      if (node.depth === 1)
        file.message("The page's title is its only level 1 heading. Write ## here.", node.position);
      const explicit = takeExplicitId(node);
      const text = headingText(node);
      const id = explicit ?? slugger.slug(text);
      if (taken.has(id))
        file.message(`The heading id "${id}" is used twice on this page. Change one of them.`, node.position);
      taken.add(id);
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
      const setup = setupOf(node);
      facts.headings.push({ depth: node.depth, id, text, ...(setup && { setup }) });
    });
  };
}

/** A heading's text, for its id, the link to it, the table of contents, and the search. */
export function headingText(heading: MdastHeading | Element): string {
  return toString(heading).trim();
}

/** Removes the MDX comment with an id from the end of a heading or table cell, and returns the id. */
function takeExplicitId(node: MdastHeading | TableCell): string | undefined {
  return takeExplicitIds(node, /^\s*\/\*\s*(#[\w-]+)\s*\*\/\s*$/)[0];
}

/**
 * Does the same for a comment with several ids, which are separated by spaces in the first group of a pattern. Returns all of
 * the ids.
 */
export function takeExplicitIds(
  node: MdastHeading | TableCell,
  pattern = /^\s*\/\*\s*(#[\w-]+(?:\s+#[\w-]+)*)\s*\*\/\s*$/,
): string[] {
  const last = node.children.at(-1) as { type: string; value?: string } | undefined;
  if (last?.type !== 'mdxTextExpression') return [];
  const ids = pattern.exec(last.value ?? '')?.[1];
  if (ids === undefined) return [];
  node.children.pop();
  const before = node.children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  return ids.split(/\s+/).map(id => id.slice(1));
}
