import type { Heading as MdastHeading, Root, TableCell } from 'mdast';
import GithubSlugger from 'github-slugger';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { PageFacts } from '../types';

/**
 * Gives each heading its id and gathers the headings. A heading that ends in an MDX comment with `#some-id` in it names its
 * own id; others get the GitHub slug of their text. Reports a level-1 heading (the title is the only one) and an id used
 * twice.
 */
export function headings(facts: PageFacts) {
  return () => (tree: Root, file: VFile) => {
    const slugger = new GithubSlugger();
    const taken = new Set<string>();
    visit(tree, 'heading', node => {
      if (node.depth === 1)
        file.message('A page has one level-1 heading, its title. Write ## here.', node.position);
      const explicit = takeExplicitId(node);
      const text = headingText(node);
      const id = explicit ?? slugger.slug(text);
      if (taken.has(id))
        file.message(`The heading id "${id}" is used twice in this page. Change one of them.`, node.position);
      taken.add(id);
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
      facts.headings.push({ depth: node.depth, id, text });
    });
  };
}

/** What a heading says: for its id, the contents, and the search. */
export function headingText(heading: MdastHeading): string {
  return toString(heading).trim();
}

/** Removes the MDX comment that holds an id from the end of a heading or a table's cell, and returns the id. */
export function takeExplicitId(node: MdastHeading | TableCell): string | undefined {
  const last = node.children.at(-1) as { type: string; value?: string } | undefined;
  if (last?.type !== 'mdxTextExpression') return undefined;
  const id = /^\s*\/\*\s*#([\w-]+)\s*\*\/\s*$/.exec(last.value ?? '')?.[1];
  if (id === undefined) return undefined;
  node.children.pop();
  const before = node.children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  return id;
}
